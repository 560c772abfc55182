import { escapePattern } from '../../../src/shared/engine/format/escape.ts';
import * as config from './config.ts';

/**
 * What a page says for words of the first language: themselves, or each of their translations. `begins`: other words
 * may follow.
 */
export type Say = (words: string, begins?: 'begins') => string | RegExp;

/** The words of the first language. */
export const asWritten: Say = (words) => words;

const [first] = config.site.languages;

/**
 * The words of another language, as its translation files have them. Throws for words that none of them has. Digits
 * stay.
 */
export function wordsIn(code: string): Say {
  const entries = config.sources
    .filter(({ kind, file }) => kind === 'translation' && file.startsWith(`config/translations/${code}/`))
    .flatMap(({ data }) => Object.values(data as Readonly<Record<string, Readonly<Record<string, string>>>>));
  return (words, begins) => {
    if (/^\d+$/.test(words)) return words;
    const said = entries.flatMap((entry) => (entry[first!.code] === words ? (entry[code] ?? []) : []));
    if (said.length === 0) throw new Error(`Nothing in config/translations/${code} translates "${words}"`);
    return new RegExp(`^(?:${said.map((one) => escapePattern(one)).join('|')})${begins ? '' : '$'}`, 'u');
  };
}
