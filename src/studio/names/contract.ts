import { change, read } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { count, list, map, text, type Of } from '../contract/schema.ts';
import { base, file, path, spot, usePlace } from '../contract/values.ts';

/** The name of a thing, with every place where it is written. */
const nameAnswer = map(
  {
    /** Of the thing: field, list, address. */
    kind: text,
    name: text,
    places: list(usePlace),
    /** In how many files those are. */
    files: count,
  },
  { /** Why it cannot be renamed. */ why: text },
);
export type NameAnswer = Of<typeof nameAnswer>;

export const nameCalls = {
  name: read(spot, nameAnswer),
  rename: change(map({ file, path, name: text, base }), stepAnswer),
};
