import { isScalar, visit, type CST, type Document, type YAMLError } from 'yaml';
import { mistakes, oddStart, otherMistake, uneven, type Words } from '../../problems/syntax.ts';

/** A mistake with the stretch of the text where it was made. */
export interface Mistake {
  readonly start: number;
  readonly end: number;
  readonly words: Words;
}

/** What was read, and what the reader found. */
interface Read {
  readonly text: string;
  readonly doc: Document;
  readonly tokens: readonly CST.Token[];
  readonly error: YAMLError;
}

/** The mistake behind an error of the reader: it says where it lost the thread, which is often a line too late. */
export function mistakeOf(read: Read): Mistake {
  const {
    text,
    error: {
      code,
      pos: [start, end],
      message,
    },
  } = read;
  const marked = (words: Words, from = start, to = Math.max(end, from + 1)): Mistake => ({
    start: from,
    end: to,
    words,
  });
  if (/^Sequence item without/.test(message)) return badIndent(text, start);
  if (/^A block sequence may not/.test(message)) return dashAmongKeys(text, start);
  if (code === 'BAD_INDENT') return /^Flow/.test(message) ? unclosed(read) : badIndent(text, start);
  if (/^Missing closing/.test(message)) return marked(mistakes.openQuote, openQuote(read));
  const value = valueBefore(text, start);
  const first = value ? text.charAt(value.start) : '';
  const odd = value && oddStartOf(first, message);
  if (odd) return marked(odd, value.start, value.end);
  if (/at node end$/.test(message))
    return marked(first === "'" ? mistakes.apostrophe : first === '"' ? mistakes.afterQuote : mistakes.afterValue);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BLOCK_IN_FLOW') return colonOrIndent(text, start);
  if (code === 'MULTILINE_IMPLICIT_KEY') return noColon(text, start, end);
  return marked(plainWords(code, message));
}

/** Errors of which the reader's code, or its own words, say enough. */
function plainWords(code: string, message: string): Words {
  if (/^Implicit map keys/.test(message)) return mistakes.noColonAfter;
  if (/block-seq-ind on same line/.test(message)) return mistakes.listOnLine;
  if (/flow-(map|seq)-end/.test(message)) return mistakes.strayBracket;
  if (code === 'BAD_DQ_ESCAPE') return mistakes.backslash;
  return otherMistake(message);
}

/** The value of the line in which an offset stands, when it starts before the offset. */
function valueBefore(text: string, offset: number): { start: number; end: number } | undefined {
  const { start, line } = lineAt(text, offset);
  const [, before, value] = /^(\s*(?:- +)*(?:[^\s:#'"{}[\],]+: +)?)(\S.*)$/.exec(line) ?? [];
  if (before === undefined || value === undefined || start + before.length > offset) return undefined;
  return { start: start + before.length, end: start + before.length + value.trimEnd().length };
}

/** A character with which a text does not start: the last three are right in themselves, and wrong when words follow. */
function oddStartOf(first: string, message: string): Words | undefined {
  if ('“”‘’„'.includes(first)) return mistakes.curlyQuotes;
  return '&?|>%@`'.includes(first) || ('*{['.includes(first) && /at node end$/.test(message))
    ? oddStart(first)
    : undefined;
}

function badIndent(text: string, offset: number): Mistake {
  const { start, line } = lineAt(text, offset + text.slice(offset).search(/\S|$/));
  const [, spaces = '', dash] = /^( *)(-(?=[^\s-]))?/.exec(line) ?? [];
  const at = start + spaces.length;
  if (dash) return { start: at, end: at + 1, words: mistakes.noSpaceAfterDash };
  const others = openIndents(text.slice(0, start));
  return {
    start: at,
    end: start + Math.max(line.length, spaces.length + 1),
    words: others.includes(spaces.length) ? mistakes.noDash : uneven(spaces.length, others),
  };
}

function dashAmongKeys(text: string, offset: number): Mistake {
  const dash = offset + Math.max(0, text.slice(offset).search(/-/));
  return { start: dash, end: dash + 1, words: mistakes.dashAmongKeys };
}

/** How far in the lines stand that are still open at the end of a text: 0, 2, 6. The dash of a list and what follows it are two. */
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

/** A key within a value: by a second colon on its line, or by the next line, which is indented too far. */
function colonOrIndent(text: string, offset: number): Mistake {
  const { start, line } = lineAt(text, offset);
  const colon = line.slice(offset - start).search(/:(?=\s|$)/);
  if (colon !== -1) return { start: offset + colon, end: offset + colon + 1, words: mistakes.secondColon };
  const next = start + line.length + 1;
  const from = next + text.slice(next).search(/\S|$/);
  return { start: from, end: from + 1, words: mistakes.furtherIn };
}

function noColon(text: string, start: number, end: number): Mistake {
  const { start: from, line } = lineAt(text, start);
  if (text.startsWith('- ', start)) return dashAmongKeys(text, start);
  const [glued] = /^\s*(?:- +)*[\w$-]+:(?=\S)/.exec(line) ?? [];
  if (glued === undefined) return { start, end, words: mistakes.noColon };
  return { start: from + glued.length - 1, end: from + glued.length, words: mistakes.noSpaceAfterColon };
}

/** Where the text starts whose closing quote is missed. */
function openQuote({ doc, error }: Read): number {
  let start = error.pos[0];
  visit(doc, {
    Node(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[0] <= error.pos[0])
        start = node.range[0];
    },
  });
  return start;
}

/** The last bracket before an error that is never closed, or the # behind it that makes a comment of the rest of its line. */
function unclosed({
  text,
  tokens,
  error: {
    pos: [offset],
  },
}: Read): Mistake {
  const start = openBracket(tokens, offset);
  const { start: from, line } = lineAt(text, start);
  const comment = line.slice(start - from).search(/(?<=\s)#[^\s#]/);
  if (comment === -1) return { start, end: start + 1, words: mistakes.openBracket };
  return { start: start + comment, end: start + comment + 1, words: mistakes.comment };
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

/** The line in which an offset stands, without its end. */
function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, line: text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '') };
}
