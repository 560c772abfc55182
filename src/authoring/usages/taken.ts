import { entriesOf } from '../../compiler/read/shape.ts';
import type { Path, Source } from '../../compiler/read/source.ts';

/** A place where a file includes something from another: a constant, a part of a file, or the items of a list. */
export interface Taken {
  readonly by: '$constant' | '$ref' | 'each';
  /** limits.oldest, ask.yaml#/schema, or the name of a list. */
  readonly name: string;
  readonly path: Path;
  /** The field name pattern of `each`: {value}Age. */
  readonly pattern?: string;
}

/** What a file includes from others. Read from the source document, because the data is already filled in. */
export function takenBy(source: Source): Taken[] {
  const taken: Taken[] = [];
  const visit = (data: unknown, path: Path): void => {
    for (const [key, value] of entriesOf(data)) {
      const here = [...path, key];
      if ((key === '$constant' || key === '$ref') && typeof value === 'string')
        taken.push({ by: key, name: value, path: here });
      const { list, name } = (key === 'each' ? Object(value) : {}) as Readonly<Record<string, unknown>>;
      if (typeof list === 'string' && typeof name === 'string')
        taken.push({ by: 'each', name: list, path: [...here, 'list'], pattern: name });
      else visit(value, here);
    }
  };
  visit(source.doc().toJS(), []);
  return taken;
}
