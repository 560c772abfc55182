import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A text that does not lie in its file yet. */
export interface KeptDraft {
  readonly file: string;
  readonly text: string;
  /** What the file held when the draft was begun; undefined for a file that did not exist. */
  readonly before: string | undefined;
}

/** Keeps drafts over a restart of Studio, outside of config: they may not be sound. */
export class KeptDrafts {
  private readonly path: string;

  /** `cache`: the folder for what Studio keeps; `root`: the folder that holds config/. */
  constructor(cache: string, root: string) {
    this.path = join(cache, `${createHash('sha256').update(root).digest('hex').slice(0, 12)}.json`);
  }

  read(): readonly KeptDraft[] {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as KeptDraft[];
    } catch {
      return [];
    }
  }

  write(drafts: readonly KeptDraft[]): void {
    mkdirSync(dirname(this.path), { recursive: true });
    const fresh = `${this.path}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(drafts), { mode: 0o600 });
    renameSync(fresh, this.path);
  }
}
