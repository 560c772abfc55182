import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of lines that survives a crash: a line counts once its `append` has resolved. */
export interface AppendLog {
  /** Complete lines that were there at the start. */
  readonly lines: readonly string[];
  /** Resolves when the line is on disk, rejects when that failed. */
  append(line: string): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Opens the file, readable by its owner only, and cuts off a last line that a crash left incomplete. */
export async function openAppendLog(path: string): Promise<AppendLog> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  await file.chmod(0o600);
  const content = await file.readFile();
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) await file.truncate(end);
  await syncFolder(dirname(path));
  const lines = content.subarray(0, end).toString().split('\n').filter((line) => line !== '');
  return { lines, ...createWriter(file) };
}

/** A new file is only safe once the folder that names it is. Windows cannot open folders and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Lines that come while the disk is busy are written together, with one sync for all. */
function createWriter(file: FileHandle): Omit<AppendLog, 'lines'> {
  let queue: Waiting[] = [];
  let torn = false;
  let running: Promise<void> | undefined;

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      // A write that failed half-way is closed off, so that it spoils no later line.
      await file.appendFile((torn ? '\n' : '') + batch.map(({ line }) => `${line}\n`).join(''));
      await file.datasync();
      torn = false;
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      torn = true;
      batch.forEach(({ reject }) => reject(error));
    }
  };
  const work = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await writeBatch(batch);
    }
    running = undefined;
  };
  return {
    append: (line) =>
      new Promise((resolve, reject) => {
        queue.push({ line, resolve, reject });
        running ??= work();
      }),
    close: async () => {
      await running;
      await file.close();
    },
  };
}
