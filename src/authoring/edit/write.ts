import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { EditError } from './edit-error.ts';
import { folded } from './fold.ts';
import type { Habits } from './habits.ts';
import { inline, isBlockText, isScalarValue, literal, quoted, type ScalarValue } from './scalar.ts';

/** What is wider is written in lines of its own: the width at which Prettier breaks lines. */
const printWidth = 120;

/** A sentence among the items of a list is written on a line of its own; of so many words and less, it is a name. */
const wordsOfName = 3;

/** Where a new value comes to stand. */
export interface Place {
  readonly habits: Habits;
  /** Between brackets or braces. */
  readonly inFlow: boolean;
  /** The column of the key or dash before it; undefined at the top of the file. */
  readonly column: number | undefined;
  readonly isItem: boolean;
  /** The column at which it begins when it stands on the line of its key or dash. */
  readonly start: number;
  /** Values of the same kind nearby, whose style it takes. */
  readonly likes: readonly Node[];
  /** Overrides what the others look like. */
  readonly style?: 'block' | undefined;
}

/**
 * A value as text: on the line of its key or dash, in lines below, or as a block text, which has a header on that line.
 * Lines below start with their indentation, but for the first one of `block`.
 */
export type Written =
  | { readonly kind: 'inline'; readonly text: string }
  | { readonly kind: 'block'; readonly text: string; readonly column: number }
  | { readonly kind: 'text'; readonly header: string; readonly text: string };

type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (value: Data): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);

/** Writes a value as the config of the project is written, and as what stands near it. */
export function written(value: unknown, place: Place): Written {
  if (isScalarValue(value)) return writtenScalar(value, place);
  if (!Array.isArray(value) && !isData(value)) throw new EditError(`YAML has no way to say this: ${String(value)}.`);
  const text = flowText(value, place.habits);
  if (place.inFlow || isEmpty(value) || goesIntoFlow(value, text, place)) return { kind: 'inline', text };
  const column = columnInside(place, Array.isArray(value));
  const inside = { ...place, column, style: undefined };
  const lines = Array.isArray(value)
    ? value.map((item) => itemText(item, { ...inside, likes: itemsOf(place.likes) }))
    : entriesOf(value).map(([key, inner]) => entryText(key, inner, { ...inside, likes: valuesOf(place.likes, key) }));
  return { kind: 'block', text: lines.join(`\n${' '.repeat(column)}`), column };
}

const isEmpty = (value: readonly unknown[] | Data): boolean =>
  Array.isArray(value) ? value.length === 0 : entriesOf(value as Data).length === 0;

/** The column of what stands below a key or dash. */
function columnInside({ column, isItem, habits }: Place, isList: boolean): number {
  if (column === undefined) return 0;
  return column + (isItem ? 2 : isList ? habits.list : habits.map);
}

/** A key and its value. Its first line comes without indentation. */
export function entryText(key: string, value: unknown, place: Omit<Place, 'start' | 'isItem'>): string {
  const name = keyText(key, place.inFlow);
  return joined(`${name}:`, written(value, { ...place, isItem: false, start: (place.column ?? 0) + name.length + 2 }));
}

/** An item of a list in lines of its own, with its dash. */
export const itemText = (value: unknown, place: Omit<Place, 'start' | 'isItem'>): string =>
  joined('-', written(value, { ...place, isItem: true, start: (place.column ?? 0) + 2 }));

function joined(before: string, value: Written): string {
  if (value.kind === 'inline') return `${before} ${value.text}`;
  if (value.kind === 'text') return `${before} ${value.header}\n${value.text}`;
  return before === '-' ? `- ${value.text}` : `${before}\n${' '.repeat(value.column)}${value.text}`;
}

/** A key. One that is a number or a word such as no stands in quotes. */
export const keyText = (key: string, inFlow: boolean): string => inline(key, { inFlow, plainDates: false });

