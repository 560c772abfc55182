import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { formModel, setsOf } from '../model/form-model.ts';
import { shownOn } from '../model/shown.ts';
import { formsIn, usesOf } from '../model/uses.ts';
import { placeOf } from '../read/source.ts';
import { attributesOf } from '../resolve/catalogs.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { allTerms, hrefOf, isGlossary, linksOf, termAt, type TermPlace } from '../resolve/terms.ts';
import { wholeWords, withPlural } from './copy/glossary.ts';
import { isOwn, placeOfWords, visibleTexts, type VisibleText } from './copy/texts.ts';
import { blank, visibleWords } from './copy/visible.ts';

/**
 * Compares the terms of the glossary with the texts of pages. Only texts that can have links count: paragraphs,
 * answers, labels and help of questions, but no headings, buttons, options and bold words. Once on a page is enough.
 * Problems: term/twice, term/unused, term/unexplained, catalog/unknown-attribute
 */
export function lintTerms(symbols: SymbolTable): Problem[] {
  const terms = allTerms(symbols);
  if (terms.length === 0) return explainingUnknown(symbols);
  const find = finder(terms);
  const used = new Set<TermPlace['term']>();
  const told = new Set<string>();
  const unexplained = symbols.pages
    .filter((page) => !isGlossary(page))
    .flatMap((page) => {
      const shown = shownOn(page, symbols);
      const explained = new Set(
        shown.flatMap((source) => linksTo(source, symbols)).flatMap((href) => termAt(href, symbols)?.term ?? []),
      );
      for (const term of explained) used.add(term);
      const found = readOn(page, symbols).flatMap((source) => usesIn(source, find, symbols));
      for (const { place } of found) used.add(place.term);
      if (page.data.terms === false || page.data.status !== undefined) return [];
      return found.flatMap(({ place, words, at }) => {
        const { term } = place;
        if (term.known === true || explained.has(term)) return [];
        explained.add(term);
        const where = at();
        const key = `${term.id} ${where.file} ${where.line ?? ''} ${where.column ?? ''}`;
        if (told.has(key)) return [];
        told.add(key);
        return [say.unexplained(where, words, page.file, hrefOf(place))];
      });
    });
  return [
    ...spelledTwice(terms),
    ...unexplained,
    ...terms
      .filter(({ term }) => !used.has(term))
      .map(({ list, path, term }) => say.unusedTerm(placeOf(list, [...path, 'term']), term.term)),
    ...explainingUnknown(symbols),
  ];
}

/** The files whose texts a visitor reads on a page at once: offers have few words, and their forms are elsewhere. */
function readOn(page: Checked<'page'>, symbols: SymbolTable): Checked[] {
  const uses = usesOf(page, symbols);
  return [page, ...formsIn(uses, symbols), ...[...uses.lists].flatMap((name) => symbols.lists.get(name) ?? [])];
}

/** The links in the texts of a file, and those by which a catalog explains its labels. */
const linksTo = (source: Checked, symbols: SymbolTable): string[] => [
  ...linksOf(source, symbols),
  ...(source.kind === 'catalog' ? Object.values(source.data.explains ?? {}) : []),
];

/** Finds terms in words. */
type Find = (words: string) => { readonly place: TermPlace; readonly words: string; readonly index: number }[];

const spellingsOf = ({ term: { term, also = [] } }: TermPlace): string[] => [term, ...also];

/** Short forms in capitals are only found in capitals. Of two terms at one place, the longer one counts. */
function finder(terms: readonly TermPlace[]): Find {
  const bySpelling = terms
    .flatMap((place) => spellingsOf(place).map((spelling) => ({ place, spelling })))
    .sort((one, other) => other.spelling.length - one.spelling.length)
    .map(({ place, spelling }) => ({
      place,
      whole: new RegExp(`^${wholeWords([withPlural(spelling)])}$`, isCapital(spelling) ? 'u' : 'iu'),
    }));
  const any = new RegExp(
    wholeWords(
      terms
        .flatMap(spellingsOf)
        .sort((one, other) => other.length - one.length)
        .map(withPlural),
    ),
    'giu',
  );
  return (text) =>
    [...text.matchAll(any)].flatMap(({ 0: words, index }) => {
      const found = bySpelling.find(({ whole }) => whole.test(words));
      return found ? [{ place: found.place, words, index }] : [];
    });
}

const isCapital = (spelling: string): boolean => /^\p{Lu}+$/u.test(spelling);

interface Use {
  readonly place: TermPlace;
  readonly words: string;
  readonly at: () => Place;
}

/** Words in bold, which can have no links. */
const strong = /\*\*[^*\n]+\*\*/g;

/** The terms in the texts of a file that can have links. Each is reported where it is written. */
const usesIn = (source: Checked, find: Find, symbols: SymbolTable): Use[] =>
  visibleTexts(source, symbols)
    .filter((text) => (text.kind === 'rich' || text.isRich === true) && isOwn(source, text.path))
    .filter(isRead(source))
    .flatMap((text: VisibleText) =>
      find(blank(visibleWords(text), strong)).map(({ place, words, index }) => ({
        place,
        words,
        at: () => placeOfWords(source, text, words, index),
      })),
    );

/** Whether a text is read: those of hidden fields are not. */
function isRead(source: Checked): (text: VisibleText) => boolean {
  if (source.kind !== 'form' && source.kind !== 'wizard') return () => true;
  const hidden = setsOf(formModel(source)).flatMap(({ fields }) =>
    [...fields.values()].filter(({ widget }) => widget === 'hidden').map(({ path }) => [...path, 'title'].join('/')),
  );
  return ({ path }) => !hidden.includes(path.join('/'));
}

/** Spellings that two terms have. */
function spelledTwice(terms: readonly TermPlace[]): Problem[] {
  const holders = new Map<string, TermPlace>();
  return terms.flatMap((place) =>
    spellingsOf(place).flatMap((spelling, index) => {
      const key = spelling.toLowerCase();
      const holder = holders.get(key) ?? place;
      holders.set(key, holder);
      if (
        holder === place &&
        (index === 0 || spellingsOf(place).findIndex((one) => one.toLowerCase() === key) === index)
      )
        return [];
      const at = index === 0 ? ['term'] : ['also', index - 1];
      return [say.spellingTwice(placeOf(place.list, [...place.path, ...at]), spelling, holder.term.id)];
    }),
  );
}

/** Labels that a catalog explains and that none of its items has. */
const explainingUnknown = ({ catalogs, contracts }: SymbolTable): Problem[] =>
  [...catalogs.values()].flatMap((catalog) => {
    const { explains = {}, of, items } = catalog.data;
    const known = of === 'items' ? Object.keys(attributesOf(catalog, contracts)) : factsOf(items);
    return Object.keys(explains)
      .filter((name) => !known.includes(name))
      .map((name) => say.explainsNothing(placeOf(catalog, ['explains', name], 'key'), name, known));
  });

const factsOf = (items: readonly object[]): string[] =>
  Object.keys((items[0] as { readonly facts?: object } | undefined)?.facts ?? {});
