import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The data of YAML texts that an earlier run parsed and found valid, by the hash of the text. Parsing them again would
 * take longer than everything that follows. Each site has one file, in a folder that only runs of the same code share.
 */
export class DataCache {
  private readonly known: Map<string, unknown>;
  private readonly used = new Set<string>();
  private changed = false;
  private readonly file: string;

  /** `folder`: see cache/folder.js. `root`: the folder that contains config/. */
  constructor(folder: string, root: string) {
    this.file = join(folder, `data-${textHash(root)}.json`);
    this.known = readCache(this.file);
  }

  get(text: string): unknown {
    const key = textHash(text);
    this.used.add(key);
    return this.known.get(key);
  }

  set(text: string, data: unknown): void {
    this.known.set(textHash(text), data);
    this.changed = true;
  }

  /**
   * Writes the cache if there is anything new, beside what other processes have written meanwhile. If writing fails,
   * the next run parses these texts again.
   */
  save(): void {
    if (!this.changed) return;
    const known = new Map([...readCache(this.file), ...this.known]);
    // Each edit of a file adds a text, so unused texts are dropped when they outnumber the used ones.
    const crowded = known.size > 3 * this.used.size + 100;
    const entries = [...known].filter(([key]) => !crowded || this.used.has(key));
    const fresh = `${this.file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(fresh, JSON.stringify(entries));
      renameSync(fresh, this.file);
      this.changed = false;
    } catch {
      return;
    }
  }
}

function readCache(file: string): Map<string, unknown> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, unknown][]);
  } catch {
    return new Map();
  }
}

const textHash = (text: string): string => createHash('sha1').update(text).digest('base64url');