/** A value between brackets or braces, or as it stands there. */
export function flowText(value: unknown, habits: Habits): string {
  if (isScalarValue(value)) return scalarText(value, habits, true);
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item, habits)).join(', ')}]`;
  if (!isData(value)) throw new EditError(`YAML has no way to say this: ${String(value)}.`);
  const entries = entriesOf(value).map(([key, inner]) => `${keyText(key, true)}: ${flowText(inner, habits)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const scalarText = (value: ScalarValue, { plainDates }: Habits, inFlow: boolean): string =>
  typeof value === 'string' ? inline(value, { inFlow, plainDates }) : literal(value);

/**
 * A text of several lines stands in lines of its own. A long one is folded where a text near it is, and any where all
 * of those near it are, for it may become long.
 */
function writtenScalar(value: ScalarValue, place: Place): Written {
  const { habits, inFlow, start } = place;
  const onLine: Written = { kind: 'inline', text: scalarText(value, habits, inFlow) };
  if (typeof value !== 'string' || inFlow) return onLine;
  const isFolded = (like: Node) => isScalar(like) && like.type === 'BLOCK_FOLDED';
  const areFolded = place.likes.length > 1 && place.likes.every(isFolded);
  const isLong = place.likes.some(isFolded) && start + onLine.text.length > (habits.foldWidth ?? 0);
  if ((areFolded || isLong) && isBlockText(value, '>')) return blockText(value, '>', place) ?? onLine;
  return value.includes('\n') ? (literalText(value, place) ?? { kind: 'inline', text: quoted(value, '"') }) : onLine;
}

/** A text as lines below `|`; undefined where it cannot be. */
export const literalText = (value: string, place: Place): Written | undefined =>
  isBlockText(value, '|') ? blockText(value, '|', place) : undefined;

function blockText(value: string, style: '|' | '>', place: Place): Written | undefined {
  const body = value.replace(/\n$/, '');
  // More than one line end would take the blank lines that follow into the text.
  if (body.endsWith('\n')) return undefined;
  const column = columnInside(place, false);
  const lines = style === '|' ? body.split('\n') : folded(body, { indent: column, width: place.habits.foldWidth });
  return { kind: 'text', header: style + (body === value ? '-' : ''), text: indented(lines, column) };
}

/** Lines with their indentation. Blank ones have none. */
export const indented = (lines: readonly string[], column: number): string =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line)).join('\n');

const itemsOf = (likes: readonly Node[]): Node[] => likes.flatMap((like) => (isSeq(like) ? nodes(like.items) : []));

/** What stands at a key in several maps. */
export const valuesOf = (likes: readonly Node[], key: string): Node[] =>
  likes.flatMap((like) => (isMap(like) ? nodes([like.get(key, true)]) : []));

export const nodes = (items: readonly unknown[]): Node[] =>
  items.filter((item): item is Node => typeof item === 'object' && item !== null && 'range' in item);

/**
 * Whether a map or list is written in braces or brackets: as those near it are, where they are alike. Otherwise as most
 * config is: lists of names, and maps of a few short values.
 */
function goesIntoFlow(value: readonly unknown[] | Data, text: string, place: Place): boolean {
  const { likes, isItem, start, style, column } = place;
  if (column === undefined || style === 'block' || start + text.length > printWidth || text.includes('\\n'))
    return false;
  const same = likes.filter((like) => isLike(like, value));
  const flows = same.filter((like) => (like as { flow?: boolean }).flow === true).length;
  if (same.length > 0 && (flows === 0 || flows === same.length)) return flows > 0;
  if (Array.isArray(value)) return isScalarList(value);
  const inner = entriesOf(value as Data);
  const isFlat = inner.every(([, one]) => isScalarValue(one));
  return isFlat && inner.length <= 4 && (!isItem || inner.length > 1);
}

/** Whether a node is what a value is: a map, a list of names and the like, or a list of maps. */
const isLike = (like: Node, value: readonly unknown[] | Data): boolean =>
  Array.isArray(value)
    ? isSeq(like) && like.items.length > 0 && like.items.every(isScalar) === value.every(isScalarValue)
    : isMap(like) && like.items.length > 0;

const isScalarList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => isScalarValue(item) && String(item).split(' ').length <= wordsOfName);
