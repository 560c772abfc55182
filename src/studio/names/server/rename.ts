import { asThingUses } from '../../../authoring/usages/find.ts';
import { CannotRename } from '../../../authoring/usages/rename/cannot-rename.ts';
import { fieldCount } from '../../../authoring/usages/rename/field-count.ts';
import { lastPart, whyKept } from '../../../authoring/usages/rename/new-name.ts';
import type { Edit } from '../../../authoring/usages/rename/edit.ts';
import { planRename, type Plan } from '../../../authoring/usages/rename/plan.ts';
import type { Occurrence } from '../../../authoring/usages/occurrence.ts';
import type { StepAnswer } from '../../edit/contract.ts';
import type { Handlers } from '../../contract/call.ts';
import type { NameAnswer, nameCalls } from '../contract.ts';
import type { Of } from '../../contract/schema.ts';
import type { Path } from '../../contract/path.ts';
import { change } from '../../workspace/change.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import { refuseDrafts, refuseOld, refuseProblems, textIn } from '../../workspace/refuse.ts';
import { placesOf } from './places.ts';
import { namedAt, siteNamesOf, type SiteNames, type NamedThing } from './names.ts';
import type { Workspace } from '../../workspace/workspace.ts';

export const nameHandlers = (studio: Changing) =>
  ({
    name: ({ file, path }) => nameAt(studio.workspace, file, path),
    rename: (request) => rename(studio, request),
  }) satisfies Handlers<typeof nameCalls>;

/** What a rename at a place would change. */
function nameAt(workspace: Workspace, file: string, path: Path): NameAnswer {
  const { names, thing } = thingToRename(workspace, file, path);
  const { kind, ids } = asThingUses(thing);
  const why = kind === 'picture' ? pictureHint : whyKept(asThingUses(thing));
  const places = thing.filter(isInText);
  return {
    kind,
    name: lastPart(kind, ids[0] ?? ''),
    ...(why !== undefined && { why }),
    places: placesOf(places, names.begun.symbols),
    files: new Set(places.map((one) => one.file)).size,
  };
}

/** Studio does not rename files of pictures. */
const pictureHint = 'Rename pictures with: npm run site -- rename';

/** Whether a name is in a text. File names and generated names are not. */
const isInText = ({ end, made }: Occurrence): boolean => end > 0 && !made;

/** Renames a thing in all places at once. Changes nothing if the site would become invalid. */
function rename(studio: Changing, { file, path, name, base }: Of<typeof nameCalls.rename.takes>): StepAnswer {
  const { workspace } = studio;
  const { names, thing, here, text } = thingToRename(workspace, file, path);
  refuseOld(text, base);
  const [problem] = names.begun.problems;
  if (problem) throw new Refusal(422, `Fix this first: ${problem.place.file}: ${problem.message}`);
  const plan = renamePlan(workspace, names, thing, name.trim());
  const texts = configTexts(plan.edits);
  refuseDrafts(workspace, texts.keys());
  refuseUnsound(workspace, names, plan, texts);
  const isKey = here !== undefined && lastPart(plan.kind, plan.from[0] ?? '') === path.at(-1);
  const what = {
    file: plan.edits.find((edit) => edit.file === file)?.to ?? file,
    path: isKey ? [...path.slice(0, -1), plan.to] : path,
    from: { file, path },
    label: `${lastPart(plan.kind, plan.from[0] ?? '')} → ${plan.to}`,
  };
  return change(studio, what, texts);
}

/** The named thing at a path. Refuses drafts, because only the names of valid files are known. */
function thingToRename(
  workspace: Workspace,
  file: string,
  path: Path,
): NamedThing & { names: SiteNames; text: string } {
  const text = textIn(workspace, file);
  refuseDrafts(workspace, [file]);
  const names = siteNamesOf(workspace);
  const found = namedAt(names, file, text, path);
  if (!found) throw new Refusal(404, 'This has no name that is used elsewhere.');
  return { ...found, names, text };
}

function renamePlan(workspace: Workspace, { things }: SiteNames, thing: NamedThing['thing'], name: string): Plan {
  const plan = planRename(asThingUses(thing), name, things.all, workspace.root, workspace.unsaved);
  if (plan.kind === 'picture') throw new CannotRename(pictureHint);
  return plan;
}

/** The texts after a rename. Only of config: snapshots of tests, for example, are updated by the tests. */
function configTexts(edits: readonly Edit[]): Map<string, string | undefined> {
  const config = edits.filter(({ file }) => file.startsWith('config/'));
  const moved = config.filter(({ file, to }) => file !== to).map(({ file }) => [file, undefined] as const);
  return new Map([...moved, ...config.map(({ to, after }) => [to, after] as const)]);
}

function refuseUnsound(
  workspace: Workspace,
  { begun }: SiteNames,
  { kind }: Plan,
  texts: ReadonlyMap<string, string | undefined>,
) {
  const { begun: after, added } = workspace.trial(texts);
  refuseProblems(added);
  if (kind === 'field' && fieldCount(after) !== fieldCount(begun))
    throw new Refusal(422, 'The form already has a field with this name.');
}
