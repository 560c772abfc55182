import { read, send } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { count, list, map, number, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';
import { lackingExamples } from '../examples/contract.ts';

// The review: changes since the last commit.

/** A piece of a changed text: in both versions, only in the old one, or only in the new one. */
const piece = map({ text, in: oneOf('both', 'before', 'after') });
export type Piece = Of<typeof piece>;

const changeEntry = map(
  {
    id: text,
    what: text,
    /** For a changed text: its differences word by word. */
    pieces: list(piece),
    line: count,
  },
  { /** Its current path, if the panel can show it. */ path },
);
export type ChangeEntry = Of<typeof changeEntry>;

const how = oneOf('added', 'removed', 'changed');

const changedFile = map({
  file,
  /** For the person: Page "home". */
  title: text,
  how,
  changes: list(changeEntry),
  /** Whether Studio can revert its changes. It cannot write guides, for example. */
  isOurs: truth,
  /** Whether the change is a draft. */
  isDraft: truth,
});
export type ChangedFile = Of<typeof changedFile>;

/** An example whose outcome has changed. */
const outcomeEntry = map({
  id: text,
  file,
  name: text,
  path,
  differences: list(map({ at: text, declared: text, came: text })),
});
export type OutcomeEntry = Of<typeof outcomeEntry>;

const reviewAnswer = map(
  {
    files: list(changedFile),
    count,
    outcomes: list(outcomeEntry),
    /** Those of them that only lack an answer. */
    lacking: list(lackingExamples),
    /** A branch name for the commit. `message`: a message for it, from the changes. */
    proposed: text,
    message: text,
    /** Files with drafts. */
    drafts: list(file),
    /** Hash of the changes that the person has seen. */
    key: text,
  },
  {
    /** Why there is no comparison: no git, no repository, no commit. */ fault: text,
    /** The branch that is checked out. */ branch: text,
  },
);
export type ReviewAnswer = Of<typeof reviewAnswer>;

/** What the changes do to visitors under way, in sentences, by form or wizard. */
const underWayAnswer = map({
  forms: list(map({ title: text, sentences: list(map({ text, more: list(text) })) })),
});
export type UnderWayAnswer = Of<typeof underWayAnswer>;

const commitAnswer = map({ commit: text, branch: text, count });
export type CommitAnswer = Of<typeof commitAnswer>;

/** State of a long task. */
const progress = oneOf('none', 'running', 'done', 'failed');

/** The folder with the preview, once it is written. */
const previewAnswer = map({ state: progress }, { folder: text, pages: count, fault: text });
export type PreviewAnswer = Of<typeof previewAnswer>;

/** The snapshots that were taken over, and words for which browser tests look and that are on no page any more. */
const snapshotsAnswer = map(
  { state: progress, count, missed: list(map({ file, line: count, text })) },
  { fault: text },
);
export type SnapshotsAnswer = Of<typeof snapshotsAnswer>;

/** A part of a page before and after, as data URLs. Absent if the page did not exist. */
const picturePart = map({}, { before: text, after: text });
export type PicturePart = Of<typeof picturePart>;

/** The differences of a page or wizard step at a width. */
const picturesAt = map({ width: number, parts: list(picturePart) });
export type PicturesAt = Of<typeof picturesAt>;

/** A page, or a wizard step on it (`step`: its title). */
const pictured = map({ file, path: text, how, at: list(picturesAt) }, { step: text });
export type Pictured = Of<typeof pictured>;

/** The pictures taken so far. */
const pagePicturesAnswer = map(
  {
    state: progress,
    done: count,
    total: count,
    pages: list(pictured),
    /** Whether something has changed since they were started. */
    isOld: truth,
  },
  { /** Why some or all are missing. */ fault: text },
);
export type PagePicturesAnswer = Of<typeof pagePicturesAnswer>;

/** Messages of the process that takes pictures. */
export type PicturesNews =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'pictured'; readonly pictured: Pictured }
  | { readonly kind: 'fault'; readonly fault: string };

export const reviewCalls = {
  review: read(map({}), reviewAnswer),
  underWay: read(map({}), underWayAnswer),
  /** Reverts one change of a file. */
  takeBack: send(map({ file, id: text }), stepAnswer),
  /** Reverts all texts to the last commit. */
  takeAllBack: send(map({ key: text }), stepAnswer),
  /** Updates examples with their new outcomes. */
  takeOver: send(map({ ids: list(text) }), stepAnswer),
  pagePictures: read(map({}), pagePicturesAnswer),
  takePictures: send(map({}), pagePicturesAnswer),
  preview: read(map({}), previewAnswer),
  writePreview: send(map({}), previewAnswer),
  snapshots: read(map({}), snapshotsAnswer),
  takeSnapshots: send(map({}), snapshotsAnswer),
  /** Commits all changes on a branch, with the snapshots that were taken over. */
  commit: send(map({ branch: text, message: text, key: text }), commitAnswer),
};
