import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { compileSite, type Site } from '../../src/compiler/compile-site.ts';
import { contracts } from './compiled.ts';

const project = join(import.meta.dirname, '../..');

export interface ScratchSite {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  compile(): Site;
  /** Restores the files of the valid site. */
  reset(): void;
}

/** A copy of the valid site of the problem cases. Removed after the tests of the file. */
export function scratchSite(): ScratchSite {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const reset = () => cpSync(join(project, 'tests/cases/problems/_base'), root, { recursive: true });
  reset();
  return {
    root,
    reset,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    compile: () => compileSite(root, contracts),
  };
}
