import { asFound } from '../../../usages/find.ts';
import { CannotRename } from '../../../usages/rename/cannot-rename.ts';
import { fieldCount } from '../../../usages/rename/field-count.ts';
import { lastPart, whyKept } from '../../../usages/rename/new-name.ts';
import { planRename, type Edit, type Plan } from '../../../usages/rename/plan.ts';
import type { Occurrence } from '../../../usages/occurrence.ts';
import type { StepAnswer } from '../../shared/edits.ts';
import type { NameAnswer, RenameRequest } from '../../shared/naming.ts';
import type { Path } from '../../shared/path.ts';
import { change } from '../workspace/change.ts';
import type { Route } from '../http/http.ts';
import { asPath, pathIn } from '../http/paths.ts';
import { refuseOld } from '../workspace/refuse-old.ts';
import { Refusal } from '../http/refusal.ts';
import type { Studio } from '../studio.ts';
import { refuseDrafts, refuseProblems } from '../files/refuse.ts';
import { placesOf } from './places.ts';
import { namedAt, namesOf, type Named, type NamedThing } from './names.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** `GET name?file=config/forms/login.yaml&path=["schema","properties","email"]`: what would be renamed. */
export const nameRoute =
  ({ workspace }: Pick<Studio, 'workspace'>): Route =>
  ({ query }): NameAnswer => {
    const { names, thing } = named(workspace, query.get('file') ?? '', pathIn(query.get('path')));
    const { kind, ids } = asFound(thing);
    const why = kind === 'picture' ? pictures : whyKept(asFound(thing));
    const places = thing.filter(isText);
    return {
      kind,
      name: lastPart(kind, ids[0] ?? ''),
      ...(why !== undefined && { why }),
      places: placesOf(places, names.begun.symbols),
      files: new Set(places.map(({ file }) => file)).size,
    };
  };

/** A picture is no text. */
const pictures = 'Rename the file of a picture by npm run site -- rename.';

/** Whether a name is written in a text: that of a file is not, nor is one that a template makes. */
const isText = ({ end, made }: Occurrence): boolean => end > 0 && !made;

/** `POST rename`: gives a thing another name in every place at once. Nothing changes where the site would break. */
export const renameRoute =
  (studio: Pick<Studio, 'workspace' | 'history'>): Route =>
  ({ body }): StepAnswer => {
    const { file, path, name, base } = (body ?? {}) as Partial<RenameRequest>;
    if (typeof file !== 'string' || typeof name !== 'string')
      throw new Refusal(400, 'A rename has a file, a path and a name.');
    const { workspace } = studio;
    const at = asPath(path);
    const { names, thing, here, text } = named(workspace, file, at);
    refuseOld(text, base);
    const [problem] = names.begun.problems;
    if (problem) throw new Refusal(422, `Mend this first: ${problem.place.file}: ${problem.message}`);
    const plan = planned(workspace, names, thing, name.trim());
    const texts = textsOf(plan.edits);
    refuseDrafts(workspace, texts.keys());
    refuseUnsound(workspace, names, plan, texts);
    const isKey = here !== undefined && lastPart(plan.kind, plan.from[0] ?? '') === at.at(-1);
    const what = {
      file: plan.edits.find((edit) => edit.file === file)?.to ?? file,
      path: isKey ? [...at.slice(0, -1), plan.to] : at,
      from: { file, path: at },
      label: `${lastPart(plan.kind, plan.from[0] ?? '')} → ${plan.to}`,
    };
    return change(studio, what, texts);
  };

/** The thing at a path, in a file that is no draft: only the names of sound files are known. */
function named(workspace: Workspace, file: string, path: Path): NamedThing & { names: Named; text: string } {
  const text = workspace.textOf(file);
  if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
  refuseDrafts(workspace, [file]);
  const names = namesOf(workspace);
  const found = namedAt(names, file, text, path);
  if (!found) throw new Refusal(404, 'What stands here has no name that others use.');
  return { ...found, names, text };
}

function planned(workspace: Workspace, { things }: Named, thing: NamedThing['thing'], name: string): Plan {
  try {
    const plan = planRename(asFound(thing), name, things.all, workspace.root, workspace.unsaved);
    if (plan.kind === 'picture') throw new CannotRename(pictures);
    return plan;
  } catch (error) {
    if (error instanceof CannotRename) throw new Refusal(422, error.message);
    throw error;
  }
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
