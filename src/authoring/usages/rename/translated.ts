import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument, stringify, type Node } from 'yaml';
import { entriesOf } from '../../../compiler/read/shape.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { placeKeys } from '../../../compiler/translate/place-key.ts';
import type { Edit } from './edit.ts';

const inLanguages = 'config/translations';

/** The files with the words of a config file in other languages. */
export function translationsOf(file: string, root: string): string[] {
  if (!file.endsWith('.yaml') || !existsSync(join(root, inLanguages))) return [];
  return readdirSync(join(root, inLanguages))
    .map((code) => file.replace(/^config/, `${inLanguages}/${code}`))
    .filter((path) => existsSync(join(root, path)));
}

/** A string of a file, with its place as translations name it. */
interface Leaf {
  readonly key: string;
  /** Its keys and indexes, with points between them. */
  readonly path: string;
  readonly value: string;
}

/** What a rename changes for the translations of a file: places, and names inside of words. */
interface Renamed {
  readonly keys: ReadonlyMap<string, string>;
  /** By the words of before: the names that changed in them. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * The edits of a rename with those of the translations: a place that has another name now, and names in braces and link
 * addresses. Translations stay current.
 */
export function withTranslations(edits: readonly Edit[], root: string, unsaved: Unsaved): Edit[] {
  const all = new Map(edits.map((edit) => [edit.file, edit]));
  for (const { file, before, after } of edits) {
    const files = before === after ? [] : translationsOf(file, root);
    const renamed = files.length > 0 ? renamedIn(before, after) : undefined;
    if (!renamed) continue;
    for (const one of files) {
      const { to = one, before: text } = all.get(one) ?? {
        before: unsaved.get(one) ?? readFileSync(join(root, one), 'utf8'),
      };
      all.set(one, { file: one, to, before: text, after: translationRenamed(text, renamed) });
    }
  }
  return [...all.values()].filter(({ file, to, before, after }) => file !== to || before !== after);
}

/** Compares the strings of a file in their order, which a rename keeps. */
function renamedIn(before: string, after: string): Renamed | undefined {
  const [old, now] = [translatedLeaves(before), translatedLeaves(after)];
  if (old.length !== now.length) return undefined;
  const pairs = old.map((leaf, index) => [leaf, now[index]!] as const);
  return {
    keys: new Map(pairs.map(([{ key }, { key: to }]) => [key, to] as const).filter(([key, to]) => key !== to)),
    words: new Map(
      pairs
        .filter(([{ value }, { value: to }]) => value !== to)
        .map(([{ value }, { value: to }]) => [value, changedNames(value, to)]),
    ),
  };
}

/** The strings of a file, without the values that a rename adds to `retired`. */
export function translatedLeaves(text: string): Leaf[] {
  const data: unknown = parseDocument(text, { logLevel: 'silent' }).toJS({ maxAliasCount: -1 });
  const keyOf = placeKeys(data);
  const look = (value: unknown, path: Path): Leaf[] => {
    if (typeof value === 'string') return [{ key: keyOf(path), path: path.join('.'), value }];
    return entriesOf(value).flatMap(([step, inner]) => (step === 'retired' ? [] : look(inner, [...path, step])));
  };
  return look(data, []);
}

const tokens = /[\w./#?=&-]+|[^\w./#?=&-]+/g;

function changedNames(before: string, after: string): ReadonlyMap<string, string> {
  const [old, now] = [before, after].map((text) => text.match(tokens) ?? []);
  if (old!.length !== now!.length) return new Map();
  return new Map(old!.map((token, index) => [token, now![index]!] as const).filter(([token, to]) => token !== to));
}

/** The text of a translation file after a rename. Comments, quotes and spaces stay. */
function translationRenamed(text: string, { keys, words }: Renamed): string {
  const { contents } = parseDocument(text, { logLevel: 'silent' });
  const changes = (isMap(contents) ? contents.items : []).flatMap(({ key, value }) => {
    const texts = (isMap(value) ? value.items : []).flatMap((pair) => (isScalar(pair.value) ? [pair.value] : []));
    const of = texts.map((one) => words.get(String(one.value))).find((found) => found !== undefined);
    const to = isScalar(key) ? keys.get(String(key.value)) : undefined;
    return [
      ...(to === undefined ? [] : [{ ...scalarRange(key), now: stringify(to, { lineWidth: 0 }).trimEnd() }]),
      ...(of ? texts.map((one) => withNames(text, one, of)) : []),
    ];
  });
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, now }) => left.slice(0, start) + now + left.slice(end), text);
}

function scalarRange({ range }: Pick<Node, 'range'>): { readonly start: number; readonly end: number } {
  const [start = 0, end = 0] = range ?? [];
  return { start, end };
}

/** A scalar as it is written, with other names in its braces and in the addresses of its links. */
function withNames(text: string, scalar: Node, names: ReadonlyMap<string, string>) {
  const { start, end } = scalarRange(scalar);
  const renamed = (part: string) => part.replaceAll(tokens, (token) => names.get(token) ?? token);
  let [depth, now] = [0, ''];
  for (const part of text.slice(start, end).split(/([{}]|\]\([^\s()]*\))/)) {
    if (part === '{') depth++;
    if (part === '}') depth--;
    now += depth > 0 || part.startsWith('](') ? renamed(part) : part;
  }
  return { start, end, now };
}
