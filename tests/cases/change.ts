import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { Draw } from '../support/mutations/draw.ts';

/**
 * One change of the valid site: text of a file is replaced, or a file is deleted, written, or made a symbolic link or an
 * empty folder.
 */
export interface Change {
  readonly file: string;
  readonly replace?: string;
  readonly by?: string;
  readonly delete?: true;
  readonly text?: string;
  /** What comes before `text`, once. */
  readonly head?: string;
  /** How often `text` is repeated in the file; once by default. */
  readonly times?: number;
  /** How many random letters replace each {noise} in `text`, so that it cannot be compressed. */
  readonly noise?: number;
  readonly link?: string;
  readonly folder?: true;
}

/** Applies the changes of a case's change.yaml to a copy of the valid site. */
export function makeChanges(root: string, file: string): void {
  for (const change of parse(readFileSync(file, 'utf8')) as Change[]) makeChange(join(root, change.file), change);
}

export function makeChange(path: string, change: Change): void {
  mkdirSync(dirname(path), { recursive: true });
  if (change.delete) return rmSync(path, { recursive: true });
  if (change.folder) return void mkdirSync(path);
  if (change.link !== undefined) return symlinkSync(change.link, path);
  const { text, head = '', times = 1, noise } = change;
  if (text !== undefined) return writeFileSync(path, head + noisy(text.repeat(times), noise));
  const before = readFileSync(path, 'utf8');
  const after = before.replace(change.replace ?? '', () => change.by ?? '');
  if (after === before) throw new Error(`"${change.replace ?? ''}" is not in ${change.file}`);
  writeFileSync(path, after);
}

function noisy(text: string, letters = 0): string {
  const draw = new Draw(1);
  const letter = () => String.fromCharCode(97 + draw.below(26));
  return text.replaceAll('{noise}', () => Array.from({ length: letters }, letter).join(''));
}
