import type { Checked, CheckedTranslation } from '../check/checked.ts';
import type { Source } from '../read/source.ts';
import { pseudoCode, pseudoWords } from './pseudo.ts';
import type { Word, WordsOfSite } from './words.ts';

/** The words at a place, and their translation. */
export interface Entry {
  /** The words that it translates; the words of today may be others. */
  readonly of: string;
  /** Empty if it is still to be written. */
  readonly text: string;
}

export interface TranslationFile {
  /** The file of the words. */
  readonly of: string;
  readonly source: Checked<'translation'>;
  /** By place. */
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface Terms {
  readonly source: Checked<'terms'> | undefined;
  /** The forms of the translation of each word. */
  readonly always: ReadonlyMap<string, readonly string[]>;
  readonly never: readonly string[];
}

/** All translations of a language. */
export interface Translations {
  readonly code: string;
  /** The code of the language that config is written in. */
  readonly from: string;
  /** By the file of the words. */
  readonly files: ReadonlyMap<string, TranslationFile>;
  readonly terms: Terms;
}

/** A translation, and the words that it is of. */
export interface Translated {
  readonly source: Source;
  /** The path of the translation in its file. */
  readonly path: readonly [key: string, code: string];
  readonly word: Word;
  readonly text: string;
}

/** The language of a translation file, and the file whose words it has. */
export function translatedFile(file: string): { readonly code: string; readonly of: string } {
  const [, , code = '', ...path] = file.split('/');
  return { code, of: ['config', ...path].join('/') };
}

/** The translations of a language among all files of translations. */
export function translationsOf(code: string, from: string, sources: readonly CheckedTranslation[]): Translations {
  const own = sources.filter(({ file }) => translatedFile(file).code === code);
  const terms = own.find((source) => source.kind === 'terms');
  const files = own.flatMap((source): TranslationFile[] =>
    source.kind === 'translation'
      ? [{ of: translatedFile(source.file).of, source, entries: entriesIn(source, code, from) }]
      : [],
  );
  return {
    code,
    from,
    files: new Map(files.map((file) => [file.of, file])),
    terms: {
      source: terms,
      always: new Map(Object.entries(terms?.data.always ?? {}).map(([word, forms]) => [word, [forms].flat()])),
      never: terms?.data.never ?? [],
    },
  };
}

function entriesIn({ data }: Checked<'translation'>, code: string, from: string): ReadonlyMap<string, Entry> {
  return new Map(Object.entries(data).map(([key, words]) => [key, { of: words[from] ?? '', text: words[code] ?? '' }]));
}

/** The translation of some words that is there and current. */
export function translationOf(file: string, word: Word, { code, files }: Translations): string | undefined {
  if (code === pseudoCode) return pseudoWords(word);
  const entry = files.get(file)?.entries.get(word.key);
  return entry?.of === word.value && entry.text !== '' ? entry.text : undefined;
}

/** How much of some files is translated. */
export interface Progress {
  readonly all: number;
  readonly done: number;
}

/** How many words of a file are translated. */
export function progressOf(file: string, words: WordsOfSite, translations: Translations): Progress {
  const own = words.get(file)?.words ?? [];
  const done = own.filter((word) => translationOf(file, word, translations) !== undefined);
  return { all: own.length, done: done.length };
}
