import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitIn, putUnderGit } from '../../../support/git-folder.ts';

/** A real git repository in a folder of its own. */
export class Repository {
  readonly root = mkdtempSync(join(tmpdir(), 'repository-'));
  readonly git = gitIn(this.root);

  constructor(files: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    putUnderGit(this.root);
  }

  write(file: string, text: string, mode?: number): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text, mode === undefined ? {} : { mode });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Adds a hook that prints a text and ends with this code. */
  hook(name: string, code: number): void {
    this.write(`.git/hooks/${name}`, `#!/bin/sh\necho "the hook says no" >&2\nexit ${code}\n`, 0o755);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
