import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ChangeError } from '../../../authoring/changes/change-error.ts';
import { commit, proposedBranch } from '../../../authoring/changes/commit.ts';
import { branchName, commitMessage } from '../../../authoring/changes/message.ts';
import { headOf } from '../../../authoring/changes/working-tree.ts';
import type { StepAnswer } from '../../edit/contract.ts';
import type { Handlers } from '../../contract/call.ts';
import type { ChangedFile, CommitAnswer, ReviewAnswer, reviewCalls } from '../contract.ts';
import type { Of } from '../../contract/schema.ts';
import { change } from '../../workspace/change.ts';
import { lackingExamplesOf } from '../../examples/server/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';
import { ChangedFiles, type Changed } from './changed-files.ts';
import { Preview } from './preview.ts';
import { Pictures } from './pictures.ts';
import { Snapshots } from './snapshots.ts';
import { VisitorsUnderWay } from './under-way.ts';
import { changedOutcomes, outcomeEntry, outcomeId, takenOver } from './outcomes.ts';

/** The parts of Studio that the review needs. */
export type Reviewed = Pick<Studio, 'root' | 'project' | 'cache' | 'workspace' | 'history' | 'ended'>;

export function reviewHandlers(studio: Reviewed) {
  const { root, project, workspace, ended } = studio;
  const files = new ChangedFiles(root, workspace);
  const places = { project, root, workspace, ended, cache: join(studio.cache, 'pictures') };
  const [pictures, preview, snapshots] = [new Pictures(places), new Preview(places), new Snapshots(studio)];
  const underWay = new VisitorsUnderWay(root, workspace);
  return {
    review: () => review(studio, files),
    underWay: () => underWay.answer(),
    preview: () => preview.answer,
    writePreview: () => {
      preview.begin();
      return preview.answer;
    },
    pagePictures: () => pictures.answer,
    takePictures: async () => {
      await pictures.begin((await headOf(root)).commit);
      return pictures.answer;
    },
    snapshots: () => snapshots.answer,
    takeSnapshots: () => {
      snapshots.begin();
      return snapshots.answer;
    },
    takeBack: (chosen) => takeBack(studio, files, chosen),
    takeAllBack: ({ key }) => takeAllBack(studio, files, key),
    takeOver: ({ ids }) => takeOver(studio, ids),
    commit: async (request) => {
      const made = await commitAll(studio, files, snapshots.taken, request);
      snapshots.taken.clear();
      return made;
    },
  } satisfies Handlers<typeof reviewCalls>;
}

const emptyReview: Omit<ReviewAnswer, 'outcomes' | 'lacking'> = {
  files: [],
  count: 0,
  proposed: '',
  message: '',
  drafts: [],
  key: '',
};

/** The changes since the last commit. Without a repository, says so in `fault`. */
async function review({ root, workspace }: Reviewed, files: ChangedFiles): Promise<ReviewAnswer> {
  const { site } = workspace;
  const outcomes = changedOutcomes(site).map((one) => outcomeEntry(one, site.names));
  const lacking = lackingExamplesOf(workspace);
  const head = await headOf(root).catch((error: unknown) => error as Error);
  if (head instanceof ChangeError) return { ...emptyReview, outcomes, lacking, fault: head.message };
  if (head instanceof Error) throw head;
  const changed = await files.since(head.commit);
  const drafts = new Set(workspace.drafts.map(({ file }) => file));
  const named = changed.map(({ title, how, changes }) => ({
    title,
    how,
    changes: changes.length > 0 ? changes.map(({ text }) => text) : [how],
  }));
  return {
    files: changed.map((one) => entryOf(one, drafts.has(one.file))),
    count: changed.reduce((sum, { changes }) => sum + Math.max(changes.length, 1), 0),
    outcomes,
    lacking,
    ...(head.branch !== undefined && { branch: head.branch }),
    proposed: await proposedBranch(root, head, branchName(named)),
    message: changed.length === 0 ? '' : commitMessage(named),
    drafts: [...drafts],
    key: changesKey(head.commit, changed),
  };
}

