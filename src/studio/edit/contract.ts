import { change } from '../contract/call.ts';
import { anything, count, list, map, more, nothing, oneOf, schema, yes, type Of } from '../contract/schema.ts';
import { base, file, path, problem, turn } from '../contract/values.ts';

/** What can be done with an item of a list, or a property of a map, among those beside it. */
export const arrangement = oneOf('up', 'down', 'copy', 'remove');
export type Arrangement = Of<typeof arrangement>;

/** What has become of a change of one file or several. */
export const stepAnswer = map(
  {
    file,
    /** Where what was changed is now. */
    path,
    outcome: oneOf('waiting', 'refused'),
    problems: list(problem),
  },
  { /** Whether there is no such file any more. */ isGone: yes },
);
export type StepAnswer = Of<typeof stepAnswer>;

export const editAnswer = more(stepAnswer, { base, turn });
export type EditAnswer = Of<typeof editAnswer>;

const edit = map(
  { file, path, base },
  { value: anything, arrange: arrangement, /** Its number among those beside it, from 0. */ to: count },
);
const ways = ['value', 'arrange', 'to'].map((key) => ({ required: [key] }));

export const editCalls = {
  /** Gives what is at the path another value, or another place. */
  edit: change(schema<Of<typeof edit>>({ ...edit, oneOf: ways }), editAnswer),
  undo: change(map({}), stepAnswer),
  redo: change(map({}), stepAnswer),
  /** Discards a draft, and those that go with it. */
  discard: change(map({ file }), nothing),
};
