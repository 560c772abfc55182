import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The data of YAML texts that were read before and found sound, by their hash: to read them anew takes longer than all
 * that follows. Kept in one file, which only a run of the same code may share.
 */
export class DataCache {
  private readonly known: Map<string, unknown>;
  private readonly used = new Set<string>();
  private changed = false;

  constructor(private readonly file: string) {
    this.known = read(file);
  }

  get(text: string): unknown {
    const key = keyOf(text);
    this.used.add(key);
    return this.known.get(key);
  }

  set(text: string, data: unknown): void {
    this.known.set(keyOf(text), data);
    this.changed = true;
  }

  /** Write what is new. What cannot be written is read anew the next time. */
  save(): void {
    if (!this.changed) return;
    // Texts of long ago go when they outnumber those of today.
    const crowded = this.known.size > 3 * this.used.size + 100;
    const entries = [...this.known].filter(([key]) => !crowded || this.used.has(key));
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

function read(file: string): Map<string, unknown> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, unknown][]);
  } catch {
    return new Map();
  }
}

const keyOf = (text: string): string => createHash('sha1').update(text).digest('base64url');
