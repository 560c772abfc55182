import type { ASTNode } from '@marcbachmann/cel-js';
import type { NodeOf } from './parse.ts';
import { writtenName } from './scan.ts';
import { constantOf } from './value-of.ts';
import { isLoop, tableCall } from './walk.ts';
import { formatDate } from '../../engine/dates.ts';
import type { Names } from '../names.ts';
import { joinWords, sentenceOf, quotedTitle, valueWords } from '../sentence.ts';
import type { Value } from '../tree.ts';
import { joinedBy, readNodeLines } from './read-lines.ts';

/** An expression in words, with the titles of fields: parts without words stay as they are written. */
export function wordsOfNode(node: ASTNode, names: Names): string {
  const lines = readNodeLines(node, names);
  if (lines) return sentenceOf(lines, names);
  const say = (part: ASTNode): string => wordsOfNode(part, names);
  const inner = (part: ASTNode): string => (needsNoBrackets(part) ? say(part) : `(${say(part)})`);
  switch (node.op) {
    case 'value':
    case 'id':
    case '.':
      return termWords(node, names);
    case '!_':
      return `not ${inner(node.args)}`;
    case '-_':
      return `−${inner(node.args)}`;
    case '&&':
    case '||':
      return joinedBy(node, node.op)
        .map((part) => (part.op === '&&' || part.op === '||' || part.op === '?:' ? `(${say(part)})` : say(part)))
        .join(node.op === '&&' ? ' and ' : ' or ');
    case '?:': {
      const [condition, one, other] = node.args;
      return `${inner(one)} if ${inner(condition)}, otherwise ${say(other)}`;
    }
    case 'list':
      return joinWords(node.args.map(say), 'or');
    case 'call':
      return callWords(node, say);
    case 'rcall':
      return isLoop(node) ? loopWords(node, names) : methodWords(node, say);
    default:
      return signWords(node, (part, isFirst) =>
        // From left to right, operators of one rank need no brackets.
        isFirst && rankOf(part) !== undefined && rankOf(part) === rankOf(node) ? say(part) : inner(part),
      );
  }
}

/** Whether a part needs no brackets in words. */
const needsNoBrackets = (node: ASTNode): boolean =>
  ['value', 'id', '.', 'call', 'rcall', '-_'].includes(node.op) || (node.op === '*' && unitOf(node) !== undefined);

function termWords(node: NodeOf<'value' | 'id' | '.'>, names: Names): string {
  if (node.op === 'value') return valueWords(node.args as Value, '', names);
  if (node.op === 'id') return node.args.startsWith('_') ? node.args.slice(1) : quotedTitle(node.args, names);
  const constant = constantOf(node);
  if (constant !== undefined && names.of(constant)) return valueWords({ name: constant }, '', names);
  return quotedTitle(node.args[1], names);
}

const operatorTexts: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'modulo',
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  in: 'is in',
};

const rankOf = ({ op }: ASTNode): number | undefined => ({ '+': 1, '-': 1, '*': 2, '/': 2 })[op as '+'];

function signWords(node: ASTNode, inner: (part: ASTNode, isFirst: boolean) => string): string {
  const unit = unitOf(node);
  const [left, right] = node.args as readonly ASTNode[];
  if (!left || !right) return '…';
  return unit === undefined
    ? `${inner(left, true)} ${operatorTexts[node.op] ?? node.op} ${inner(right, false)}`
    : `${inner(left, true)} ${unit}`;
}

/** The unit of a length of time: 18 years. */
function unitOf(node: ASTNode): string | undefined {
  if (node.op !== '*') return undefined;
  const [, unit] = node.args;
  return unit.op === 'id' && unit.args.startsWith('_') ? unit.args.slice(1) : undefined;
}

/** Functions in words: $1 is the first argument, $* are all arguments. */
const calls: Readonly<Record<string, string>> = {
  round: '$1, rounded',
  floor: '$1, rounded down',
  ceil: '$1, rounded up',
  abs: 'the size of $1 without its sign',
  pow: '$1 to the power of $2',
  min: 'the least of $*',
  max: 'the greatest of $*',
  sum: 'the sum of $*',
  rows: '$1',
  size: 'how many there are of $1',
  has: '$1 is answered',
  label: '$1 as it reads',
  years: 'the years from $1 to $2',
  months: 'the months from $1 to $2',
  days: 'the days from $1 to $2',
  date: 'the date of year $1, month $2 and day $3',
  year: 'the year of $1',
  month: 'the month of $1',
  day: 'the day of the month of $1',
  weekday: 'the weekday of $1',
  slice: 'a part of $1',
  first: 'the first of $1',
  last: 'the last of $1',
  contains: '$1 contains $2',
  startsWith: '$1 starts with $2',
  endsWith: '$1 ends with $2',
  orValue: '$1, or $2 without an answer',
};

function callWords(node: NodeOf<'call'>, say: (part: ASTNode) => string): string {
  const [name, given] = node.args;
  const call = tableCall(node);
  if (call) return `what the table “${call.table}” gives for ${joinWords(call.given.map(say), 'and')}`;
  const [day] = given;
  if (name === 'date' && day?.op === 'value') return formatDate(String(day.args));
  return filled(writtenName(name), given.map(say));
}

function filled(name: string, said: readonly string[]): string {
  const words = calls[name] ?? `${name} of $*`;
  return words.replaceAll(/\$([\d*])/g, (_, which: string) =>
    which === '*' ? joinWords(said, 'and') : (said[Number(which) - 1] ?? '…'),
  );
}

function methodWords({ args: [name, of, given] }: NodeOf<'rcall'>, say: (part: ASTNode) => string): string {
  if (name !== 'substring') return filled(writtenName(name), [say(of), ...given.map(say)]);
  const [from, to] = given;
  const first = from?.op === 'value' ? String(Number(from.args) + 1) : '…';
  return `${say(of)} from letter ${first}${to ? ` to ${say(to)}` : ' on'}`;
}

const loops: Readonly<Record<string, string>> = {
  all: 'for every one of $1: $2',
  exists: 'for some of $1: $2',
  exists_one: 'for exactly one of $1: $2',
  filter: 'those of $1 with $2',
  map: '$2 of each of $1',
};

function loopWords({ args: [name, of, given] }: NodeOf<'rcall'>, names: Names): string {
  const said = [wordsOfNode(of, names), wordsOfNode(given.at(-1)!, names)];
  return (loops[name] ?? '').replaceAll(/\$(\d)/g, (_, which: string) => said[Number(which) - 1] ?? '');
}
