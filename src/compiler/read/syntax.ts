import { isScalar, visit, type CST, type Document, type YAMLError } from 'yaml';
import {
  badFirstCharacter,
  braceInText,
  dashBeside,
  missingComma,
  otherMistake,
  syntaxMistakes as mistakes,
  unevenIndent,
  type SyntaxMistake,
} from '../../shared/problems/catalogue/syntax-mistakes.ts';
import { lineAt } from './lines.ts';

/** A mistake and its range in the text. */
export interface PlacedMistake {
  readonly start: number;
  readonly end: number;
  readonly mistake: SyntaxMistake;
}

/** A text that is not YAML, with the parser's result. */
interface BrokenText {
  readonly text: string;
  readonly doc: Document;
  readonly tokens: readonly CST.Token[];
  readonly error: YAMLError;
}

/** Finds the mistake behind an error of the parser. The parser's own place is often a line too late. */
export function findMistake(broken: BrokenText): PlacedMistake {
  const { text, error } = broken;
  const { code, message } = error;
  const [start, end] = error.pos;
  const placed = (mistake: SyntaxMistake, from = start, to = Math.max(end, from + 1)): PlacedMistake => ({
    start: from,
    end: to,
    mistake,
  });
  if (/^Sequence item without/.test(message)) return badIndent(text, start);
  if (/^A block sequence may not/.test(message)) return dashAmongKeys(text, start);
  if (code === 'BAD_INDENT') return /^Flow/.test(message) ? unclosedBracket(broken) : badIndent(text, start);
  if (/^Missing closing/.test(message)) return placed(mistakes.openQuote, openQuote(broken));
  const value = valueBefore(text, start);
  const first = value ? text.charAt(value.start) : '';
  if (value && /^(?:>[-+\d]+|\|[-+\d]*)\s+\S/.test(text.slice(value.start, value.end)))
    return placed(mistakes.textOnLine, value.start, value.end);
  const brace = '{['.includes(first) && value && textWithBrace(text.slice(value.start, value.end));
  if (brace) return placed(braceInText(brace.text), value.start + brace.at, value.start + brace.at + brace.text.length);
  const badFirst = value && badFirstMistake(first, message);
  if (badFirst) return placed(badFirst, value.start, value.end);
  if (/at node end$/.test(message))
    return placed(first === "'" ? mistakes.apostrophe : first === '"' ? mistakes.afterQuote : mistakes.afterValue);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BLOCK_IN_FLOW') return keyInsideValue(text, start);
  if (/^Plain value cannot start with/.test(message)) return badFirstInFlow(text, start);
  if (code === 'MULTILINE_IMPLICIT_KEY') return missingColon(text, start, end);
  return placed(mistakeByMessage(code, message));
}

/** The mistake behind an error, if its code or message is enough to tell. */
function mistakeByMessage(code: string, message: string): SyntaxMistake {
  if (/^Implicit map keys/.test(message)) return mistakes.noColonAfter;
  if (/block-seq-ind on same line/.test(message)) return mistakes.listOnLine;
  if (/flow-(map|seq)-end/.test(message)) return mistakes.strayBracket;
  if (code === 'BAD_DQ_ESCAPE') return mistakes.backslash;
  return otherMistake(message);
}

