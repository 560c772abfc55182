import { Environment, type ASTNode, type SourceRange } from '@marcbachmann/cel-js';
import { scan, type Scanned } from './scan.ts';
import { perText } from '../../memo.ts';

/** A parsed expression of config. */
export interface Expression {
  /** As it is written in config. */
  readonly text: string;
  readonly scanned: Scanned;
  readonly ast: ASTNode;
}

/** What is wrong with an expression, and where in its text. */
export interface Fault {
  /** The expression as it is written. */
  readonly text: string;
  readonly kind: 'syntax' | 'name' | 'type';
  readonly start: number;
  readonly end: number;
  readonly why: string;
  readonly fix: string;
}

/** A node of the syntax tree with a given operator. */
export type NodeOf<Op extends ASTNode['op']> = Extract<ASTNode, { op: Op }>;

const parser = new Environment({ unlistedVariablesAreDyn: true });

/** Enough for the expressions of several sites. */
const maxCached = 5000;

/** Parses an expression of the Common Expression Language. Its fields are checked later (`checkExpression`). */
export const parseExpression = perText(maxCached, parse);

export const isFault = (result: Expression | Fault): result is Fault => 'why' in result;

function parse(text: string): Expression | Fault {
  const scanned = scan(text);
  try {
    const { ast } = parser.parse(scanned.text);
    return { text, scanned, ast };
  } catch (error) {
    const { summary = '', range } = error as { summary?: string; range?: SourceRange };
    return {
      text,
      kind: 'syntax',
      ...rangeIn(scanned, range),
      ...syntaxWords(summary, text, scanned.origins[range?.start ?? 0] ?? text.length),
    };
  }
}

/** The place of a node in the text as it is written. */
export const placeInText = ({ scanned }: Pick<Expression, 'scanned'>, range: SourceRange) =>
  rangeIn(scanned, bracketed(scanned.text, range));

/** The scanned text of a node, which can be parsed by itself. */
export function scannedText({ scanned: { text } }: Pick<Expression, 'scanned'>, range: SourceRange): string {
  const { start, end } = bracketed(text, range);
  return text.slice(start, end);
}

/** A range with the brackets around its first and last part: the parser leaves out those in (a < b) ? a : b. */
function bracketed(text: string, { start, end }: SourceRange): SourceRange {
  const unquoted = text.slice(start, end).replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '');
  let [open, excess] = [0, 0];
  for (const sign of unquoted) {
    if (sign === '(') open++;
    else if (sign === ')' && open > 0) open--;
    else if (sign === ')') excess++;
  }
  const before = new RegExp(`(?:\\(\\s*){${excess}}$`).exec(text.slice(0, start));
  const after = new RegExp(`^(?:\\s*\\)){${open}}`).exec(text.slice(end));
  return before && after ? { start: before.index, end: end + after[0].length } : { start, end };
}

function rangeIn({ origins }: Scanned, { start, end }: SourceRange = { start: 0, end: origins.length }) {
  const last = origins.at(-1) ?? 0;
  const from = origins[start] ?? last;
  const to = (origins[end - 1] ?? last - 1) + 1;
  // The end of a text is marked at its last character.
  const first = Math.max(0, Math.min(from, last - 1));
  return { start: first, end: Math.max(first + 1, Math.min(to, last)) };
}

/** Syntax of other languages, and its equivalent here. */
const others: readonly (readonly [typed: RegExp, fix: string])[] = [
  [/^(=>|=<)/, 'Write >= or <=.'],
  [/^=(?!=)/, 'To compare, write == (two equals signs).'],
  [/^(<>|=!)/, 'For "is not", write !=.'],
  [/^(and|AND|&(?!&))/, 'For "and", write &&.'],
  [/^(or|OR|\|(?!\|))/, 'For "or", write ||.'],
  [/^(not|NOT)\b/, 'For "not", write ! before it.'],
  [/^(if|then|else)\b/, 'Write condition ? one value : another.'],
  [/^(\p{Sc}|Rs)/u, 'Write only the number.'],
  [/^[“”‘’]/, 'Write straight quotes: "Pune".'],
  [/^[×]/, 'To multiply, write *.'],
  [/^[÷]/, 'To divide, write /.'],
  [/^[–—−]/, 'For minus, write a hyphen: -.'],
  [/^≥/, 'Write >=.'],
  [/^≤/, 'Write <=.'],
  [/^≠/, 'Write !=.'],
];

function syntaxWords(summary: string, text: string, at: number): Pick<Fault, 'why' | 'fix'> {
  const rest = text.slice(at);
  const before = [wordStart(text, at), at - 1].map((start) => text.slice(Math.max(0, start)));
  const here = (behind: string) =>
    others.find(([typed]) => typed.test(behind) || typed.test(before[0]!)) ??
    others.slice(0, 3).find(([typed]) => /^[=<>!]{2}/.test(before[1]!) && typed.test(before[1]!));
  if (/%\s*$/.test(text.slice(0, at)) || /^%/.test(rest))
    return { why: '"%" does not mean per cent', fix: 'For 18 per cent of a price, write price * 0.18.' };
  const [digits] = /[\d,]+$/.exec(text.slice(0, at)) ?? [];
  const [grouped] = /^,\d[\d,]*/.exec(rest) ?? [];
  if (digits !== undefined && grouped !== undefined)
    return { why: 'a number has no commas', fix: `Write ${(digits + grouped).replaceAll(',', '')}.` };
  if (/\d\s+$/.test(text.slice(0, at)) && /^\p{L}/u.test(rest) && !here(rest))
    return {
      why: `a number cannot be followed by "${firstWord(rest)}"`,
      fix: 'Write the number in digits, without a unit: 2000000.',
    };
  if (/^[^\u0000-\u007f]/.test(rest) && /^\p{L}/u.test(rest))
    return {
      why: `"${rest.charAt(0)}" is not a letter from a to z`,
      fix: 'It may only look like one: type the name again.',
    };
  if (/\?/.test(text) && !/:/.test(text) && rest.trim() === '')
    return { why: 'it does not say what holds otherwise', fix: 'Write condition ? one value : another.' };
  if (text.trim() === '') return { why: 'it is empty', fix: 'Write an expression: age >= 18.' };
  const other = here(rest);
  if (other) return { why: `"${firstWord(rest)}" is not possible here`, fix: other[1] };
  if (rest.trim() === '')
    return /Expected/.test(summary) && (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)
      ? { why: 'a bracket is not closed', fix: 'Add a ) where it ends.' }
      : { why: 'it ends too early', fix: 'Say what comes after the last sign, or take the sign away.' };
  if (/string/i.test(summary) && /^["']/.test(rest))
    return { why: 'a text is not closed', fix: 'Put the same quote before and after it: "Pune".' };
  return {
    why: `"${firstWord(rest)}" is not possible here`,
    fix: 'Look just before it: a sign or a bracket may be missing.',
  };
}

const wordStart = (text: string, at: number): number => at - (/\w*$/.exec(text.slice(0, at))?.[0].length ?? 0);

const firstWord = (text: string): string => /^\s*(\w+|[^\w\s]+|)/.exec(text)?.[1] ?? '';
