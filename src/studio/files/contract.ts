import { change, read } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { list, map, more, oneOf, text, type Of } from '../contract/schema.ts';
import { base, file, problem, usePlace } from '../contract/values.ts';

/** Something that begins with its template, and is used at the end of a page or form. */
const newRequest = map({
  kind: oneOf('page', 'form', 'wizard', 'list'),
  /** Of its file, in small letters with hyphens. */
  name: text,
  /** The name of the page or form. */
  on: text,
});
export type NewRequest = Of<typeof newRequest>;

/** `address`: of the page on which it is seen. */
const newAnswer = more(stepAnswer, {}, { address: text });
export type NewAnswer = Of<typeof newAnswer>;

/** What becomes of a file's removal. It can be removed when there are no places and no problems. */
const removalAnswer = map({
  /** Where other files still name it. */
  places: list(usePlace),
  /** Files that nothing would use then, which are removed with it. */
  also: list(file),
  /** What would be wrong then. */
  problems: list(problem),
});
export type RemovalAnswer = Of<typeof removalAnswer>;

export const fileCalls = {
  new: change(newRequest, newAnswer),
  removal: read(map({ file }), removalAnswer),
  /** `also`: the files that the person has seen go with it. */
  remove: change(map({ file, also: list(file), base }), stepAnswer),
};
