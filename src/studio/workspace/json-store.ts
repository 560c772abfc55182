import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A text that is not in its file yet. */
export interface StoredDraft {
  readonly file: string;
  /** Undefined if the file is to be removed. */
  readonly text: string | undefined;
  /** The content of the file when the draft was started; undefined if the file did not exist. */
  readonly before: string | undefined;
  /** The files that are changed together or not at all. */
  readonly together: readonly string[];
}

/** Stores data as JSON outside of config, for the next run of Studio. */
export class JsonStore<Data> {
  private readonly path: string;

  /**
   * `cache`: the folder for data of Studio; `root`: the folder with config/; `name`: of the data; `empty`: the initial
   * data.
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
