import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One numbered line of the specification. */
export interface SpecLine {
  /** For example 5.42. */
  readonly id: string;
  readonly text: string;
  /** The lines under it, at any depth. */
  readonly heads: readonly string[];
}

const numbered = /^( *)- (\d+\.\d+) (.+)$/;

/** The lines of the specification, in order. Takes the project's root. */
export function specLines(root: string): SpecLine[] {
  const folder = join(root, 'tests/spec');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => parseSpec(readFileSync(join(folder, file), 'utf8')));
}

/** The items of a Markdown list that begin with a number: `- 5.42 text`. */
export function parseSpec(markdown: string): SpecLine[] {
  const found = markdown.split('\n').flatMap((row) => {
    const [, indent = '', id, text = ''] = numbered.exec(row) ?? [];
    return id ? [{ id, text, indent: indent.length }] : [];
  });
  return found.map(({ id, text, indent }, index) => {
    const after = found.slice(index + 1);
    const end = after.findIndex((next) => next.indent <= indent);
    return { id, text, heads: after.slice(0, end === -1 ? undefined : end).map((line) => line.id) };
  });
}
