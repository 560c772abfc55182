import type { LanguagePlan } from '../../shared/plan/language.ts';
import type { Site } from '../../shared/plan/config.generated.ts';
import type { Place } from '../../shared/problems/problem.ts';
import { array, at, record, withTexts } from '../read/data.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { pathsOf, type SymbolTable } from '../resolve/symbols.ts';
import { whileSame } from '../../shared/memo.ts';
import { withNamedWords } from './changes.ts';
import { translationOf, type Translations } from './translations.ts';
import { hasMarkup, inDays, type WordsOfSite } from './words.ts';

/** What the files of a site are translated with. */
export interface Into {
  readonly language: LanguagePlan;
  readonly translations: Translations;
  readonly words: WordsOfSite;
  /** The files whose words are translated: those of published pages. */
  readonly needed: ReadonlySet<string>;
  /** The site in its first language. */
  readonly symbols: SymbolTable;
}

/**
 * The files of a site as if they were written in another language: with its words, and with its addresses for the pages
 * that are published in it. Everything after this is the same for all languages. Where no published page
 * shows the words of a file, only its links change, so that few files are checked again.
 */
export function translatedSources(sources: readonly Source[], into: Into): Source[] {
  const published = publishedPaths(into);
  return sources.map((source) => {
    const texts = new Map([
      ...linksOf(source, published, into),
      ...(into.needed.has(source.file) ? translatedWords(source, published, into) : []),
      ...(into.needed.has(source.file) ? quotedWords(source, into) : []),
      ...(into.needed.has(source.file) ? pressedLabels(source, into) : []),
      ...ownAddresses(source, into),
    ]);
    if (source.kind === 'site') texts.set('language', into.language.tag);
    const labels = into.needed.has(source.file) ? labelsOf(source, into) : new Map<string, string>();
    const entries = into.translations.files.get(source.file)?.source;
    if (texts.size === 0 && labels.size === 0) return source;
    return translated(source, { texts, labels, entries, keys: entriesByPath(source, into) });
  });
}

interface Changes {
  /** By path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The labels that are keys, with their translations. */
  readonly labels: ReadonlyMap<string, string>;
  readonly entries: Source | undefined;
  /** The place of each word in its translation file, by path. */
  readonly keys: ReadonlyMap<string, Path>;
}

/** An unchanged file with unchanged translations stays the same object, so that nothing is checked again. */
const translated = whileSame(
  (before: Changes, now) =>
    before.entries === now.entries && sameTexts(before.texts, now.texts) && sameTexts(before.labels, now.labels),
  (source: Source, { texts, labels, entries, keys }): Source => ({
    ...source,
    data: withNamedWords(source.data, withLabels(withTexts(source.data, texts), labels)),
    elsewhere: (path): Place | undefined => {
      const key = keys.get(path.join('/'));
      return key && entries && placeOf(entries, key);
    },
  }),
);

const sameTexts = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean =>
  before.size === now.size && [...before].every(([key, text]) => now.get(key) === text);

/** Where labels are keys, besides where the contract says so: what a catalog explains. */
const explains = 'explains';

/** Data with other labels as the keys of facts, and of what explains them. */
function withLabels<Data>(data: Data, labels: ReadonlyMap<string, string>): Data {
  if (labels.size === 0) return data;
  const holders = new Set([explains, ...[...labels.keys()].map((label) => label.split('.', 1)[0]!)]);
  const named = (holder: string, key: string) =>
    holder === explains ? byLabel.get(key) : labels.get(`${holder}.${key}`);
  const byLabel = new Map([...labels].map(([label, text]) => [label.slice(label.indexOf('.') + 1), text]));
  const copy = (value: unknown, holder: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, holder));
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        named(holder, key) ?? key,
        copy(inner, holders.has(key) ? key : inDays.has(key) ? holder : ''),
      ]),
    );
  };
  return copy(data, '') as Data;
}

const labelsOf = ({ file }: Source, { words, translations }: Into): ReadonlyMap<string, string> =>
  new Map(
    (words.get(file)?.words ?? [])
      .filter(({ isKey }) => isKey)
      .map((word) => [word.key, translationOf(file, word, translations) ?? word.value]),
  );

