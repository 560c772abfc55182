import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { Output } from './session.ts';
import { CommandError, OutputClosed } from './session.ts';

/** Standard output, or any other stream. */
export function streamOutput(stream: Writable): Output {
  stream.on('error', () => {}); // Told by the write that fails.
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(goneOr(error)) : resolve()));
      }),
  };
}

const goneOr = (error: NodeJS.ErrnoException): Error =>
  error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED' ? new OutputClosed() : error;

/** A new file for the owner only. Throws a CommandError when it is there already or cannot be made. */
export async function openFile(path: string): Promise<Output & { close: () => Promise<void> }> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST' ? `${path} exists already.` : `${path} cannot be written: ${error.code}`,
    );
  });
  return {
    write: (text) => file.appendFile(text),
    close: async () => {
      await file.sync();
      await file.close();
    },
  };
}
