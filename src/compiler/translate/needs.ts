import type { Checked } from '../check/checked.ts';
import { linksIn } from '../../shared/engine/format/rich.ts';
import { printedLists } from '../model/printed-lists.ts';
import { postedForms } from '../model/purposes.ts';
import { pagesAbove } from '../resolve/page-tree.ts';
import { referencesIn } from '../resolve/settings.ts';
import { termAt } from '../resolve/terms.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { translationOf, type Translations } from './translations.ts';
import { hasMarkup, type Word, type WordsOfSite } from './words.ts';

/** Some words, with their file. */
export interface WordIn {
  readonly file: string;
  readonly word: Word;
}

/**
 * Every word that a visitor can read on a page: its own, those of its forms, lists and catalogs, those that these take
 * from other files, the names of the pages above it, and the terms that its links explain. Without those of every page.
 */
export function wordsOfPage(page: Checked<'page'>, symbols: SymbolTable, words: WordsOfSite): WordIn[] {
  const own = [...filesOf(page, symbols, words)].flatMap((file) => wordsWithTaken(file, words));
  return [
    ...new Map([...own, ...namesAbove(page, symbols, words), ...termsIn(own, symbols, words)].map(byKey)).values(),
  ];
}

const byKey = (one: WordIn): readonly [string, WordIn] => [`${one.file} ${one.word.key}`, one];

/** The names of the pages above a page, which its breadcrumbs show. */
const namesAbove = (page: Checked<'page'>, symbols: SymbolTable, words: WordsOfSite): WordIn[] =>
  pagesAbove(page, symbols).flatMap(({ file, data: { name } }) =>
    (words.get(file)?.words ?? [])
      .filter(({ path }) => path[0] === (name === undefined ? 'title' : 'name'))
      .map((word) => ({ file, word })),
  );

/** The terms to which links in some words lead: their meaning opens beside the link. */
function termsIn(own: readonly WordIn[], symbols: SymbolTable, words: WordsOfSite): WordIn[] {
  const hrefs = new Set(
    own.flatMap(({ word }) => (hasMarkup(word) ? linksIn(word.value).map(({ href }) => href) : [])),
  );
  return [...hrefs].flatMap((href) => {
    const { list, path, page } = termAt(href, symbols) ?? {};
    if (!list || !page) return [];
    const inTerm = ({ path: [first, index] }: Word) => first === path?.[0] && index === path?.[1];
    const ofTerm = (words.get(list.file)?.words ?? []).filter(inTerm).map((word) => ({ file: list.file, word }));
    const more = (words.get(page.file)?.words ?? []).filter(
      (word) => word.path[0] === 'blocks' && word.path[2] === 'more',
    );
    return [...ofTerm, ...more.map((word) => ({ file: page.file, word }))];
  });
}

/** The words of every page: those of site.yaml, and of the page for unknown addresses. */
export const sharedWords = (symbols: SymbolTable, words: WordsOfSite): WordIn[] => [
  ...wordsWithTaken('config/site.yaml', words),
  ...symbols.pages.filter(({ data }) => data.status === 404).flatMap((page) => wordsOfPage(page, symbols, words)),
];

/** The words of a file, and those that it takes from constants and from parts of other files. */
function wordsWithTaken(file: string, words: WordsOfSite): WordIn[] {
  const { words: own = [], constants = new Map(), parts = [] } = words.get(file) ?? {};
  const inPart = (path: readonly string[]) => (word: Word) =>
    path.every((step, index) => String(word.path[index]) === step);
  return [
    ...own.map((word) => ({ file, word })),
    ...[...constants.keys()].flatMap((name: string) => constantWords(name, words)),
    ...parts.flatMap(({ file: other, path }) =>
      other === file ? [] : (words.get(other)?.words ?? []).filter(inPart(path)).map((word) => ({ file: other, word })),
    ),
  ];
}

function constantWords(name: string, words: WordsOfSite): WordIn[] {
  const [id = '', constant = ''] = name.split('.');
  const file = `config/constants/${id}.yaml`;
  return (words.get(file)?.words ?? []).filter(({ path }) => path[1] === constant).map((word) => ({ file, word }));
}

/** The files whose words a page shows, its own first. */
function filesOf(page: Checked<'page'>, symbols: SymbolTable, words: WordsOfSite): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (source: Checked | undefined): void => {
    // A list inside a form has no file of its own.
    if (!source || files.has(source.file)) return;
    files.add(source.file);
    for (const { kind, value } of referencesIn(source, symbols.contracts)) namedBy(kind, value, symbols).forEach(add);
    const printed = source.kind === 'form' || source.kind === 'wizard' ? printedLists(source, symbols) : [];
    for (const name of [...(words.get(source.file)?.lists ?? []), ...printed.map(([, list]) => list)])
      add(symbols.lists.get(name));
  };
  add(page);
  if (showsNotice(page, symbols)) postedForms(symbols).forEach(add);
  return files;
}

/** Whether a block of the page shows what all forms collect, with the labels of their fields. */
const showsNotice = ({ data: { blocks = [] } }: Checked<'page'>, { contracts }: SymbolTable): boolean =>
  blocks.some(({ block }) => contracts.schemas.get(`blocks/${block}.schema.json`)?.['x-notice'] === true);

function namedBy(kind: string, name: string, { forms, wizards, lists, catalogs }: SymbolTable): Checked[] {
  const of: Readonly<Record<string, readonly ReadonlyMap<string, Checked>[]>> = {
    form: [forms],
    wizard: [wizards],
    list: [lists],
    catalog: [catalogs],
    sender: [forms, wizards],
    offers: [forms, wizards],
  };
  return (of[kind] ?? []).flatMap((map) => map.get(name) ?? []);
}

/** The files that have the words of some pages, with those of every page. */
export function filesOfPages(ids: readonly string[], symbols: SymbolTable, words: WordsOfSite): ReadonlySet<string> {
  const pages = symbols.pages.filter(({ id }) => ids.includes(id));
  const all = [...sharedWords(symbols, words), ...pages.flatMap((page) => wordsOfPage(page, symbols, words))];
  return new Set([...all.map(({ file }) => file), ...pages.map(({ file }) => file)]);
}

/** The ids of the pages that are published in a language: none while words of every page are missing. */
export function publishedPages(symbols: SymbolTable, words: WordsOfSite, translations: Translations): string[] {
  const isDone = ({ file, word }: WordIn): boolean => translationOf(file, word, translations) !== undefined;
  if (!sharedWords(symbols, words).every(isDone)) return [];
  return symbols.pages.filter((page) => wordsOfPage(page, symbols, words).every(isDone)).map(({ id }) => id);
}
