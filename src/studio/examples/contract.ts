import { change } from '../contract/call.ts';
import { editAnswer } from '../edit/contract.ts';
import { count, list, map, text, type Of } from '../contract/schema.ts';
import { base, file } from '../contract/values.ts';

/** Examples of a form that lack answers, which Studio can fill in. */
export const lackingExamples = map({
  file,
  base,
  /** The labels of the questions. */
  questions: list(text),
  /** Number of examples. */
  count,
});
export type LackingExamples = Of<typeof lackingExamples>;

export const exampleCalls = {
  /** Fills in the answers that the examples of a form lack. */
  fillExamples: change(map({ file, base }), editAnswer),
};
