import type { ESTree } from 'vite';
import { lineAt, parse, stringOf, walk } from './syntax.ts';

/** A text of a test that is in config and not in the specification. */
export interface Quoted {
  readonly line: number;
  readonly text: string;
}

/** Shorter texts are names, which are too common. */
const fewestWords = 4;

/** Keys of config that visitors do not see: its own tests, sources and rules of style. */
const unseen = new Set(['claims', 'examples', 'glossary']);

/** Every text of config that a visitor can read. */
export function copyOf(data: unknown): string[] {
  if (typeof data === 'string') return [plain(data)];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => (unseen.has(key) ? [] : copyOf(value)));
}

/**
 * The texts and patterns of a test file that are in `copy`, the texts of config, one per line: such a test fails when a
 * product manager changes the text. A test may quote what the specification fixes.
 */
export function quotedCopy(source: string, copy: string, spec: string): Quoted[] {
  const fixed = plain(spec).toLowerCase();
  const found: Quoted[] = [];
  walk(parse('test.ts', source), (node) => {
    const text = plain(textOf(node) ?? '');
    if (text.split(' ').length >= fewestWords && copy.includes(text) && !isFixed(fixed, text.toLowerCase()))
      found.push({ line: lineAt(source, node.start), text });
  });
  return found;
}

/** The lines of tests/spec leave out full stops, and write N for a count. */
const isFixed = (spec: string, text: string): boolean =>
  [text, text.replace(/[.?!:]$/, '')].some((one) => spec.includes(one) || spec.includes(one.replace(/\b\d\b/, 'n')));

/** The text of a literal; of a pattern, the plain text that it matches. */
function textOf(node: ESTree.Node): string | undefined {
  if ('regex' in node) return node.regex.pattern.replace(/^\^|\$$/g, '').replaceAll('\\', '');
  return stringOf(node);
}

/** Without markup and line breaks. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