/** The range of the value in the line of an offset, when it starts before the offset. */
function valueBefore(text: string, offset: number): { start: number; end: number } | undefined {
  const { start, line } = lineAt(text, offset);
  const [, before, value] = /^(\s*(?:- +)*(?:[^\s:#'"{}[\],]+: +)?)(\S.*)$/.exec(line) ?? [];
  if (before === undefined || value === undefined || start + before.length > offset) return undefined;
  return { start: start + before.length, end: start + before.length + value.trimEnd().length };
}

/**
 * The mistake of a text whose first character has a meaning in YAML. A star or a bracket is wrong only when words
 * follow it.
 */
function badFirstMistake(first: string, message: string): SyntaxMistake | undefined {
  if ('“”‘’„'.includes(first)) return mistakes.curlyQuotes;
  return '&?|>%@`'.includes(first) || ('*{['.includes(first) && /at node end$/.test(message))
    ? badFirstCharacter(first)
    : undefined;
}

/** The first text without quotes that contains a brace, among the values of a map or list in one line: Item {n}. */
function textWithBrace(flow: string): { text: string; at: number } | undefined {
  const found = /(?<=[{[,]\s*(?:[\w$-]+:\s+)?)[^\s'"{}[\],:#-][^'"{}[\],:#]*\{[\w\s]*\}[^'"{}[\],]*/.exec(flow);
  return found ? { text: found[0].trimEnd(), at: found.index } : undefined;
}

function badIndent(text: string, offset: number): PlacedMistake {
  const { start, line } = lineAt(text, offset + text.slice(offset).search(/\S|$/));
  const [, spaces = '', dash] = /^( *)(-(?=[^\s-]))?/.exec(line) ?? [];
  const at = start + spaces.length;
  if (dash) return { start: at, end: at + 1, mistake: mistakes.noSpaceAfterDash };
  const beside = besideDashes(text, at);
  if (beside) return beside;
  const others = openIndents(text.slice(0, start));
  return {
    start: at,
    end: start + Math.max(line.length, spaces.length + 1),
    mistake: others.includes(spaces.length) ? mistakes.noDash : unevenIndent(spaces.length, others),
  };
}

function dashAmongKeys(text: string, offset: number): PlacedMistake {
  const dash = offset + Math.max(0, text.slice(offset).search(/-/));
  const beside = besideDashes(text, dash);
  return beside ?? { start: dash, end: dash + 1, mistake: mistakes.dashAmongKeys };
}

/** The mistake of a dash that is a space or two beside the dashes above, and is followed by keys like theirs. */
function besideDashes(text: string, dash: number): PlacedMistake | undefined {
  const { start, line } = lineAt(text, dash);
  const own = /^ *(?=- )/.exec(line)?.[0].length;
  if (own === undefined || start + own !== dash) return undefined;
  const above = [...text.slice(0, start).matchAll(/^( *)- /gm)].at(-1)?.[1]?.length;
  if (above === undefined || above === own || Math.abs(above - own) > 2) return undefined;
  return { start: dash, end: dash + 1, mistake: dashBeside(above) };
}

/**
 * The indentations, in spaces, of the maps and lists that are still open at the end of a text, such as 0, 2, 6. A dash
 * and what follows it on its line are two of them.
 */
function openIndents(text: string): number[] {
  const open: number[] = [];
  for (const line of text.split('\n')) {
    const [, spaces = '', dashes = ''] = /^( *)((?:- +)*)[^\s#]/.exec(line) ?? [];
    if (!/^\s*[^\s#]/.test(line)) continue;
    const here = [
      spaces.length,
      ...[...dashes.matchAll(/- +/g)].map(({ index, 0: dash }) => spaces.length + index + dash.length),
    ];
    while ((open.at(-1) ?? -1) >= spaces.length) open.pop();
    open.push(...here);
  }
  return open;
}

/** A value in braces or brackets whose first character has a meaning in YAML. */
function badFirstInFlow(text: string, start: number): PlacedMistake {
  const [value = ''] = /^[^,\]}\n]*/.exec(text.slice(start)) ?? [];
  return { start, end: start + Math.max(1, value.trimEnd().length), mistake: badFirstCharacter(text.charAt(start)) };
}

/** The words after the end of a text in single quotes, on one line: 'Here's your rate: 5'. */
function afterApostrophe(text: string, offset: number): PlacedMistake | undefined {
  const { start, line } = lineAt(text, offset);
  const [before] = /^\s*(?:- +)*(?:[\w$-]+: +)?'(?:''|[^'])*'(?=[^\s,}\]#'])/.exec(line) ?? [];
  return before === undefined
    ? undefined
    : { start: start + before.length, end: start + line.trimEnd().length, mistake: mistakes.apostrophe };
}

/** The parser met a key inside a value: there is a second colon on the line, or the next line is indented too far. */
function keyInsideValue(text: string, offset: number): PlacedMistake {
  const { start, line } = lineAt(text, offset);
  const [dash] = /^\s*(?:- +)*-(?=[{["'\w])/.exec(line) ?? [];
  if (dash !== undefined)
    return { start: start + dash.length - 1, end: start + dash.length, mistake: mistakes.noSpaceAfterDash };
  const apostrophe = afterApostrophe(text, offset);
  if (apostrophe) return apostrophe;
  const colon = line.slice(offset - start).search(/:(?=\s|$)/);
  const joined = colon === -1 ? undefined : keyWithoutComma(line.slice(0, offset - start + colon));
  if (joined)
    return { start: start + joined.at, end: start + joined.at + joined.key.length, mistake: missingComma(joined.key) };
  if (colon !== -1) return { start: offset + colon, end: offset + colon + 1, mistake: mistakes.secondColon };
  const next = start + line.length + 1;
  const from = next + text.slice(next).search(/\S|$/);
  return { start: from, end: from + 1, mistake: mistakes.furtherIn };
}

/** The key at the end of a line's text that follows a value in braces without a comma: { minimum: 6 maximum */
function keyWithoutComma(before: string): { key: string; at: number } | undefined {
  const [, value, key = ''] =
    /[{,]\s*[\w$-]+: +(\d[\d.]*|true|false|[a-z][\w-]*|\[[^\]]*\]|\{[^}]*\})\s+([\w$-]+)$/i.exec(before) ?? [];
  return value === undefined ? undefined : { key, at: before.length - key.length };
}

/** The parser missed a colon: often there is one without a space after it, or a dash among keys. */
function missingColon(text: string, start: number, end: number): PlacedMistake {
  const { start: from, line } = lineAt(text, start);
  if (text.startsWith('- ', start)) return dashAmongKeys(text, start);
  const [glued] = /^\s*(?:- +)*[\w$-]+:(?=\S)/.exec(line) ?? [];
  if (glued === undefined) return { start, end, mistake: mistakes.noColon };
  return { start: from + glued.length - 1, end: from + glued.length, mistake: mistakes.noSpaceAfterColon };
}

/** The start of the quoted text that is not closed. */
function openQuote({ doc, error }: BrokenText): number {
  let start = error.pos[0];
  visit(doc, {
    Node(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[0] <= error.pos[0])
        start = node.range[0];
    },
  });
  return start;
}

/**
 * The last bracket before an error that is not closed. If a # after it hides its end in a comment, that # is marked.
 */
function unclosedBracket({ text, tokens, error }: BrokenText): PlacedMistake {
  const start = openBracket(tokens, error.pos[0]);
  const { start: from, line } = lineAt(text, start);
  const comment = line.slice(start - from).search(/(?<=\s)#[^\s#]/);
  if (comment === -1) return { start, end: start + 1, mistake: mistakes.openBracket };
  return { start: start + comment, end: start + comment + 1, mistake: mistakes.comment };
}

function openBracket(tokens: readonly CST.Token[], offset: number): number {
  let found = offset;
  const look = (token: unknown): void => {
    if (Array.isArray(token)) return token.forEach(look);
    if (!token || typeof token !== 'object') return;
    const { type, start, end } = token as Partial<CST.FlowCollection>;
    if (
      type === 'flow-collection' &&
      start &&
      start.offset <= offset &&
      !end?.some((part) => /^flow-(map|seq)-end$/.test(part.type))
    )
      found = start.offset;
    Object.values(token).forEach(look);
  };
  look(tokens);
  return found;
}
