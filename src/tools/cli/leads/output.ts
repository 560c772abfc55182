import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { Refusal } from '../kit/command.ts';
import type { Output } from './session.ts';
import { OutputClosed } from './session.ts';

/** Output to a stream, such as standard output. */
export function streamOutput(stream: Writable): Output {
  // The failing write reports the error.
  stream.on('error', () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(closedOr(error)) : resolve()));
      }),
  };
}

const closedOr = (error: NodeJS.ErrnoException): Error =>
  error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED' ? new OutputClosed() : error;

/** Output to a new file that only its owner may read. Throws a Refusal if the file exists or cannot be created. */
export async function openFile(path: string): Promise<Output & { close: () => Promise<void> }> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(error.code === 'EEXIST' ? `${path} exists already.` : `${path} cannot be written: ${error.code}`);
  });
  return {
    write: (text) => file.appendFile(text),
    close: async () => {
      await file.sync();
      await file.close();
    },
  };
}
