import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A text that does not lie in its file yet. */
export interface KeptDraft {
  readonly file: string;
  /** Undefined for a file that is to be removed. */
  readonly text: string | undefined;
  /** What the file held when the draft was begun; undefined for a file that did not exist. */
  readonly before: string | undefined;
  /** The files of which one is changed with the others or not at all. */
  readonly together: readonly string[];
}

/** Keeps data over a restart of Studio, outside of config: drafts may not be sound. */
export class Kept<Data> {
  private readonly path: string;

  /**
   * `cache`: the folder for what Studio keeps; `root`: the folder that holds config/; `name`: of the data; `empty`:
   * what there is before anything was kept.
   */
  constructor(
    cache: string,
    root: string,
    name: string,
    private readonly empty: Data,
  ) {
    this.path = join(cache, `${createHash('sha256').update(root).digest('hex').slice(0, 12)}-${name}.json`);
  }

  read(): Data {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Data;
    } catch {
      return this.empty;
    }
  }

  write(data: Data): void {
    mkdirSync(dirname(this.path), { recursive: true });
    const fresh = `${this.path}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(data), { mode: 0o600 });
    renameSync(fresh, this.path);
  }
}
