import type { Document } from 'yaml';
import type { Problem } from '../../shared/problems/problem.ts';
import { composed } from './compose.ts';
import { markedText, type SourceText, type Stretch } from './source.ts';

/** What can be read of a text with mistakes. */
export interface ReadPartly {
  readonly problems: readonly Problem[];
  /** Undefined if nothing can be read. */
  readonly doc: Document | undefined;
  /** The words of the parts that cannot be read. */
  readonly lost: ReadonlySet<string>;
}

/** A file with more broken parts is broken as a whole. */
const mostParts = 24;

/** Problems after which the rest of a text means nothing. */
const ofAll = /^(file\/empty|yaml\/(bad-alias|bomb|conflict|many-documents|too-deep))$/;

/**
 * Composes what it can: the entry that is not YAML is blanked, and the rest is read without it. So a mistake does not
 * hide others. When that leaves another mistake in the same section, which is a key at the top of the file with all
 * that belongs to it, it may follow from the blanks; then the section is blanked as a whole.
 */
export function readPartly(source: SourceText): ReadPartly {
  const problems: Problem[] = [];
  const lost = new Set<string>();
  let { text } = source;
  let opened: Stretch | undefined;
  for (let part = 0; part < mostParts && (part === 0 || text.trim() !== ''); part++) {
    const { doc, problems: found } = composed({ ...source, text });
    const inOpened = found.find((one) => opened && sectionAround(text, one)?.start === opened.start);
    if (doc && !inOpened)
      return { doc, problems: [...problems, ...found], lost: new Set([...lost, ...found.flatMap(markedWords)]) };
    const first = inOpened ?? found[0];
    if (!first) break;
    const section = sectionAround(text, first);
    const isAgain = opened !== undefined && section?.start === opened.start;
    if (!isAgain) problems.push(first);
    if (ofAll.test(first.code) || !section) break;
    const blanked = isAgain || first.code === 'yaml/tab' ? section : entryAround(text, first);
    for (const word of [...wordsIn(text.slice(blanked.start, blanked.end)), ...wordsIn(keyAbove(text, blanked.start))])
      lost.add(word);
    text = withBlanks(text, blanked);
    opened = isAgain ? undefined : section;
  }
  return { doc: undefined, problems, lost };
}

const withBlanks = (text: string, { start, end }: Stretch): string =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n\r]/g, ' ') + text.slice(end);

/** The names that a text contains. */
export const wordsIn = (text: string): string[] => [...text.matchAll(/[\w$][\w$.-]*/g)].map(([word]) => word);

/** The names at a place. An invisible character is inside a name. */
function markedWords({ place }: Problem): string[] {
  const { excerpt, column } = place;
  const [before = ''] = /[^\s"'{},:[\]]*$/.exec(excerpt.slice(0, column - 1)) ?? [];
  const [behind = ''] = /^[^\s"'{},:[\]]*/.exec(excerpt.slice(column - 1)) ?? [];
  return [...wordsIn(markedText(place)), before + behind];
}

const lineStart = (text: string, line: number): number => {
  let start = 0;
  for (let before = 1; before < line; before++) start = text.indexOf('\n', start) + 1;
  return start;
};

/** A key at the top of the file with all that belongs to it. Tabs are often in several: up to the last one. */
function sectionAround(text: string, { code, place }: Problem): Stretch | undefined {
  const starts = [...text.matchAll(/^[\w$"'][^\n]*/gm)].map(({ index }) => index);
  const first = lineStart(text, place.line);
  const last =
    code === 'yaml/tab' ? Math.max(first, ...[...text.matchAll(/^ *\t/gm)].map(({ index }) => index)) : first;
  const start = starts.filter((one) => one <= first).at(-1);
  return start === undefined ? undefined : { start, end: starts.find((one) => one > last) ?? text.length };
}

/** A line, and those below it that are indented further. */
function entryAround(text: string, { place }: Problem): Stretch {
  const start = lineStart(text, place.line);
  const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
  const behind = text.indexOf('\n', start) + 1 || text.length;
  const next = new RegExp(`^ {0,${indent.length}}\\S`, 'm').exec(text.slice(behind));
  return { start, end: next ? behind + next.index : text.length };
}

/** The line of the key that a line belongs to. */
function keyAbove(text: string, start: number): string {
  const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
  const above = text.slice(0, start).split('\n');
  return above.findLast((line) => /\S/.test(line) && (/^ */.exec(line)?.[0].length ?? 0) < indent.length) ?? '';
}
