import { change } from '../contract/call.ts';
import { anything, count, list, map, extend, nullValue, oneOf, schema, yes, type Of } from '../contract/schema.ts';
import { base, file, path, problem, turn } from '../contract/values.ts';

/** How a list item or a property of a map can be arranged among its siblings. */
export const arrangement = oneOf('up', 'down', 'copy', 'remove');
export type Arrangement = Of<typeof arrangement>;

/** The result of a change of one or more files. */
export const stepAnswer = map(
  {
    file,
    /** The path of the changed thing now. */
    path,
    outcome: oneOf('waiting', 'refused'),
    problems: list(problem),
  },
  { /** Set if the file no longer exists. */ isGone: yes },
);
export type StepAnswer = Of<typeof stepAnswer>;

export const editAnswer = extend(stepAnswer, { base, turn });
export type EditAnswer = Of<typeof editAnswer>;

const edit = map(
  { file, path, base },
  { value: anything, arrange: arrangement, /** The new index among its siblings, from 0. */ to: count },
);
const ways = ['value', 'arrange', 'to'].map((key) => ({ required: [key] }));

export const editCalls = {
  /** Changes the value at a path, or its position. */
  edit: change(schema<Of<typeof edit>>({ ...edit, oneOf: ways }), editAnswer),
  undo: change(map({}), stepAnswer),
  redo: change(map({}), stepAnswer),
  /** Discards a draft, with those that belong to it. */
  discard: change(map({ file }), nullValue),
};
