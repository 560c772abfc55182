import { read, send } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { count, list, map, number, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';

// What has changed since the last commit.

/** Some words of a text that became another one: in both, only in the older, or only in the newer. */
const piece = map({ text, in: oneOf('both', 'before', 'after') });
export type Piece = Of<typeof piece>;

const changeEntry = map(
  {
    id: text,
    what: text,
    /** Where one text became another, word by word. */
    pieces: list(piece),
    line: count,
  },
  { /** Where it is now; missing for what no property shows. */ path },
);
export type ChangeEntry = Of<typeof changeEntry>;

const how = oneOf('added', 'removed', 'changed');

const changedFile = map({
  file,
  /** As one would say it: Page "home". */
  title: text,
  how,
  changes: list(changeEntry),
  /** Whether Studio can take its changes back: it writes no guides, for example. */
  isOurs: truth,
  /** Whether the change is a draft, which is not in its file yet. */
  isDraft: truth,
});
export type ChangedFile = Of<typeof changedFile>;

/** What an example says, and what comes now. */
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
    /** The branch to commit on, and a message made from the changes. */
    proposed: text,
    message: text,
    /** Files whose changes are drafts. */
    drafts: list(file),
    /** Tells what the person has seen from what is there later. */
    key: text,
  },
  {
    /** Why nothing can be compared: no git, no repository, no commit. */ fault: text,
    /** Checked out. */ branch: text,
  },
);
export type ReviewAnswer = Of<typeof reviewAnswer>;

const commitAnswer = map({ commit: text, branch: text, count });
export type CommitAnswer = Of<typeof commitAnswer>;

/** How far something is that takes long. */
const progress = oneOf('none', 'running', 'done', 'failed');

/** The folder with the preview, once it is made. */
const previewAnswer = map({ state: progress }, { folder: text, pages: count, fault: text });
export type PreviewAnswer = Of<typeof previewAnswer>;

/** A stretch of a page before and now, as pictures in data addresses. One is missing where nothing is there. */
const picturePart = map({}, { before: text, after: text });
export type PicturePart = Of<typeof picturePart>;

/** What differs of a page, or of a step of a wizard on it, at the width of a device. */
const picturesAt = map({ width: number, parts: list(picturePart) });
export type PicturesAt = Of<typeof picturesAt>;

/** A page, or the step of a wizard on it, by its title. */
const pictured = map({ file, path: text, how, at: list(picturesAt) }, { step: text });
export type Pictured = Of<typeof pictured>;

/** What has been taken so far. */
const pagePicturesAnswer = map(
  {
    state: progress,
    done: count,
    total: count,
    pages: list(pictured),
    /** Whether something has changed since they were begun. */
    isOld: truth,
  },
  { /** Why there are none, or not all. */ fault: text },
);
export type PagePicturesAnswer = Of<typeof pagePicturesAnswer>;

/** What the process that takes pictures tells. */
export type PicturesNews =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'pictured'; readonly pictured: Pictured }
  | { readonly kind: 'fault'; readonly fault: string };

export const reviewCalls = {
  review: read(map({}), reviewAnswer),
  /** The file without one of its changes. */
  takeBack: send(map({ file, id: text }), stepAnswer),
  /** Every text as the last commit has it. */
  takeAllBack: send(map({ key: text }), stepAnswer),
  /** Makes examples say what comes now. */
  takeOver: send(map({ ids: list(text) }), stepAnswer),
  pagePictures: read(map({}), pagePicturesAnswer),
  takePictures: send(map({}), pagePicturesAnswer),
  preview: read(map({}), previewAnswer),
  writePreview: send(map({}), previewAnswer),
  /** Everything in the list, on a branch. */
  commit: send(map({ branch: text, message: text, key: text }), commitAnswer),
};
