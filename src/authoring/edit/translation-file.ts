import { posix } from 'node:path';
import { Document, type Scalar, type YAMLMap } from 'yaml';
import type { Translations } from '../../compiler/translate/translations.ts';
import type { Word } from '../../compiler/translate/words.ts';

/** An entry of a translation file that is to be written. */
interface NewEntry {
  readonly key: string;
  readonly of: string;
  readonly text: string;
}

/** The translations of a file with every place, and those that are left out because their words are gone. */
export interface NewFile {
  readonly entries: readonly NewEntry[];
  readonly dropped: readonly NewEntry[];
}

/** The path of the translations of a file: config/translations/hi/pages/home.yaml. */
export const translationPath = (of: string, code: string): string =>
  of.replace(/^config\//, `config/translations/${code}/`);

/**
 * Every place of a file, in its order, with the translation that is there. An entry whose place is gone keeps its
 * translation if its words are now elsewhere in the file, or if the place has only another name because the words of an
 * item without an id have changed: it is outdated then.
 */
export function newFile(of: string, words: readonly Word[], { files }: Translations): NewFile {
  const before = files.get(of)?.entries ?? new Map<string, never>();
  const known = new Set(words.map(({ key }) => key));
  const gone = new Map([...before].filter(([key, { text }]) => !known.has(key) && text !== ''));
  const take = (fits: (key: string, of: string) => boolean) => {
    const [key, entry] = [...gone].find(([one, { of: old }]) => fits(one, old)) ?? [];
    if (key !== undefined) gone.delete(key);
    return entry;
  };
  // Words that have moved are found first, so that no other place takes their translation.
  const moved = new Map(
    words
      .filter(({ key }) => !before.has(key))
      .map(({ key, value }) => [key, take((_, old) => old === value)] as const),
  );
  const entries = words.map(({ key, value }): NewEntry => {
    const entry = before.get(key) ?? moved.get(key) ?? take((old) => shapeOf(old) === shapeOf(key) && old !== key);
    return entry && entry.text !== '' ? { key, of: entry.of, text: entry.text } : { key, of: value, text: '' };
  });
  return { entries, dropped: [...gone].map(([key, { of: old, text }]) => ({ key, of: old, text })) };
}

/** Whether a translation file has these entries already, in this order. Then its notation and comments may stay. */
export function hasEntries(of: string, entries: readonly NewEntry[], { files }: Translations): boolean {
  const before = [...(files.get(of)?.entries ?? [])].map(([key, { of: words, text }]) => [key, words, text]);
  return JSON.stringify(before) === JSON.stringify(entries.map(({ key, of: words, text }) => [key, words, text]));
}

/** A place without its names from words: only the last step and the number of steps. */
const shapeOf = (key: string): string => {
  const steps = key.split('.');
  return [...steps.slice(0, -2), '', steps.at(-1)].join('.');
};

/** The text of a translation file. */
export function translationText(of: string, entries: readonly NewEntry[], { code, from }: Translations): string {
  const up = posix.relative(posix.dirname(translationPath(of, code)), 'schemas/editor/translation.json');
  const data = Object.fromEntries(entries.map(({ key, of: words, text }) => [key, { [from]: words, [code]: text }]));
  // Words such as Yes and No get quotes: readers of YAML 1.1 take them for true and false.
  const document = new Document(data, { compat: 'yaml-1.1' });
  // Editors take a brace in a key without quotes for a map.
  for (const { key } of (document.contents as YAMLMap<Scalar<string>>).items)
    if (/[{}]/.test(key.value)) key.type = 'QUOTE_SINGLE';
  const yaml = document.toString({ lineWidth: 0, singleQuote: true });
  return `# yaml-language-server: $schema=${up}\n${yaml}`;
}
