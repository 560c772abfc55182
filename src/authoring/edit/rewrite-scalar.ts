import { isScalar, type CST } from 'yaml';
import { folded } from './fold.ts';
import { habitsOf } from './habits.ts';
import { isBelowComment, placed, writeContext } from './place.ts';
import type { Parsed, PlacedNode } from './parsed.ts';
import { bestQuote, isBlockText, isPlain, literal, quoted, requoted, type ScalarValue } from './scalar.ts';
import { columnOf, contentOf, headerOf, type Splice } from './tokens.ts';
import { indented, literalText } from './write.ts';

/** The change that gives a scalar another value in the same style. Undefined if the new value needs another style. */
export function rewrittenScalar(whole: Parsed, located: PlacedNode, value: ScalarValue): Splice | undefined {
  const { token } = located;
  switch (token?.type) {
    case 'block-scalar':
      return typeof value === 'string' ? rewrittenLines(whole, located, token, value) : undefined;
    case 'scalar':
    case 'single-quoted-scalar':
    case 'double-quoted-scalar': {
      const text = typeof value === 'string' ? onLine(whole, located, token, value) : literal(value);
      // A multi-line text that now fits on one line moves up beside its key.
      const isBelow = whole.text.slice(located.from, token.offset).includes('\n') && !isBelowComment(located);
      if (text === undefined) return undefined;
      if (isBelow && !text.includes('\n')) return placed(located, { kind: 'inline', text });
      return { start: token.offset, end: located.end, text };
    }
    default:
      return undefined;
  }
}

/** Replaces an inline text in the same style; undefined if the new text needs block style. */
function onLine(whole: Parsed, located: PlacedNode, token: CST.FlowScalar, value: string): string | undefined {
  const place = writeContext(whole, located);
  const quote = token.type === 'scalar' ? '' : token.source.charAt(0) === '"' ? '"' : "'";
  const lines = token.source.includes('\n') ? refolded(whole, located, token, quote, value) : undefined;
  if (lines !== undefined) return lines;
  if (value.includes('\n') && quote !== '"' && !located.inFlow && literalText(value, place)) return undefined;
  const old = isScalar(located.node) ? String(located.node.value) : '';
  // An empty text always has quotes, so the default ones do not count as a choice.
  const isUnquoted = quote === '' || (old === '' && quote === bestQuote(old));
  if (isUnquoted) {
    const standing = { inFlow: located.inFlow, plainDates: place.habits.plainDates };
    return isPlain(value, standing) ? value : quoted(value);
  }
  // Quotes other than the default were chosen, so they are kept.
  const now = bestQuote(old) === quote ? bestQuote(value) : quote;
  return now === '"' && quote === '"' && !token.source.includes('\n')
    ? requoted(value, token.source)
    : quoted(value, now);
}

/** Folds a multi-line plain or quoted text again; undefined if that is not possible. */
function refolded(
  whole: Parsed,
  located: PlacedNode,
  { source, offset }: CST.FlowScalar,
  quote: string,
  value: string,
): string | undefined {
  const inside = source.slice(quote.length, source.length - quote.length);
  const [first = '', ...others] = inside.split('\n');
  const before = [first.trimEnd(), ...others.map((line) => line.trim())];
  const standing = { inFlow: located.inFlow, plainDates: true };
  const canBe = (line: string) =>
    quote === '' ? isPlain(line, standing) : quoted(line, "'") === `'${line}'` && !line.includes(quote);
  const now = value.split('\n').filter((line) => line !== '');
  if (/[\\]|''/.test(inside) || /^$|^\n|\n$/.test(value) || !now.every((line) => line.trim() === line && canBe(line)))
    return undefined;
  const indent = /^ */.exec(others.find((line) => line.trim() !== '') ?? '')![0].length;
  const lines = folded(value, { before, indent, first: columnOf(whole.text, offset) + quote.length });
  if (lines.length === 1 && quote === '' && !isPlain(value, standing)) return undefined;
  const [top = '', ...below] = lines;
  return quote + [top, ...(below.length > 0 ? [indented(below, indent)] : [])].join('\n') + quote;
}

/** Replaces a block text, in the same style if possible. */
function rewrittenLines(whole: Parsed, located: PlacedNode, token: CST.BlockScalar, value: string): Splice | undefined {
  const header = headerOf(token);
  const wanted = header.startsWith('>') ? '>' : '|';
  const style = isBlockText(value, wanted) ? wanted : '|';
  const body = value.replace(/\n+$/, '');
  const ends = value.length - body.length;
  if (!isBlockText(value, style) || (ends > 1 && !header.includes('+'))) return undefined;
  const content = contentOf(token);
  const old = whole.text.slice(content, Math.max(content, located.end)).split('\n');
  const digit = /\d/.exec(header)?.[0] ?? '';
  const column = contentColumn(whole, located, old, digit);
  const before = old.map((line) => line.slice(column));
  const isKnown = wanted === '>' && before.every((line) => !/^[ \t]/.test(line));
  const { foldWidth: width } = habitsOf(whole);
  const lines = style === '|' ? body.split('\n') : folded(body, { indent: column, width, ...(isKnown && { before }) });
  const chomp = ends === 0 ? '-' : ends === 1 ? (header.includes('+') ? '+' : '') : '+';
  const rest = whole.text.slice(token.offset + header.length, content);
  const text = `${style}${digit}${chomp}${rest}${indented(lines, column)}${'\n'.repeat(Math.max(0, ends - 1))}`;
  return { start: token.offset, end: located.end, text };
}

/** The column of the lines of a block text: from its header, or from its first non-blank line. */
function contentColumn(whole: Parsed, located: PlacedNode, lines: readonly string[], digit: string): number {
  const { column = 0, isItem, habits } = writeContext(whole, located);
  if (digit !== '') return column + Number(digit);
  const filled = lines.find((line) => line.trim() !== '');
  return filled === undefined ? column + (isItem ? 2 : habits.map) : /^ */.exec(filled)![0].length;
}
