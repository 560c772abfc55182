import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A real git repository in a folder of its own. */
export class Repository {
  readonly root = mkdtempSync(join(tmpdir(), 'repository-'));

  constructor(files: Readonly<Record<string, string>>) {
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Asha Kulkarni');
    this.git('config', 'user.email', 'asha@example.com');
    this.git('config', 'commit.gpgsign', 'false');
    this.git('config', 'core.hooksPath', '.git/hooks');
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    this.git('add', '--all');
    this.git('commit', '--quiet', '-m', 'First');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
  }

  write(file: string, text: string, mode?: number): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text, mode === undefined ? {} : { mode });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** A hook that says something and ends with this code. */
  hook(name: string, code: number): void {
    this.write(`.git/hooks/${name}`, `#!/bin/sh\necho "the hook says no" >&2\nexit ${code}\n`, 0o755);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
