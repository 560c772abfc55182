import { asciiDigits } from '../../shared/engine/filters.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { ServedAddress } from './addresses.ts';

/** An option list that no page has, because it is too long, secret, or from an address. */
export type SearchedList = {
  readonly id: string;
  /** The most options of an answer. */
  readonly most: number;
  /** Whether it only says whether it has a value, and counts how often it is asked. */
  readonly secret?: true;
} & ({ readonly options: readonly Option[] } | { readonly from: ServedAddress });

/** What is asked of a list. Absent parts exclude nothing. */
export interface ListQuery {
  /** Words that each begin a word of the label or note. */
  readonly q?: string | undefined;
  /** The choice of another field that the options belong to. */
  readonly of?: string | undefined;
  /** The value of an option. */
  readonly value?: string | undefined;
}

/** How many options match, and the first of them. */
export interface FoundOptions {
  readonly count: number;
  readonly options: readonly Option[];
}

/**
 * Creates the search of a list. Letter case, accents, signs and the script of digits do not count: "411 001" and
 * ४११००१ find 411001. What no label or note has is sought in the values. Options that begin with what is sought come
 * first; otherwise the order of the list holds.
 */
export function listSearch(options: readonly Option[], most: number): (asked: ListQuery) => FoundOptions {
  const texts = options.map(({ label, note = '' }) => ` ${plain(`${label} ${note}`)}`);
  const values = options.map(({ value }) => (typeof value === 'string' ? ` ${plain(value)}` : ''));
  return ({ q = '', of, value }) => {
    const belongs = (option: Option): boolean =>
      (of === undefined || option.of === undefined || String(option.of) === of) &&
      (value === undefined || String(option.value) === value);
    const sought = plain(q);
    const words = sought.split(' ').filter((word) => word !== '');
    const having = (starts: readonly string[], where = texts): number[] =>
      where.flatMap((text, index) =>
        belongs(options[index]!) && starts.every((word) => text.includes(` ${word}`)) ? [index] : [],
      );
    const found = having(words);
    const joined = found.length > 0 || words.length < 2 ? found : having([words.join('')]);
    const matches = joined.length > 0 ? joined : having(words, values);
    const [first, rest] = [true, false].map((isFirst) =>
      matches.filter((index) => texts[index]!.startsWith(` ${sought}`) === isFirst),
    ) as [number[], number[]];
    return { count: matches.length, options: [...first, ...rest].slice(0, most).map((index) => options[index]!) };
  };
}

/** The letters and digits of a text in small letters, with a blank between words. */
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFKD'))
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
