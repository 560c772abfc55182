import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const week = 7 * 24 * 3600 * 1000;

/** Size of the checksum at the start of each file, which detects incomplete files. */
const sumBytes = 32;

/**
 * Cache of build results for the same code and input, such as title pictures or compressed pages. Without a folder, or
 * if it cannot be read or written, nothing is cached.
 */
export class FileCache {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string | undefined) {}

  /** `input`: everything that the result depends on besides the code. */
  async of(input: readonly (string | Buffer)[], make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
    if (this.folder === undefined) return make();
    const hash = createHash('sha256');
    for (const part of input) hash.update(`${Buffer.byteLength(part)} `).update(part);
    const name = hash.digest('base64url');
    this.used.add(name);
    const known = this.read(name);
    if (known) return known;
    const made = await make();
    this.write(name, made);
    return made;
  }

  /** Deletes results that are older than a week and that this build did not use. */
  deleteOld(): void {
    try {
      for (const name of this.folder === undefined ? [] : readdirSync(this.folder)) {
        const path = join(this.folder!, name);
        if (!this.used.has(name) && Date.now() - statSync(path).mtimeMs > week) rmSync(path);
      }
    } catch {
      // A later build will delete it.
    }
  }

  private read(name: string): Buffer | undefined {
    try {
      const kept = readFileSync(join(this.folder!, name));
      const bytes = kept.subarray(sumBytes);
      return sumOf(bytes).equals(kept.subarray(0, sumBytes)) ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  private write(name: string, bytes: Buffer): void {
    const fresh = join(this.folder!, `.${name}.${process.pid}`);
    try {
      mkdirSync(this.folder!, { recursive: true });
      writeFileSync(fresh, Buffer.concat([sumOf(bytes), bytes]));
      renameSync(fresh, join(this.folder!, name));
    } catch {
      // The next build creates it again.
      rmQuietly(fresh);
    }
  }
}

function rmQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Then the file was not written either.
  }
}

const sumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
