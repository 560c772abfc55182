/** What is wrong, and how to mend it. */
export interface FaultWords {
  readonly why: string;
  readonly fix: string;
}

/** Syntax of other languages, and its equivalent here. */
const otherSyntax: readonly (readonly [typed: RegExp, fix: string])[] = [
  [/^(=>|=<)/, 'Write >= or <=.'],
  [/^=(?!=)/, 'To compare, write == (two equals signs).'],
  [/^(<>|=!)/, 'For "is not", write !=.'],
  [/^(and|AND|&(?!&))/, 'For "and", write &&.'],
  [/^(or|OR|\|(?!\|))/, 'For "or", write ||.'],
  [/^(not|NOT)\b/, 'For "not", write ! before it.'],
  [/^(if|then|else)\b/, 'Write condition ? one value : another.'],
  [/^(is|equals|eq)\b/i, 'To compare, write == (two equals signs).'],
  [/^between\b/i, 'Write both bounds: age >= 18 && age <= 65.'],
  [
    /^(contains|includes|has)\b/i,
    'For a choice of a list write "theft" in covers; for a part of a text write name.contains("Ltd").',
  ],
  [/^~/, 'To compare, write ==; for a part of a text write name.contains("Ltd").'],
  [/^;/, 'Take it away: the end needs no sign.'],
  [/^#/, 'A comment goes outside of the expression. Take it away.'],
  [/^[{}]/, 'Write the name of an answer without braces: age > 17.'],
  [/^\$(?=[a-z])/i, 'Write the name of an answer without $: age > 17.'],
  [/^\)/, 'A bracket closes here that was not opened. Take it away, or write ( where it starts.'],
  [/^(\p{Sc}|Rs)/u, 'Write only the number.'],
  [/^[“”‘’]/, 'Write straight quotes: "Pune".'],
  [/^[×]/, 'To multiply, write *.'],
  [/^[÷]/, 'To divide, write /.'],
  [/^[–—−]/, 'For minus, write a hyphen: -.'],
  [/^≥/, 'Write >=.'],
  [/^≤/, 'Write <=.'],
  [/^≠/, 'Write !=.'],
];

/**
 * Explains why an expression cannot be parsed.
 * Takes    `summary`: the parser's message; `at`: where in the text it stopped
 */
export function syntaxWords(summary: string, text: string, at: number): FaultWords {
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  if (/%\s*(of\s+)?$/i.test(before) || /^%/.test(rest))
    return { why: '"%" does not mean per cent', fix: 'For 18 per cent of a price, write price * 0.18.' };
  const number = numberWords(before, rest);
  if (number) return number;
  if (/^[^\u0000-\u007f]/.test(rest) && /^\p{L}/u.test(rest))
    return {
      why: `"${rest.charAt(0)}" is not a letter from a to z`,
      fix: 'It may only look like one: type the name again.',
    };
  if (/\?/.test(text) && !/:/.test(text) && rest.trim() === '')
    return { why: 'it does not say what holds otherwise', fix: 'Write condition ? one value : another.' };
  if (text.trim() === '') return { why: 'it is empty', fix: 'Write an expression: age >= 18.' };
  const other = fixHere(text, at);
  if (other !== undefined) return { why: `"${firstWord(rest)}" is not possible here`, fix: other };
  if (rest.trim() === '')
    return /Expected/.test(summary) && (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)
      ? { why: 'a bracket is not closed', fix: 'Add a ) where it ends.' }
      : { why: 'it ends too early', fix: 'Say what comes after the last sign, or take the sign away.' };
  const pair = unparted(before, rest);
  if (pair !== undefined) return { why: `a comma is missing before ${pair}`, fix: `Write a comma before ${pair}.` };
  if (/string/i.test(summary) && /^["']/.test(rest))
    return { why: 'a text is not closed', fix: 'Put the same quote before and after it: "Pune".' };
  return {
    why: `"${firstWord(rest)}" is not possible here`,
    fix: 'Look just before it: a sign or a bracket may be missing.',
  };
}

/** What is wrong with a number that the parser has read only in part. */
function numberWords(before: string, rest: string): FaultWords | undefined {
  const [digits] = /[\d,_]+$/.exec(before) ?? [];
  const [grouped] = /^[,_]\d[\d,_]*/.exec(rest) ?? [];
  if (digits !== undefined && grouped !== undefined)
    return {
      why: `a number has no ${grouped.startsWith('_') ? 'underscores' : 'commas'}`,
      fix: `Write ${(digits + grouped).replaceAll(/[,_]/g, '')}.`,
    };
  return /\d\s+$/.test(before) && /^\p{L}/u.test(rest) && fixHere(before + rest, before.length) === undefined
    ? {
        why: `a number cannot be followed by "${firstWord(rest)}"`,
        fix: 'Write the number in digits, without a unit: 2000000.',
      }
    : undefined;
}

/** What to write in place of the syntax of another language that is at, or just before, where the parser stopped. */
function fixHere(text: string, at: number): string | undefined {
  const [, not] = /\b(not)\s+$/i.exec(text.slice(0, at)) ?? [];
  const from = [not === undefined ? wordStart(text, at) : text.lastIndexOf(not, at - 1), at - 1];
  const [word = '', sign = ''] = from.map((start) => text.slice(Math.max(0, start)));
  const rest = text.slice(at);
  const other =
    otherSyntax.find(([typed]) => typed.test(rest) || typed.test(word)) ??
    otherSyntax.slice(0, 3).find(([typed]) => /^[=<>!]{2}/.test(sign) && typed.test(sign));
  return other?.[1];
}

/** The value that a comma should part from the one before it, in a list or among what a function takes. */
function unparted(before: string, rest: string): string | undefined {
  const [value] = /^(?:"[^"]*"|'[^']*'|\d+(?:\.\d+)?|[a-z]\w*)/i.exec(rest) ?? [];
  const open = before.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^[\]]*\]|\([^()]*\)/g, '');
  const isInside = /[[(][^[\]()]*$/.test(open) && !/[([,]\s*$/.test(before);
  return isInside && /["'\w\])]\s+$/.test(before) ? value : undefined;
}

const wordStart = (text: string, at: number): number => at - (/\w*$/.exec(text.slice(0, at))?.[0].length ?? 0);

const firstWord = (text: string): string => /^\s*(\w+|[^\w\s]+|)/.exec(text)?.[1] ?? '';
