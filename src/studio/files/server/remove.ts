import type { Kind } from '../../../compiler/read/source.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import { unusedCodes } from '../../../compiler/compile-day.ts';
import type { SiteBegun } from '../../../compiler/compile-site.ts';
import { occurrences } from '../../../authoring/usages/collect.ts';
import type { Occurrence } from '../../../authoring/usages/occurrence.ts';
import type { Handlers } from '../../contract/call.ts';
import type { fileCalls, RemovalAnswer } from '../contract.ts';
import { change } from '../../workspace/change.ts';
import { hashOf } from '../../workspace/config-files.ts';
import type { RefusedDraft } from '../../workspace/draft.ts';
import type { Trial } from '../../workspace/trial.ts';
import { addedIn } from '../../workspace/added.ts';
import { draftGroups } from '../../workspace/groups.ts';
import { placesOf } from '../../names/server/places.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems, textIn } from '../../workspace/refuse.ts';
import { make } from './new.ts';
import type { Changing } from '../../http/studio.ts';
import type { Workspace } from '../../workspace/workspace.ts';

export const fileHandlers = (studio: Changing) =>
  ({
    new: (request) => make(studio, request),
    removal: ({ file }) => removalOf(studio.workspace, file),
    /** Removes an unused file, with the files that only it uses. One undo restores all. */
    remove: ({ file, also, base }) => {
      const { workspace } = studio;
      const removal = removalOf(workspace, file);
      if (hashOf(workspace.textOf(file) ?? '') !== base || removal.also.join() !== also.join())
        throw new Refusal(409, 'The site has changed since. Look at it again.');
      const [place] = removal.places;
      if (place) throw new Refusal(422, `${place.file}:${place.line} still uses it.`);
      refuseProblems(removal.problems);
      const what = { file, path: [], label: `removal of ${file.replace(/^config\//, '')}` };
      return change(studio, what, removedAll([file, ...removal.also]));
    },
  }) satisfies Handlers<typeof fileCalls>;

/** The kinds that can be removed. Code, the server or the whole site may depend on files of other kinds. */
const removable: ReadonlySet<Kind> = new Set(['page', 'form', 'wizard', 'list']);

function removalOf(workspace: Workspace, file: string): RemovalAnswer {
  const kind = workspace.site.names.files.get(file)?.kind;
  textIn(workspace, file);
  if (kind === undefined) throw new Refusal(404, `There is no ${file}.`);
  if (!removable.has(kind)) throw new Refusal(422, 'Only pages, forms and lists can be removed here.');
  const drafts = draftTexts(soundDrafts(workspace, file));
  const now = workspace.trial(drafts);
  const { begun } = now;
  const places = namedElsewhere(begun, file, kind);
  if (places.length > 0) return { places: placesOf(places, begun.symbols), also: [], problems: [] };
  return { places: [], ...leftOver(workspace, file, drafts, now) };
}

/**
 * The drafts with which the site has no unknown names. A change that removes the last use of a file is a draft as long
 * as the file exists.
 */
function soundDrafts(workspace: Workspace, file: string): readonly RefusedDraft[] {
  const drafts = workspace.drafts.filter((draft) => !draft.isOutdated && draft.file !== file);
  const isSound = (some: readonly RefusedDraft[]) => workspace.trial(draftTexts(some)).begun.symbols.broken.size === 0;
  if (isSound(drafts)) return drafts;
  const sound = draftGroups(drafts).filter(isSound).flat();
  return isSound(sound) ? sound : [];
}

const draftTexts = (drafts: readonly RefusedDraft[]): Unsaved =>
  new Map(drafts.map((draft) => [draft.file, draft.text]));

const removedAll = (files: readonly string[]): Map<string, undefined> =>
  new Map(files.map((file) => [file, undefined]));

/** Where other files use a file, its address or its places. */
function namedElsewhere(begun: SiteBegun, file: string, kind: Kind): Occurrence[] {
  const kinds = new Set<string>([kind, 'address', 'place']);
  return [...occurrences(begun).values()]
    .filter((thing) => thing.some((place) => place.declares && place.file === file && kinds.has(place.kind)))
    .flatMap((thing) => thing.filter((place) => place.file !== file && !place.declares));
}

/** Longest chain of unused files. */
const maxUnusedDepth = 12;

/**
 * The files that are unused without a file, with the translations of these, and the problems of the site without all of
 * them.
 */
function leftOver(
  workspace: Workspace,
  file: string,
  drafts: Unsaved,
  before: Trial,
): Pick<RemovalAnswer, 'also' | 'problems'> {
  const also: string[] = [];
  for (let depth = 0; ; depth++) {
    const { added, begun } = workspace.trial(new Map([...drafts, ...removedAll([file, ...also])]));
    const problems = addedIn(added, before.added);
    const over = [...addedIn(begun.unready, before.begun.unready), ...problems]
      .filter(({ code }) => unusedCodes.has(code) || code === 'translation/file')
      .map(({ place }) => place.file);
    if (over.length === 0 || depth === maxUnusedDepth) return { also, problems };
    also.push(...new Set(over));
  }
}