const entriesByPath = ({ file }: Source, { words, language: { code } }: Into): ReadonlyMap<string, Path> =>
  new Map(
    (words.get(file)?.words ?? []).flatMap(({ path, key, isKey }) =>
      isKey ? [] : [[path.join('/'), [key, code]] as const],
    ),
  );

/** Whether an address, in small letters, is that of a page that is published. */
type IsPublished = (address: string) => boolean;

function publishedPaths({ symbols, language: { pages } }: Into): IsPublished {
  const own = symbols.pages.filter(({ id }) => pages.includes(id));
  const paths = new Set(
    own.flatMap((page) => [page.data.path, ...pathsOf(page, symbols)]).map((path) => path.toLowerCase()),
  );
  return (address) => paths.has(address.toLowerCase());
}

/** An address in the language, if its page is published. */
function addressIn(href: string, isPublished: IsPublished, { base }: LanguagePlan): string {
  const [address = ''] = href.split(/[?#]/);
  if (!address.startsWith('/') || !isPublished(address)) return href;
  return address === '/' ? `${base}${href.slice(1)}` : base + href;
}

/** The addresses of links in a file. Those in rich text are part of its words. */
const linksOf = ({ file }: Source, isPublished: IsPublished, { language, words }: Into) =>
  (words.get(file)?.links ?? [])
    .map(({ path, value }) => [path, value, addressIn(value, isPublished, language)] as const)
    .filter(([, before, now]) => before !== now)
    .map(([path, , now]) => [path.join('/'), now] as const);

function translatedWords({ file }: Source, isPublished: IsPublished, { words, translations, language }: Into) {
  const values = (words.get(file)?.words ?? []).filter(({ isKey }) => !isKey);
  return values.map((word) => {
    const text = translationOf(file, word, translations) ?? word.value;
    const linked = text.replaceAll(
      /\]\((\/[^\s()]*)\)/g,
      (_, href: string) => `](${addressIn(href, isPublished, language)})`,
    );
    return [word.path.join('/'), hasMarkup(word) ? linked : text] as const;
  });
}

/** The words of items that a list of situations quotes, as the translated catalog has them. */
function quotedWords({ kind, data }: Source, { words, translations, needed, symbols }: Into) {
  const { of, items, answeredBy } = record(data);
  if (kind !== 'list' || of !== 'situations') return [];
  const quoted = new Map(
    array(answeredBy).flatMap((answering) => {
      const catalog = symbols.catalogs.get(String(record(answering).catalog));
      if (!catalog || !needed.has(catalog.file)) return [];
      return (words.get(catalog.file)?.words ?? []).map((word) => {
        const id = at(catalog.data, [...word.path.slice(0, 2), 'id']);
        return [`${String(id)} ${word.value}`, translationOf(catalog.file, word, translations)] as const;
      });
    }),
  );
  return array(items).flatMap((item, index) =>
    array(record(item).answers).flatMap((answer, place) => {
      const { of: id, states } = record(answer);
      const text = quoted.get(`${String(id)} ${String(states)}`);
      return text === undefined ? [] : [[`items/${index}/answers/${place}/states`, text] as const];
    }),
  );
}

/** The buttons that examples press, by their translated labels. */
function pressedLabels({ file, data }: Source, { words, translations }: Into) {
  const labels = (words.get(file)?.words ?? []).filter(({ path }) => path.at(-1) === 'label');
  return array(record(data).examples).flatMap((example, index) => {
    const word = labels.find(({ value }) => value === record(example).presses);
    const text = word && translationOf(file, word, translations);
    return text === undefined ? [] : [[`examples/${index}/presses`, text] as const];
  });
}

/** The own addresses of a published page. */
function ownAddresses({ kind, id, data }: Source, { language: { base, pages } }: Into): (readonly [string, string])[] {
  if (kind !== 'page' || !pages.includes(id)) return [];
  const { path, also } = record(data);
  const inLanguage = (address: unknown) => (address === '/' ? base : base + String(address));
  return [
    ['path', inLanguage(path)],
    ...array(also).map((address, index) => [`also/${index}`, inLanguage(address)] as const),
  ];
}

/** The languages that a site declares. */
export const languagesIn = ({ site }: Pick<SymbolTable, 'site'>): NonNullable<Site['languages']> =>
  (at(site?.data, ['languages']) as Site['languages'] | undefined) ?? [];
