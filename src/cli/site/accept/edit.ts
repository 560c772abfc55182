import {
  isMap,
  isScalar,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { dateAfter } from '../../../engine/dates.ts';
import type { Difference } from '../../../compiler/simulate/examples.ts';

type Path = Difference['path'];

/** A difference of an example, with the path of the example in the text. */
export interface Written extends Pick<Difference, 'path' | 'came'> {
  readonly at: Path;
}

/**
 * The text of a form or wizard in which its examples say what comes. Everything else stays as it is written. With a
 * `day`, what comes is said by copies of the examples, from that day on. Returns undefined where an example is not
 * written in this file, because it is taken from another one.
 */
export function withOutcomes(text: string, differences: readonly Written[], day?: string): string | undefined {
  const indexes = new Set(differences.map(({ at }) => Number(at.at(-1))));
  let now = text;
  // The last ones first: a copy moves those behind it.
  for (const index of [...indexes].sort((a, b) => b - a)) {
    const own = differences.filter(({ at }) => at.at(-1) === index);
    const around = own[0]!.at.slice(0, -1);
    if (!isMap(parseDocument(now).getIn([...around, index], true))) return undefined;
    if (day !== undefined) now = withCopy(now, [...around, index], day);
    for (const { path, came } of own) {
      const doc = parseDocument(now);
      const whole = [...around, day === undefined ? index : index + 1, ...path];
      now = came === undefined ? without(now, doc, whole) : withValue(now, doc, whole, came);
    }
  }
  return now;
}

/** An example ends the day before, and a copy of it begins. */
function withCopy(text: string, path: Path, day: string): string {
  const list = parseDocument(text).getIn(path.slice(0, -1), true) as YAMLSeq;
  const [start, end] = rangeOf(list.items[Number(path.at(-1))] as Node, text);
  const dash = text.lastIndexOf('-', start);
  const lineStart = text.lastIndexOf('\n', dash) + 1;
  const copied = list.flow
    ? splice(text, end, end, `, ${text.slice(start, end)}`)
    : splice(text, end, end, `\n${text.slice(lineStart, end)}`);
  const begun = withValue(copied, parseDocument(copied), [...path.slice(0, -1), Number(path.at(-1)) + 1, 'from'], day);
  return withValue(begun, parseDocument(begun), [...path, 'until'], dateAfter(day, -1, 'days'));
}

function withValue(text: string, doc: Document, path: Path, value: unknown): string {
  const old = doc.getIn(path, true) as Node | undefined;
  if (old?.range) {
    const [start, end] = rangeOf(old, text);
    return splice(text, start, end, written(value, isInFlow(doc, path)));
  }
  // The nearest map that is there gets a key.
  const around = path.slice(0, -1);
  const map = doc.getIn(around, true);
  const key = path.at(-1)!;
  if (!isMap(map)) return withValue(text, doc, around, { [key]: value });
  return withKey(text, map, String(key), written(value, map.flow === true || isInFlow(doc, around)));
}

function withKey(text: string, map: YAMLMap, key: string, value: string): string {
  const [start, end] = rangeOf(map, text);
  if (map.flow) {
    const inner = text.slice(start + 1, end - 1).trim();
    return splice(text, start, end, `{ ${inner}${inner === '' ? '' : ', '}${key}: ${value} }`);
  }
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  return splice(text, end, end, `\n${indent}${key}: ${value}`);
}

/** Takes a key away, and the map around it when nothing else is in it. */
function without(text: string, doc: Document, path: Path): string {
  const around = path.slice(0, -1);
  const map = doc.getIn(around, true);
  if (!isMap(map)) return text;
  const index = map.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  if (index < 0) return text;
  if (map.items.length === 1) return without(text, doc, around);
  const [start, end] = pairRange(map.items[index]!, text);
  const next = map.items[index + 1];
  if (next) return splice(text, start, pairRange(next, text)[0], '');
  const before = map.items[index - 1];
  return before ? splice(text, pairRange(before, text)[1], end, '') : text;
}

const pairRange = ({ key, value }: Pair, text: string): [number, number] => {
  const [start] = rangeOf(key as Node, text);
  return [start, (value as Node | null)?.range ? rangeOf(value as Node, text)[1] : rangeOf(key as Node, text)[1]];
};

/** Where a value stands, without the line breaks and blanks that follow it. */
function rangeOf(node: Node, text: string): [number, number] {
  const [start, end] = node.range!;
  return [start, start + text.slice(start, end).trimEnd().length];
}

/** Whether something around a value is written on one line, in brackets or braces, where commas end a text. */
const isInFlow = (doc: Document, path: Path): boolean =>
  path.some((_, length) => (doc.getIn(path.slice(0, length), true) as { flow?: boolean } | undefined)?.flow === true);

/** A value on one line, as examples are written. */
function written(value: unknown, inFlow: boolean): string {
  // Text of several lines in double quotes, where JSON is YAML.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => written(item, true)).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${written(inner, true)}`)
      .join(', ')} }`;
  const options = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;
  return inFlow
    ? stringify([value], { ...options, collectionStyle: 'flow' })
        .trim()
        .slice(1, -1)
    : stringify(value, options).trim();
}

const splice = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
