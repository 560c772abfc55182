import { change, read } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { count, list, map, text, type Of } from '../contract/schema.ts';
import { base, file, path, configPlace, usePlace } from '../contract/values.ts';

/** The name of a thing, with all its places. */
const nameAnswer = map(
  {
    /** Kind of the thing: field, list, address. */
    kind: text,
    name: text,
    places: list(usePlace),
    /** Number of files with these places. */
    files: count,
  },
  { /** Why it cannot be renamed. */ why: text },
);
export type NameAnswer = Of<typeof nameAnswer>;

export const nameCalls = {
  name: read(configPlace, nameAnswer),
  rename: change(map({ file, path, name: text, base }), stepAnswer),
};
