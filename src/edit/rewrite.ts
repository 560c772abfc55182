import { isMap, isScalar, isSeq, type CST } from 'yaml';
import { folded } from './fold.ts';
import { habitsOf } from './habits.ts';
import { isBelowComment, likesAt, placed, placeOf } from './place.ts';
import { keysOf, type Parsed, type Spot } from './parsed.ts';
import { same } from './same.ts';
import {
  bestQuote,
  isBlockText,
  isPlain,
  isScalarValue,
  literal,
  quoted,
  requoted,
  type ScalarValue,
} from './scalar.ts';
import { sourcesOf } from './match.ts';
import { columnOf, contentOf, headerOf, isFlow, spliced, type Splice } from './tokens.ts';
import {
  entriesOf,
  entryText,
  flowText,
  indented,
  isData,
  itemText,
  keyText,
  literalText,
  written,
  type Place,
} from './write.ts';

/** What has to change in the text so that a spot, which says `old`, says `value`. */
export function rewritten(whole: Parsed, spot: Spot, old: unknown, value: unknown): Splice[] {
  if (same(old, value)) return [];
  if (spot.collection && isMap(spot.node) && isData(old) && isData(value) && entriesOf(value).length > 0)
    return rewrittenMap(whole, spot, old, value);
  if (spot.collection && isSeq(spot.node) && Array.isArray(old) && Array.isArray(value) && value.length > 0)
    return rewrittenList(whole, spot, old, value);
  const splice = isScalarValue(value) ? rewrittenScalar(whole, spot, value) : undefined;
  return [splice ?? placed(spot, written(value, { ...placeOf(whole, spot), ...ownStyle(spot) }))];
}

/** A map that becomes a list, or a list a map, keeps to braces or to lines. */
const ownStyle = ({ node, collection }: Spot): Partial<Place> => (collection && node ? { likes: [node] } : {});

function rewrittenMap(
  whole: Parsed,
  spot: Spot,
  old: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
): Splice[] {
  const before = isMap(spot.node) ? keysOf(spot.node) : [];
  const now = new Map(entriesOf(value));
  const inner = before.map((key, index) =>
    now.has(key) ? rewritten(whole, spot.child(index), old[key], now.get(key)) : [],
  );
  const added = [...now.keys()].filter((key) => !before.includes(key));
  if (added.length === 0 && before.every((key) => now.has(key))) return inner.flat();
  const layout = changedLayout(whole.text, spot, inner);
  const keys = [...before];
  for (const key of added) {
    const all = [...now.keys()];
    const above = all.slice(0, all.indexOf(key)).findLast((one) => keys.includes(one));
    const index = above === undefined ? 0 : keys.indexOf(above) + 1;
    layout.insert(index, newEntry(whole, spot, index, key, now.get(key)));
    keys.splice(index, 0, key);
  }
  for (const key of before.filter((one) => !now.has(one))) {
    layout.remove(keys.indexOf(key));
    keys.splice(keys.indexOf(key), 1);
  }
  return [{ start: layout.start, end: layout.end, text: layout.print() }];
}

/** The items keep their texts where they can be found again, also in another order. */
function rewrittenList(whole: Parsed, spot: Spot, old: readonly unknown[], value: readonly unknown[]): Splice[] {
  const sources = sourcesOf(old, value);
  const inner: Splice[][] = old.map(() => []);
  for (const [index, source] of sources.entries())
    if (source !== undefined) inner[source] = rewritten(whole, spot.child(source), old[source], value[index]);
  if (sources.length === old.length && sources.every((source, index) => source === index)) return inner.flat();
  const layout = changedLayout(whole.text, spot, inner);
  const kept = sources.filter((source) => source !== undefined);
  const staying = new Set(kept);
  const gone = [...old.keys()].filter((index) => !staying.has(index));
  // Something must be there before the last item goes.
  const first = kept.length === 0 ? value.length : 0;
  for (const item of value.slice(0, first)) layout.insert(layout.length, newItem(whole, spot, layout.length, item));
  for (const index of gone.reverse()) layout.remove(index);
  const ranks = new Map([...kept].sort((a, b) => a - b).map((source, rank) => [source, rank]));
  if (kept.length > 0) layout.arrange(kept.map((source) => ranks.get(source)!));
  if (first === 0)
    for (const [index, source] of sources.entries())
      if (source === undefined)
        layout.insert(index, newItem(whole, spot, index, value[index]), { atTop: isAtTop(spot) });
  return [{ start: layout.start, end: layout.end, text: layout.print() }];
}

/** The layout of a map or list whose entries have been changed inside. */
function changedLayout(text: string, spot: Spot, inner: readonly (readonly Splice[])[]) {
  const { layout, spans } = spot;
  for (const [index, splices] of inner.entries()) {
    if (splices.length === 0) continue;
    const { start } = spans[index]!;
    const own = splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }));
    layout.change(index, spliced(text.slice(start, start + layout.textOf(index).length), own));
  }
  return layout;
}

/** Whether a list is the value of a key at the top of the file. */
export const isAtTop = ({ standing }: Spot): boolean => standing !== undefined && !standing.around.standing;

/** The text of a new entry of a map, which is not empty. */
export function newEntry(whole: Parsed, spot: Spot, index: number, key: string, value: unknown): string {
  const habits = habitsOf(whole);
  if (isFlow(spot.token)) return `${keyText(key, true)}: ${flowText(value, habits)}`;
  const child = spot.child(0);
  return entryText(key, value, { ...placeOf(whole, child), likes: likesAt(spot, index, key, true) });
}

