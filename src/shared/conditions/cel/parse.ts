import { Environment, type ASTNode, type SourceRange } from '@marcbachmann/cel-js';
import { perText } from '../../memo.ts';
import { scan, type Scanned } from './scan.ts';
import { syntaxWords, type FaultWords } from './syntax-words.ts';

/** A parsed expression of config. */
export interface Expression {
  /** As it is written in config. */
  readonly text: string;
  readonly scanned: Scanned;
  readonly ast: ASTNode;
}

/** What is wrong with an expression, and where in its text. */
export interface Fault extends FaultWords {
  /** The expression as it is written. */
  readonly text: string;
  readonly kind: 'syntax' | 'name' | 'type';
  readonly start: number;
  readonly end: number;
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
