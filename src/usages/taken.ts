import type { Path, Source } from '../compiler/read/source.ts';

/** A place where a file takes something from another: the value of a constant, or a part of that file. */
export interface Taken {
  readonly by: '$constant' | '$ref';
  /** limits.oldest, or ask.yaml#/schema. */
  readonly name: string;
  readonly path: Path;
}

/**
 * What a file takes from others. It is read from the document as written, because the data has it filled in already.
 */
export function takenBy(source: Source): Taken[] {
  const taken: Taken[] = [];
  const visit = (data: unknown, path: Path): void => {
    if (!data || typeof data !== 'object') return;
    for (const [key, value] of Object.entries(data)) {
      const here = [...path, Array.isArray(data) ? Number(key) : key];
      if ((key === '$constant' || key === '$ref') && typeof value === 'string')
        taken.push({ by: key, name: value, path: here });
      else visit(value, here);
    }
  };
  visit(source.doc().toJS(), []);
  return taken;
}
