import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Seen {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface TestServer {
  readonly base: string;
  readonly seen: Seen[];
  /** The responses to the next requests, in order. The last one is repeated. */
  answer(...answers: Answer[]): void;
  close(): Promise<void>;
}

/**
 * A response: its status, body and content type. `stall` never ends it; `reads`: the request is read after this many
 * ms.
 */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly stall?: 'before' | 'within';
  readonly reads?: number;
}

/** A real server on a free port that records its requests. */
export async function startServer(): Promise<TestServer> {
  const seen: Seen[] = [];
  let queue: Answer[] = [{}];
  const server = createServer(async (request, response) => {
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
    await wait(answer.reads ?? 0);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://x'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      reply(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    seen,
    answer: (...answers) => {
      queue = answers;
      seen.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function reply(response: ServerResponse, { status = 200, body = {}, type = 'application/json', stall }: Answer): void {
  if (stall === 'before') return;
  response.writeHead(status, { 'content-type': type });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (stall) response.write(text.slice(0, 5));
  else response.end(text);
}
