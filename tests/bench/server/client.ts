import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** The result of a request. */
export interface Answered {
  readonly status: number;
}

/**
 * One keep-alive connection that sends one request after another. Reads only the status and the length of an
 * answer.
 */
export class Connection {
  private readonly socket: Socket;
  private head = '';
  private left = 0;
  private status = 0;
  private done: ((status: number) => void) | undefined;
  private failed: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.socket.on('data', (chunk) => this.read(chunk));
    this.socket.on('error', (error) => this.failed?.(error));
    this.socket.on('close', () => this.failed?.(new Error('The server closed the connection')));
  }

  /** Sends a whole request. Resolves to the status when its answer is there. */
  ask(request: string | Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      [this.done, this.failed] = [resolve, reject];
      this.socket.write(request);
    });
  }

  close(): void {
    this.failed = undefined;
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    if (this.left > 0) return this.take(chunk.length);
    this.head += chunk.toString('latin1');
    const end = this.head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: *(\d+)/i.exec(this.head)?.[1] ?? 0);
    this.status = Number(this.head.slice(9, 12));
    this.left = length;
    const more = this.head.length - end - 4;
    this.head = '';
    this.take(more);
  }

  private take(bytes: number): void {
    this.left -= bytes;
    if (this.left > 0) return;
    this.left = 0;
    this.done?.(this.status);
  }
}

/**
 * Sends a number of requests over a number of connections. Returns the answers per second. Throws when one has
 * another status.
 */
export async function rate(
  port: number,
  requests: number,
  connections: number,
  make: () => string | Buffer,
  wanted: number,
): Promise<number> {
  const all = Array.from({ length: connections }, () => new Connection(port));
  let left = requests;
  const began = performance.now();
  await Promise.all(
    all.map(async (connection) => {
      while (left > 0) {
        left -= 1;
        const status = await connection.ask(make());
        if (status !== wanted) throw new Error(`Answered with ${status}, not ${wanted}`);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  all.forEach((connection) => connection.close());
  return requests / seconds;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
