import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCaseChanges, type CaseChange } from '../../src/tools/cli/site/explain/case-changes.ts';
import { Draw } from '../support/mutations/draw.ts';

/**
 * Applies the changes of a case's change.yaml to a copy of the valid site. An entry `use: NAME` adds those of
 * changes/NAME.yaml. An entry without a file is about the file of the entry before it.
 */
export function makeChanges(root: string, file: string): void {
  const changes = readCaseChanges(readFileSync(file, 'utf8'), join(import.meta.dirname, 'changes'));
  for (const change of changes) {
    if (change.copy === undefined) makeChange(join(root, change.file), change);
    else cpSync(join(root, change.copy), join(root, change.file));
  }
}

export function makeChange(path: string, change: CaseChange): void {
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