/** The text of a new item of a list, which is not empty. */
export function newItem(whole: Parsed, spot: Spot, index: number, value: unknown, style?: 'block'): string {
  if (isFlow(spot.token)) return flowText(value, habitsOf(whole));
  return itemText(value, { ...placeOf(whole, spot.child(0)), likes: likesAt(spot, index, undefined, true), style });
}

function rewrittenScalar(whole: Parsed, spot: Spot, value: ScalarValue): Splice | undefined {
  const { token } = spot;
  switch (token?.type) {
    case 'block-scalar':
      return typeof value === 'string' ? rewrittenLines(whole, spot, token, value) : undefined;
    case 'scalar':
    case 'single-quoted-scalar':
    case 'double-quoted-scalar': {
      const text = typeof value === 'string' ? onLine(whole, spot, token, value) : literal(value);
      // Of several lines, what fits on one moves up beside its key.
      const isBelow = whole.text.slice(spot.from, token.offset).includes('\n') && !isBelowComment(spot);
      if (text === undefined) return undefined;
      if (isBelow && !text.includes('\n')) return placed(spot, { kind: 'inline', text });
      return { start: token.offset, end: spot.end, text };
    }
    default:
      return undefined;
  }
}

/** A text in the place of one that is no block text, in the same style; undefined where it needs lines of its own. */
function onLine(whole: Parsed, spot: Spot, token: CST.FlowScalar, value: string): string | undefined {
  const place = placeOf(whole, spot);
  const quote = token.type === 'scalar' ? '' : token.source.charAt(0) === '"' ? '"' : "'";
  const lines = token.source.includes('\n') ? refolded(whole, spot, token, quote, value) : undefined;
  if (lines !== undefined) return lines;
  if (value.includes('\n') && quote !== '"' && !spot.inFlow && literalText(value, place)) return undefined;
  if (quote === '') {
    const standing = { inFlow: spot.inFlow, plainDates: place.habits.plainDates };
    return isPlain(value, standing) ? value : quoted(value);
  }
  const old = isScalar(spot.node) ? String(spot.node.value) : '';
  // Whoever chose other quotes than the usual ones keeps them.
  const now = bestQuote(old) === quote ? bestQuote(value) : quote;
  return now === '"' && quote === '"' && !token.source.includes('\n')
    ? requoted(value, token.source)
    : quoted(value, now);
}

/** A text of several lines, without quotes or in them, folded again; undefined where it cannot be. */
function refolded(
  whole: Parsed,
  spot: Spot,
  { source, offset }: CST.FlowScalar,
  quote: string,
  value: string,
): string | undefined {
  const inside = source.slice(quote.length, source.length - quote.length);
  const [first = '', ...others] = inside.split('\n');
  const before = [first.trimEnd(), ...others.map((line) => line.trim())];
  const standing = { inFlow: spot.inFlow, plainDates: true };
  const canBe = (line: string) =>
    quote === '' ? isPlain(line, standing) : quoted(line, "'") === `'${line}'` && !line.includes(quote);
  const now = value.split('\n').filter((line) => line !== '');
  if (/[\\]|''/.test(inside) || /^\n|\n$/.test(value) || !now.every((line) => line.trim() === line && canBe(line)))
    return undefined;
  const indent = /^ */.exec(others.find((line) => line.trim() !== '') ?? '')![0].length;
  const lines = folded(value, { before, indent, first: columnOf(whole.text, offset) + quote.length });
  if (lines.length === 1 && quote === '' && !isPlain(value, standing)) return undefined;
  const [top = '', ...below] = lines;
  return quote + [top, ...(below.length > 0 ? [indented(below, indent)] : [])].join('\n') + quote;
}

/** A text in the place of a block text, in the same style where it can be said in it. */
function rewrittenLines(whole: Parsed, spot: Spot, token: CST.BlockScalar, value: string): Splice | undefined {
  const header = headerOf(token);
  const wanted = header.startsWith('>') ? '>' : '|';
  const style = isBlockText(value, wanted) ? wanted : '|';
  const body = value.replace(/\n+$/, '');
  const ends = value.length - body.length;
  if (!isBlockText(value, style) || (ends > 1 && !header.includes('+'))) return undefined;
  const content = contentOf(token);
  const old = whole.text.slice(content, Math.max(content, spot.end)).split('\n');
  const digit = /\d/.exec(header)?.[0] ?? '';
  const column = contentColumn(whole, spot, old, digit);
  const before = old.map((line) => line.slice(column));
  const isKnown = wanted === '>' && before.every((line) => !/^[ \t]/.test(line));
  const { foldWidth: width } = habitsOf(whole);
  const lines = style === '|' ? body.split('\n') : folded(body, { indent: column, width, ...(isKnown && { before }) });
  const chomp = ends === 0 ? '-' : ends === 1 ? (header.includes('+') ? '+' : '') : '+';
  const rest = whole.text.slice(token.offset + header.length, content);
  const text = `${style}${digit}${chomp}${rest}${indented(lines, column)}${'\n'.repeat(Math.max(0, ends - 1))}`;
  return { start: token.offset, end: spot.end, text };
}

/** The column of the lines of a block text: as its header says, or as its first line that is not blank has it. */
function contentColumn(whole: Parsed, spot: Spot, lines: readonly string[], digit: string): number {
  const { column = 0, isItem, habits } = placeOf(whole, spot);
  if (digit !== '') return column + Number(digit);
  const filled = lines.find((line) => line.trim() !== '');
  return filled === undefined ? column + (isItem ? 2 : habits.map) : /^ */.exec(filled)![0].length;
}
