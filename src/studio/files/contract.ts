import { change, read } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { list, map, extend, oneOf, text, type Of } from '../contract/schema.ts';
import { base, file, problem, usePlace } from '../contract/values.ts';

/** A new file from a template, which is used at the end of a page or form. */
const newRequest = map({
  kind: oneOf('page', 'form', 'wizard', 'list'),
  /** The file name, in small letters with hyphens. */
  name: text,
  /** The name of the page or form. */
  on: text,
});
export type NewRequest = Of<typeof newRequest>;

/** `address`: of a page that shows it. */
const newAnswer = extend(stepAnswer, {}, { address: text });
export type NewAnswer = Of<typeof newAnswer>;

/** What removing a file would do. It can be removed if there are no places and no problems. */
const removalAnswer = map({
  /** Where other files still use it. */
  places: list(usePlace),
  /** Files that would no longer be used, which are removed with it. */
  also: list(file),
  /** Problems that the removal would cause. */
  problems: list(problem),
});
export type RemovalAnswer = Of<typeof removalAnswer>;

export const fileCalls = {
  new: change(newRequest, newAnswer),
  removal: read(map({ file }), removalAnswer),
  /** `also`: the files that the person agreed to remove too. */
  remove: change(map({ file, also: list(file), base }), stepAnswer),
};
