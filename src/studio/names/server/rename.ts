import { asFound } from '../../../authoring/usages/find.ts';
import { CannotRename } from '../../../authoring/usages/rename/cannot-rename.ts';
import { fieldCount } from '../../../authoring/usages/rename/field-count.ts';
import { lastPart, whyKept } from '../../../authoring/usages/rename/new-name.ts';
import { planRename, type Edit, type Plan } from '../../../authoring/usages/rename/plan.ts';
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
import { namedAt, namesOf, type Named, type NamedThing } from './names.ts';
import type { Workspace } from '../../workspace/workspace.ts';

export const nameHandlers = (studio: Changing) =>
  ({
    name: ({ file, path }) => nameAt(studio.workspace, file, path),
    rename: (request) => rename(studio, request),
  }) satisfies Handlers<typeof nameCalls>;

/** What would be renamed at a place. */
function nameAt(workspace: Workspace, file: string, path: Path): NameAnswer {
  const { names, thing } = named(workspace, file, path);
  const { kind, ids } = asFound(thing);
  const why = kind === 'picture' ? pictures : whyKept(asFound(thing));
  const places = thing.filter(isText);
  return {
    kind,
    name: lastPart(kind, ids[0] ?? ''),
    ...(why !== undefined && { why }),
    places: placesOf(places, names.begun.symbols),
    files: new Set(places.map((one) => one.file)).size,
  };
}

/** A picture is no text. */
const pictures = 'Rename the file of a picture by npm run site -- rename.';

/** Whether a name is written in a text: that of a file is not, nor is one that a template makes. */
const isText = ({ end, made }: Occurrence): boolean => end > 0 && !made;

/** Gives a thing another name in every place at once. Nothing changes where the site would break. */
function rename(studio: Changing, { file, path, name, base }: Of<typeof nameCalls.rename.takes>): StepAnswer {
  const { workspace } = studio;
  const { names, thing, here, text } = named(workspace, file, path);
  refuseOld(text, base);
  const [problem] = names.begun.problems;
  if (problem) throw new Refusal(422, `Mend this first: ${problem.place.file}: ${problem.message}`);
  const plan = planned(workspace, names, thing, name.trim());
  const texts = textsOf(plan.edits);
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

/** The thing at a path, in a file that is no draft: only the names of sound files are known. */
function named(workspace: Workspace, file: string, path: Path): NamedThing & { names: Named; text: string } {
  const text = textIn(workspace, file);
  refuseDrafts(workspace, [file]);
  const names = namesOf(workspace);
  const found = namedAt(names, file, text, path);
  if (!found) throw new Refusal(404, 'What stands here has no name that others use.');
  return { ...found, names, text };
}

function planned(workspace: Workspace, { things }: Named, thing: NamedThing['thing'], name: string): Plan {
  const plan = planRename(asFound(thing), name, things.all, workspace.root, workspace.unsaved);
  if (plan.kind === 'picture') throw new CannotRename(pictures);
  return plan;
}

/** What is not config, such as the snapshots that tests keep, follows when its tests are run. */
function textsOf(edits: readonly Edit[]): Map<string, string | undefined> {
  const config = edits.filter(({ file }) => file.startsWith('config/'));
  const moved = config.filter(({ file, to }) => file !== to).map(({ file }) => [file, undefined] as const);
  return new Map([...moved, ...config.map(({ to, after }) => [to, after] as const)]);
}

function refuseUnsound(
  workspace: Workspace,
  { begun }: Named,
  { kind }: Plan,
  texts: ReadonlyMap<string, string | undefined>,
) {
  const { begun: after, added } = workspace.trial(texts);
  refuseProblems(added);
  if (kind === 'field' && fieldCount(after) !== fieldCount(begun))
    throw new Refusal(422, 'A form would ask for fewer fields than before: one of that name is there already.');
}
