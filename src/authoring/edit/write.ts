import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { EditError } from './edit-error.ts';
import { folded } from './fold.ts';
import type { Habits } from './habits.ts';
import { inline, isBlockText, isScalarValue, literal, quoted, type ScalarValue } from './scalar.ts';

/** Prettier's line width. Wider values are written in block style. */
const printWidth = 120;

/** A text with at most this many words is a name. Longer items of a list are sentences, each on its own line. */
const maxNameWords = 3;

/** The context of a new value. */
export interface WriteContext {
  readonly habits: Habits;
  /** Inside brackets or braces. */
  readonly inFlow: boolean;
  /** The column of the key or dash before it; undefined at the root. */
  readonly column: number | undefined;
  readonly isItem: boolean;
  /** The column at which it begins if it is on the line of its key or dash. */
  readonly start: number;
  /** Similar values nearby, whose style it takes. */
  readonly likes: readonly Node[];
  /** Overrides the style of the others. */
  readonly style?: 'block' | undefined;
}

/**
 * A value as YAML text: on the line of its key or dash, on the lines below, or as a block text with a header on that
 * line. Lines below start with their indentation, except the first one of `block`.
 */
export type YamlText =
  | { readonly kind: 'inline'; readonly text: string }
  | { readonly kind: 'block'; readonly text: string; readonly column: number }
  | { readonly kind: 'text'; readonly header: string; readonly text: string };

type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (value: Data): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);

/** Writes a value in the style of the values near it, or else of the project's config. */
export function asYaml(value: unknown, place: WriteContext): YamlText {
  if (isScalarValue(value)) return writtenScalar(value, place);
  if (!Array.isArray(value) && !isData(value)) throw new EditError(`This cannot be written as YAML: ${String(value)}.`);
  const text = flowText(value, place.habits);
  if (place.inFlow || isEmpty(value) || goesIntoFlow(value, text, place)) return { kind: 'inline', text };
  const column = columnInside(place, Array.isArray(value));
  const inside = { ...place, column, style: undefined };
  const lines = Array.isArray(value)
    ? value.map((item) => itemText(item, { ...inside, likes: itemNodes(place.likes) }))
    : entriesOf(value).map(([key, inner]) => entryText(key, inner, { ...inside, likes: valuesOf(place.likes, key) }));
  return { kind: 'block', text: lines.join(`\n${' '.repeat(column)}`), column };
}

const isEmpty = (value: readonly unknown[] | Data): boolean =>
  Array.isArray(value) ? value.length === 0 : entriesOf(value as Data).length === 0;

/** The column of the lines below a key or dash. */
function columnInside({ column, isItem, habits }: WriteContext, isList: boolean): number {
  if (column === undefined) return 0;
  return column + (isItem ? 2 : isList ? habits.list : habits.map);
}

/** A key and its value. Its first line has no indentation. */
export function entryText(key: string, value: unknown, place: Omit<WriteContext, 'start' | 'isItem'>): string {
  const name = keyText(key, place.inFlow);
  return keyAndValue(
    `${name}:`,
    asYaml(value, { ...place, isItem: false, start: (place.column ?? 0) + name.length + 2 }),
  );
}

/** An item of a list in block style, with its dash. */
export const itemText = (value: unknown, place: Omit<WriteContext, 'start' | 'isItem'>): string =>
  keyAndValue('-', asYaml(value, { ...place, isItem: true, start: (place.column ?? 0) + 2 }));

function keyAndValue(before: string, value: YamlText): string {
  if (value.kind === 'inline') return `${before} ${value.text}`;
  if (value.kind === 'text') return `${before} ${value.header}\n${value.text}`;
  return before === '-' ? `- ${value.text}` : `${before}\n${' '.repeat(value.column)}${value.text}`;
}

/** A key, in quotes if it is a number or a word such as no. */
export const keyText = (key: string, inFlow: boolean): string => inline(key, { inFlow, plainDates: false });

/** A value in flow style. */
export function flowText(value: unknown, habits: Habits): string {
  if (isScalarValue(value)) return scalarText(value, habits, true);
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item, habits)).join(', ')}]`;
  if (!isData(value)) throw new EditError(`This cannot be written as YAML: ${String(value)}.`);
  const entries = entriesOf(value).map(([key, inner]) => `${keyText(key, true)}: ${flowText(inner, habits)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const scalarText = (value: ScalarValue, { plainDates }: Habits, inFlow: boolean): string =>
  typeof value === 'string' ? inline(value, { inFlow, plainDates }) : literal(value);

/**
 * Texts with several lines become block texts. A long text is folded if a text near it is. Any text is folded if all
 * texts near it are, because it may become long.
 */
function writtenScalar(value: ScalarValue, place: WriteContext): YamlText {
  const { habits, inFlow, start } = place;
  const onLine: YamlText = { kind: 'inline', text: scalarText(value, habits, inFlow) };
  if (typeof value !== 'string' || inFlow) return onLine;
  const isFolded = (like: Node) => isScalar(like) && like.type === 'BLOCK_FOLDED';
  const areFolded = place.likes.length > 1 && place.likes.every(isFolded);
  const isLong = place.likes.some(isFolded) && start + onLine.text.length > (habits.foldWidth ?? 0);
  if ((areFolded || isLong) && isBlockText(value, '>')) return blockText(value, '>', place) ?? onLine;
  return value.includes('\n') ? (literalText(value, place) ?? { kind: 'inline', text: quoted(value, '"') }) : onLine;
}

/** A block text with `|`; undefined if that is not possible. */
export const literalText = (value: string, place: WriteContext): YamlText | undefined =>
  isBlockText(value, '|') ? blockText(value, '|', place) : undefined;

function blockText(value: string, style: '|' | '>', place: WriteContext): YamlText | undefined {
  const body = value.replace(/\n$/, '');
  // With more than one line end, the following blank lines would become part of the text.
  if (body.endsWith('\n')) return undefined;
  const column = columnInside(place, false);
  const lines = style === '|' ? body.split('\n') : folded(body, { indent: column, width: place.habits.foldWidth });
  return { kind: 'text', header: style + (body === value ? '-' : ''), text: indented(lines, column) };
}

/** Indents lines, except blank ones. */
export const indented = (lines: readonly string[], column: number): string =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line)).join('\n');

const itemNodes = (likes: readonly Node[]): Node[] => likes.flatMap((like) => (isSeq(like) ? nodes(like.items) : []));

/** The values at a key in several maps. */
export const valuesOf = (likes: readonly Node[], key: string): Node[] =>
  likes.flatMap((like) => (isMap(like) ? nodes([like.get(key, true)]) : []));

export const nodes = (items: readonly unknown[]): Node[] =>
  items.filter((item): item is Node => typeof item === 'object' && item !== null && 'range' in item);

/**
 * Whether a map or list is written in flow style: like similar ones near it, if they agree. By default, lists of names
 * and maps with a few short values are.
 */
function goesIntoFlow(value: readonly unknown[] | Data, text: string, place: WriteContext): boolean {
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

/** Whether a node has the same shape as a value: a map, a list of scalars, or a list of maps. */
const isLike = (like: Node, value: readonly unknown[] | Data): boolean =>
  Array.isArray(value)
    ? isSeq(like) && like.items.length > 0 && like.items.every(isScalar) === value.every(isScalarValue)
    : isMap(like) && like.items.length > 0;

const isScalarList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => isScalarValue(item) && String(item).split(' ').length <= maxNameWords);
