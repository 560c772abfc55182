import type { Json } from '../../import/form.ts';
import type { Lost } from '../../import/form.ts';

/** What is needed to write a schema: for rjsf, or as the contract of the answers. */
export interface SchemaTarget {
  /** The contract knows no look and no words of visitors, but which answers belong to which others. */
  readonly isContract: boolean;
  readonly lost: Lost[];
  lose(at: string, what: string, way: string): void;
  /** A text without answers in it. */
  plain<Text>(text: Text, at: string): Text;
  /** The messages of required answers, by object. */
  readonly titles: ReadonlyMap<string, string>;
}

export function schemaTarget(isContract: boolean, lost: Lost[], titles: ReadonlyMap<string, string>): SchemaTarget {
  const lose = (at: string, what: string, way: string): void => void lost.push({ at, what, way });
  return {
    isContract,
    lost,
    titles,
    lose,
    plain(text, at) {
      if (typeof text !== 'string' || !/\{[\w.]+\}/.test(text)) return text;
      const said = text.replace(/\{([\w.]+)\}/g, (whole, id: string) => titles.get(id) ?? whole);
      lose(at, `answers in the text "${text}"`, `It is "${said}" now: write it without answers, or in code.`);
      return said as typeof text;
    },
  };
}

/** Two parts of a schema as one: objects within them are joined. */
export function merged(one: Json, other: Json): Json {
  const result: Record<string, unknown> = { ...one };
  for (const [key, part] of Object.entries(other)) {
    const before = result[key];
    result[key] =
      Array.isArray(before) && Array.isArray(part)
        ? [...new Set<unknown>([...(before as unknown[]), ...(part as unknown[])])]
        : isObject(before) && isObject(part)
          ? merged(before, part)
          : part;
  }
  return result;
}

const isObject = (given: unknown): given is Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
