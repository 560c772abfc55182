/** Texts of the review. */
export const reviewTexts = {
  review: 'Review',
  count: (count: number): string => (count === 1 ? '1 change' : `${count} changes`),
  title: 'Changes since the last commit',
  close: 'Close',
  loading: 'Loading the changes…',
  nothing: 'Nothing has changed since the last commit.',
  changes: 'Changes',
  hows: { added: 'added', removed: 'removed', changed: 'changed' },
  draft: 'A draft: it is not saved in the file yet.',
  place: (file: string, line: number): string => `${file.replace(/^config\//, '')}:${line}`,
  openHelp: (what: string): string => `Open: ${what}`,
  takeBack: 'Revert',
  takeBackOf: (what: string): string => `Revert: ${what}`,
  byGit: 'Studio cannot revert this. Ask a developer.',
  takeAllBack: 'Revert all',
  sure: (count: number): string => `Revert ${count === 1 ? 'the change' : `all ${count} changes`}? Undo restores them.`,
  yes: 'Yes, revert all',
  no: 'No, keep them',
  tookBack: 'Reverted. Undo restores it.',
  were: 'was:',
  now: 'now:',
  outcomes: 'Examples with a new result',
  outcomesHelp: 'If the new result is right, accept it.',
  takeOver: 'Accept',
  takeOverOf: (name: string): string => `Accept: ${name}`,
  takeAllOver: 'Accept all',
  tookOver: 'Accepted. Undo restores the old result.',
  says: 'was:',
  comes: 'now:',
  underWay: 'Visitors under way',
  underWayHelp:
    'Who has begun a form or wizard when you publish: what becomes of their answers, and of leads from pages that are still open. Tried with the examples and with simulated visitors.',
  underWaySoon: 'Restoring drafts with the new questions…',
  nobodyUnderWay: 'No draft, open page or lead on its way is affected.',
  pictures: 'In pictures',
  picturesHelp:
    'Pages that look different now, on a phone and on a desktop: only the differences, before and after. It takes some seconds per page; you can use Studio meanwhile.',
  takePictures: 'Take pictures',
  takeAgain: 'Take pictures again',
  preparing: 'Searching for affected pages…',
  taking: (done: number, total: number): string => `${done} of ${total} taken…`,
  taken: (count: number): string => (count === 0 ? 'No page looks different.' : `${count} taken.`),
  oldPictures: 'These pictures are out of date: something has changed since.',
  same: 'Looks the same: the change is not visible in the picture, such as data for search engines, or what is shown after an answer.',
  stepOf: (path: string, step: string): string => `${path}, step ${step}`,
  sides: { before: 'before', after: 'now' },
  device: (width: number): string => (width < 600 ? 'phone' : 'desktop'),
  notThere: { before: 'It did not exist.', after: 'It no longer exists.' },
  partOf: (title: string, width: number, number: number, count: number): string =>
    `${title}, ${width < 600 ? 'phone' : 'desktop'}${count > 1 ? `, part ${number} of ${count}` : ''}`,
  preview: 'A preview for a colleague',
  previewHelp:
    'Writes the current site, without drafts, into the folder preview beside config. Send the folder, or put it on any server: a double click on its index.html opens it. Its pages have no scripts, so forms can be seen but not filled in.',
  writePreview: 'Write the preview',
  building: 'Building the site. This takes up to a minute…',
  previewDone: (pages: number, folder: string): string =>
    `${pages === 1 ? '1 page is' : `${pages} pages are`} in ${folder}. Open index.html there.`,
  snapshots: 'What the tests expect',
  snapshotsHelp:
    'The tests compare every page with a text of how it looked before. Take over how it looks now, after you have read the changes above; it is committed together with them. Otherwise the tests fail until somebody does.',
  takeSnapshots: 'Take over the new look',
  takingSnapshots: 'Drawing every page. This takes up to a minute…',
  snapshotsTaken: (count: number): string =>
    count === 0
      ? 'The tests expect what the pages show.'
      : `${count === 1 ? '1 text is' : `${count} texts are`} taken over, and will be committed with your changes.`,
  missed:
    'Studio cannot take over these: tests look for words that are on no page any more, because the specification may require them. Ask a developer:',
  commit: 'Commit',
  branch: 'Branch',
  branchNow: (branch: string): string => `The changes are committed on ${branch}, where you are.`,
  branchNew: (from: string | undefined): string =>
    `A new branch from ${from === undefined ? 'the current commit (no branch is checked out)' : `the last commit of ${from}`}.`,
  message: 'Message',
  commitHelp:
    'Only files in config, and the look that you have taken over, are committed. Other changed or staged files are not touched.',
  draftsLeft: (files: readonly string[]): string =>
    `Drafts cannot be committed. Fix or discard them first: ${files.join(', ')}.`,
  committing: 'Committing…',
  committed: (count: number, branch: string, commit: string): string =>
    `${count === 1 ? '1 file is' : `${count} files are`} committed on ${branch}: ${commit}.`,
} as const;
