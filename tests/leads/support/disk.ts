import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** A disk in memory. */
export interface Disk {
  readonly path: string;
  /** Fills all free space except these bytes. */
  fill(but?: number): void;
  /** Frees the space again. */
  empty(): void;
}

/** A disk of a size in MB, until the test ends. Skips the test on machines where we may not mount one. */
export function smallDisk(context: TestContext, megabytes: number): Disk {
  const path = mkdtempSync(join(tmpdir(), 'disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path];
  const mounted = process.getuid?.() === 0 && spawnSync('mount', options).status === 0;
  context.onTestFinished(() => {
    if (mounted) spawnSync('umount', ['-l', path]);
    rmSync(path, { recursive: true, force: true });
  });
  if (!mounted) {
    console.warn('Not tested: a full disk. It needs root on Linux, and the right to mount.');
    context.skip('no disk can be mounted here');
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill: (but = 0) => {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - but));
    },
    empty: () => rmSync(filler),
  };
}
