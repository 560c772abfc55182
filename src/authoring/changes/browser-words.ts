import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ChangedLook } from './snapshots.ts';

/** A text that a browser test looks for, but that is no longer on a page. */
export interface Missed {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const folder = 'tests/browser';

/** Texts in quotes, and regular expressions that are only words. */
const quoted = /'([^'\n]{4,})'|"([^"\n]{4,})"|`([^`$\n]{4,})`|\/([\p{L}\d ,'\p{Sc}%-]{4,})\/[imu]*/gu;

/** Texts of browser tests that the snapshots of the changed files had before and no longer have. */
export function missedWords(root: string, changed: readonly ChangedLook[]): Missed[] {
  if (changed.length === 0 || !existsSync(join(root, folder))) return [];
  const words = (key: 'before' | 'after') =>
    changed.flatMap(({ snapshots }) => snapshots.map((snapshot) => snapshot[key])).join('\n');
  const [before, after] = [words('before'), words('after')];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => quotedTexts(join(root, folder, name), `${folder}/${name.split(sep).join('/')}`))
    .filter(({ text }) => before.includes(text) && !after.includes(text));
}

const quotedTexts = (path: string, file: string): Missed[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(quoted)].map((found) => ({
        file,
        line: index + 1,
        text: found.slice(1).find((text) => text !== undefined) ?? '',
      })),
    );
