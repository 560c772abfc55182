import type { ASTNode } from '@marcbachmann/cel-js';
import { functions, typeWords } from './language.ts';
import type { NodeOf } from '../../shared/conditions/cel/parse.ts';
import { writtenName } from '../../shared/conditions/cel/scan.ts';
import type { FaultWords } from '../../shared/conditions/cel/syntax-words.ts';

/** A type in plain words. */
export const saidType = (type: string): string =>
  Object.hasOwn(typeWords, type)
    ? typeWords[type as keyof typeof typeWords]
    : (others.find(([start]) => type.startsWith(start))?.[1] ?? 'a value');

const others = [
  ['list<Row_', 'a list of rows'],
  ['list', 'a list'],
  ['Row_', 'a row'],
] as const;

/**
 * What is wrong with the types of a node, and how to fix it.
 * Takes    `words`: the type of a part in words; `summary`: the library's message
 */
export function typeFaultWords(
  node: ASTNode | undefined,
  words: (part: ASTNode) => string,
  summary: string,
): FaultWords {
  switch (node?.op) {
    case '&&':
    case '||': {
      const wrong = node.args.find((part) => words(part) !== typeWords.bool) ?? node;
      return {
        why: `"${node.op}" joins what is true or false, and one side is ${words(wrong)}`,
        fix: node.args.some(({ op }) => op === '==' || op === '!=')
          ? `Write a whole comparison on both sides: city == "Pune" ${node.op} age > 17.`
          : 'Compare it with something, or write has(field) for "is answered".',
      };
    }
    case '!_':
      return {
        why: `"!" turns true to false, and this is ${words(node.args)}`,
        fix: 'Compare it with something, or write !has(field) for "not answered".',
      };
    case '-_':
      return { why: `"-" takes a number, and this is ${words(node.args)}`, fix: 'Name a number.' };
    case 'call': {
      const known = functions[node.args[0]];
      const given = node.args[1].map(words).join(' and ') || 'nothing';
      return {
        why: `"${writtenName(node.args[0])}" cannot take ${given}`,
        fix: `Write it like this: ${known?.usage ?? ''}.`,
      };
    }
    case 'rcall':
      return afterPointWords(node, words);
    case 'list':
      return { why: 'the list mixes kinds of values', fix: 'Write only numbers or only texts in it.' };
    case '.':
      return { why: `${words(node.args[0])} has no part called "${node.args[1]}"`, fix: partFix(node, words) };
    default:
      return node && Object.hasOwn(betweenSigns, node.op) ? signWords(node as SignNode, words) : ternaryWords(summary);
  }
}

/** What to write for a part that a value does not have. */
function partFix({ args: [of, part] }: NodeOf<'.'>, words: (part: ASTNode) => string): string {
  const name = of.op === 'id' ? of.args : 'members';
  if (/^(length|size|count)$/.test(part)) return `Write size(${name}).`;
  return words(of) === 'a list of rows'
    ? `Go through the rows: rows(${name}).map(row, row.${part}).`
    : 'Name a field of the row, or a constant as file.name.';
}

/** How the methods of a text are written. */
const ofTexts: Readonly<Record<string, string>> = {
  contains: 'name.contains("Ltd")',
  startsWith: 'number.startsWith("MH")',
  endsWith: 'email.endsWith(".in")',
  substring: 'number.substring(0, 2)',
};

/** Either the part before the point does not fit, or the part in the brackets. */
function afterPointWords({ args: [name, of, given] }: NodeOf<'rcall'>, words: (part: ASTNode) => string): FaultWords {
  const usage = ofTexts[name];
  if (name === 'orValue_')
    return {
      why: `"orValue" cannot give ${given.map(words).join(' and ') || 'nothing'} in place of ${words(of)}`,
      fix: 'Give one value of the same kind: discount.orValue(0).',
    };
  return usage !== undefined && words(of) === typeWords.string
    ? {
        why: `"${name}" cannot take ${given.map(words).join(' and ') || 'nothing'}`,
        fix: `Write it like this: ${usage}.`,
      }
    : { why: `${name} does not go with ${words(of)}`, fix: 'Check the part before the point.' };
}

/** The operators between two values. */
const betweenSigns = {
  '+': 1,
  '-': 1,
  '*': 1,
  '/': 1,
  '%': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '==': 1,
  '!=': 1,
  in: 1,
};

type SignNode = NodeOf<Extract<ASTNode['op'], keyof typeof betweenSigns>>;

const comparing = /^[<>]=?$/;

function signWords({ op, args }: SignNode, words: (part: ASTNode) => string): FaultWords {
  const [left, right] = (args as readonly ASTNode[]).map(words) as [string, string];
  const isChain = comparing.test(op) && comparing.test(args[0].op);
  return {
    why: `"${op}" does not go between ${left} and ${right}`,
    fix: isChain ? 'Write both comparisons: 18 <= age && age <= 65.' : operatorFix(op, left, right),
  };
}

function ternaryWords(summary: string): FaultWords {
  if (!/[Tt]ernary/.test(summary))
    return {
      why: 'the kinds of values do not go together',
      fix: 'Compare numbers with numbers, texts with texts and dates with dates.',
    };
  return /condition/.test(summary)
    ? { why: 'the part before "?" is not true or false', fix: 'Write a condition there: age >= 18 ? 500 : 900.' }
    : {
        why: 'the two values after "?" are of different kinds',
        fix: 'Give both as numbers, both as texts or both as dates.',
      };
}

function operatorFix(sign: string, left: string, right: string): string {
  const both = [left, right];
  const has = (type: keyof typeof typeWords) => both.includes(typeWords[type]);
  if (has('Day') && has('string')) return 'Write a day as date("2026-04-01").';
  if (sign === '-' && left === typeWords.Day && right === typeWords.Day)
    return 'The days between two dates are days(from, to).';
  if (has('Day') && has('double'))
    return ['+', '-'].includes(sign)
      ? 'Say of what: today + 30 days.'
      : 'Write a day as date("2026-04-01"). The age on a day is years(birthDate, today).';
  if (has('Period') && has('double')) return 'Compare numbers with a number, without days, months or years.';
  if (has('bool') && has('string')) return 'Compare it with true or false, without quotes.';
  if (sign === 'in' && left === typeWords.string && right === typeWords.string)
    return 'Write the choices as a list: city in ["Pune", "Delhi"]. For a part of a text write name.contains("Ltd").';
  if (sign === 'in') return 'Write the value first and a list after: city in ["Pune", "Delhi"].';
  if (both.some((type) => type.startsWith('a list')))
    return 'To look for one choice write "theft" in covers; to count write size(covers).';
  if (has('string') && has('double')) return 'Write numbers without quotes, and texts with them.';
  return 'Compare numbers with numbers, texts with texts and dates with dates.';
}