const entryOf = ({ file, title, how, changes, isOurs }: Changed, isDraft: boolean): ChangedFile => ({
  file,
  title,
  how,
  isOurs,
  isDraft,
  changes: changes.map(({ id, what, pieces, line, path }) => ({
    id,
    what,
    pieces,
    line,
    ...(path !== undefined && { path }),
  })),
});

const changesKey = (commit: string, changed: readonly Changed[]): string =>
  createHash('sha256')
    .update(JSON.stringify([commit, changed.map(({ file, after }) => [file, after])]))
    .digest('base64url');

const listIsOld = 'Something has changed since. Look at the list again.';

/** Throws if a text has changed while git ran. There must be no `await` between this and a change. */
function refuseOther(files: ChangedFiles, changed: readonly Changed[]): void {
  if (!changed.every(({ file, after }) => files.textNow(file) === after)) throw new Refusal(409, listIsOld);
}

/** Reverts one change of a file. */
async function takeBack(
  studio: Reviewed,
  files: ChangedFiles,
  { file, id }: Of<typeof reviewCalls.takeBack.takes>,
): Promise<StepAnswer> {
  const changed = await files.since((await headOf(studio.root)).commit);
  const owner = changed.find((one) => one.file === file);
  const found = owner?.changes.find((one) => one.id === id);
  if (!owner || !found) throw new Refusal(409, listIsOld);
  const what = { file: owner.file, path: found.path ?? [], label: `reverting a change of ${owner.title}` };
  const texts = new Map([[owner.file, found.without()]]);
  refuseOther(files, [owner]);
  return change(studio, what, texts);
}

/** Reverts all texts to the last commit. */
async function takeAllBack(studio: Reviewed, files: ChangedFiles, key: string): Promise<StepAnswer> {
  const { commit: last } = await headOf(studio.root);
  const changed = await files.since(last);
  if (changesKey(last, changed) !== key) throw new Refusal(409, listIsOld);
  const texts = changed.filter(({ isOurs }) => isOurs);
  const [first] = texts;
  if (!first) throw new Refusal(409, 'There is nothing to revert.');
  const what = { file: first.file, path: [], label: 'reverting everything since the last commit' };
  refuseOther(files, changed);
  return change(studio, what, new Map(texts.map(({ file, before }) => [file, before])));
}

/** Updates examples with their new outcomes. */
function takeOver(studio: Reviewed, ids: readonly string[]): StepAnswer {
  const { workspace } = studio;
  const wanted = new Set(ids);
  const taken = changedOutcomes(workspace.site).filter((one) => wanted.has(outcomeId(one)));
  const [first] = taken;
  if (!first || taken.length < wanted.size) throw new Refusal(409, listIsOld);
  for (const { file } of taken)
    if (workspace.textOf(file) !== workspace.site.names.files.get(file)?.text)
      throw new Refusal(409, `${file} is a draft. Fix or discard it first.`);
  const texts = takenOver(taken, workspace.site.names);
  return change(studio, { file: first.file, path: [], label: 'the new results of examples' }, texts);
}

/** Commits all changes on a branch, with the snapshots that were taken over. */
async function commitAll(
  { root, workspace }: Reviewed,
  files: ChangedFiles,
  snapshots: ReadonlySet<string>,
  { branch, message, key }: Of<typeof reviewCalls.commit.takes>,
): Promise<CommitAnswer> {
  refuseUnsaved(workspace);
  const { commit: last } = await headOf(root);
  const changed = await files.since(last);
  if (changesKey(last, changed) !== key) throw new Refusal(409, listIsOld);
  // The person may have typed while git ran.
  refuseUnsaved(workspace);
  refuseOther(files, changed);
  const all = [...changed.map(({ file }) => file), ...snapshots];
  const made = await commit(root, { branch, message, files: all });
  return { commit: made.slice(0, 10), branch, count: all.length };
}

/** Throws while a change is not in its file. */
function refuseUnsaved({ drafts, unsaved }: Reviewed['workspace']): void {
  const files = drafts.map(({ file }) => file).join(', ');
  if (files !== '') throw new Refusal(409, `Drafts cannot be committed. Fix or discard them first: ${files}.`);
  if (unsaved.size > 0) throw new Refusal(409, 'The last change is still being saved. Try again in a moment.');
}
