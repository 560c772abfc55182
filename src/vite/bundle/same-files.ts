import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes each file of a folder that is the same in another folder. Returns how many remain. */
export function dropSameFiles(folder: string, other: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const same = files.filter((file) => {
    const twin = join(other, file.slice(folder.length));
    return existsSync(twin) && readFileSync(twin).equals(readFileSync(file));
  });
  for (const file of same) rmSync(file);
  return files.length - same.length;
}
