import type { Contracts } from '../check/contracts.ts';
import type { Checked } from '../check/checked.ts';
import { laidOver, sharedPart } from '../fill/shared.ts';
import { array, at, record } from '../read/data.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import { entriesOf } from '../read/shape.ts';
import type { Path, Source } from '../read/source.ts';
import type { Reference } from '../resolve/references.ts';
import { unshownKeys, writtenReferencesIn } from '../resolve/settings.ts';
import { placeKeys } from './place-key.ts';

/** A string of a config file that visitors read, as it is written there. */
export interface Word extends Pick<Reference, 'limit' | 'isRich' | 'isKey'> {
  readonly kind: WordKind;
  readonly value: string;
  readonly path: Path;
  /** Its place by ids: steps.members.title. */
  readonly key: string;
}

/** Whether some words can have links and bold parts. */
export const hasMarkup = ({ kind, isRich }: Pick<Word, 'kind' | 'isRich'>): boolean =>
  kind === 'rich' || isRich === true;

export type WordKind = 'text' | 'rich' | 'message' | 'words';

const wordKinds: readonly string[] = ['text', 'rich', 'message', 'words'] satisfies WordKind[];

/** What a part of a file takes from other files. */
interface Taken {
  /** The constants that are words, by file and name, with their kind. */
  readonly constants: ReadonlyMap<string, WordKind>;
  /** The parts that `$ref` names: the file, and the path in it. */
  readonly parts: readonly { readonly file: string; readonly path: readonly string[] }[];
  /** The lists for each of whose items a field is written. The compiled fields no longer name them. */
  readonly lists: readonly string[];
}

/** The words of a file, and what it takes from others. */
export interface WordsOfFile extends Taken {
  readonly words: readonly Word[];
  /** The addresses of its links. */
  readonly links: readonly Reference[];
  /** Set if its words are not known, because it does not fit its contract. */
  readonly isLost?: true;
}

/** The words of every file, as they are written on all days, by the file's path. */
export type WordsOfSite = ReadonlyMap<string, WordsOfFile>;

/**
 * Every string that visitors read, where it is written. The contracts in schemas/ say which strings these are; a
 * constant is one where a file takes it for one.
 */
export function wordsOfSite(sources: readonly Source[], contracts: Contracts): WordsOfSite {
  const files = new Map(sources.map((source) => [source.file, source]));
  const found = new Map(
    sources.map((source) => [source.file, wordsOfFile(source as Checked, files, contracts)] as const),
  );
  const taken = new Map([...found.values()].flatMap(({ constants }) => [...constants]));
  for (const source of sources.filter(({ kind }) => kind === 'constants'))
    found.set(source.file, { ...noWords, words: constantsIn(source, taken) });
  return found;
}

const noWords: WordsOfFile = { words: [], links: [], constants: new Map(), parts: [], lists: [] };

function wordsOfFile(source: Checked, files: Files, contracts: Contracts): WordsOfFile {
  if (source.kind === 'constants') return noWords;
  const found = referencesOf(source, files, contracts);
  if (!found) return { ...noWords, isLost: true };
  const shown = found.filter(({ kind, path }) => wordKinds.includes(kind) && !unshownKeys.has(String(path[0])));
  const isConstant = ({ path }: Reference) => path.at(-1) === '$constant';
  // Parts of other files, and addresses of calls and mails with answers in them.
  const isNoWords = ({ path }: Reference) => path.at(-1) === '$ref' || path.at(-1) === 'href';
  const keyOf = placeKeys(source.data);
  // A place can have several contracts, such as that of a field and that of its control.
  const words = new Map(
    shown
      .filter((one) => !isConstant(one) && !isNoWords(one) && hasWords(one.value))
      .map(({ kind, value, path, limit, isRich, isKey }): readonly [string, Word] => {
        const more = { ...(limit !== undefined && { limit }), ...(isRich && { isRich }), ...(isKey && { isKey }) };
        const key = isKey ? labelKey(path) : keyOf(path);
        return [key, { kind: kind as WordKind, value, path, key, ...more }];
      }),
  );
  return {
    words: [...words.values()],
    links: found.filter(({ kind, path }) => kind === 'href' && path.at(-1) !== '$constant'),
    constants: new Map(shown.filter(isConstant).map(({ value, kind }) => [value, kind as WordKind])),
    parts: partsIn(source, files),
    lists: found.filter(({ kind, path }) => kind === 'list' && path.at(-2) === 'each').map(({ value }) => value),
  };
}

/** The place of a label that is a key. All items of a file have the same labels, so it is translated once. */
const labelKey = (path: Path): string => `${holderOf(path)}.${path.at(-1)!}`;

/** The property that has a key: facts, also where its value depends on the day. */
const holderOf = (path: Path): string => {
  const names = path.slice(0, -1).filter((step): step is string => typeof step === 'string' && !inDays.has(step));
  return names.at(-1) ?? '';
};

/** The steps to a value that depends on the day. */
export const inDays: ReadonlySet<string> = new Set([byDayKey, 'value']);

/** Whether a text has more than values, such as {phone}, and digits. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w[\w.]*(?:,\s*\w+)*\}/g, ''));

type Files = ReadonlyMap<string, Source>;

/**
 * A file that does not fit its contract may have any shape. It is undefined then: its problem is reported elsewhere.
 */
function referencesOf(source: Checked, files: Files, contracts: Contracts): readonly Reference[] | undefined {
  try {
    return writtenReferencesIn(
      source,
      { ...source, data: withParts(source, source.data, files) } as Checked,
      contracts,
    );
  } catch {
    return undefined;
  }
}

/** Data with the parts of other files in place of each `$ref`. */
function withParts(source: Source, value: unknown, files: Files): unknown {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => withParts(source, item, files));
  const { $ref, ...own } = record(value);
  const inner = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, withParts(source, item, files)]));
  if (typeof $ref !== 'string') return inner;
  const { file, path } = sharedPart(source, $ref, files);
  return laidOver(at(files.get(file)?.data, path), inner);
}

function partsIn(source: Source, files: Files): Taken['parts'] {
  const look = (value: unknown): Taken['parts'] => [
    ...(typeof record(value).$ref === 'string' ? [sharedPart(source, record(value).$ref as string, files)] : []),
    ...entriesOf(value).flatMap(([, inner]) => (inner && typeof inner === 'object' ? look(inner) : [])),
  ];
  return look(source.data);
}

/** The constants of a file that are words somewhere, with their later values. */
function constantsIn({ id, data }: Source, kinds: ReadonlyMap<string, WordKind>): Word[] {
  const keyOf = placeKeys(data);
  return Object.entries(record(at(data, ['constants']))).flatMap(([name, constant]) => {
    const kind = kinds.get(`${id}.${name}`);
    const changes = array(record(constant).changes).map((_, index) => ['changes', index, 'value']);
    const paths = [['value'], ...changes].map((steps) => ['constants', name, ...steps]);
    return paths.flatMap((path) => {
      const value = at(data, path);
      return kind && typeof value === 'string' ? [{ kind, value, path, key: keyOf(path) }] : [];
    });
  });
}
