import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file of config. Returns whether it is new. */
export function write(root: string, file: string, text: string): boolean {
  const path = join(root, file);
  const isNew = !existsSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return isNew;
}
