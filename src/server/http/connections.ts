import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, problemMedia } from '../api/problem.ts';
import type { Headers } from '../pages.ts';

/** How long a client may take, in ms. */
export interface Patience {
  /** For its headers. */
  readonly headers: number;
  /** For its whole request. */
  readonly request: number;
  /** Without a byte either way while a request is under way. */
  readonly idle: number;
  /** Between two requests; longer than proxies keep a connection, so that they end it. */
  readonly next: number;
}

export const usualPatience: Patience = { headers: 10_000, request: 30_000, idle: 30_000, next: 65_000 };

/** Longest header block in bytes, wide enough that a 64 KB address meets our own 414. */
const maxHeaderSize = 80 * 1024;

/** Options of the HTTP server. Node looks for late requests only now and then. */
export const serverOptions = ({ headers, request, next }: Patience) => ({
  maxHeaderSize,
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: next,
  connectionsCheckingInterval: Math.min(1_000, headers / 2),
});

/** Ends what stalls, answers what is no HTTP, and reads no body for which nobody waits. */
export function guardConnections(server: Server, { idle }: Patience, headers: Headers): void {
  server.setTimeout(idle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, headers));
  server.on('request', cutUnread);
}

const problems: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('too-slow'),
  HPE_HEADER_OVERFLOW: new Problem('headers-too-large'),
};

function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex, headers: Headers): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = problems[code] ?? new Problem('malformed-request');
  const body = problem.text();
  const all = {
    ...headers,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Type': problemMedia,
    'Content-Length': body.length,
  };
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${head}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** How long a client may go on with a body after its answer, in ms, and how far, in bytes: enough to read the answer first. */
const lingering = { time: 1_000, bytes: 1 << 20, look: 50 };

/** The rest of a body that is not wanted is thrown away, but not for ever. */
function cutUnread(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (length === '0' && coding === undefined) return;
  response.once('finish', () => {
    if (!request.complete) linger(request);
  });
}

function linger(request: IncomingMessage): void {
  const { socket } = request;
  const [end, most] = [performance.now() + lingering.time, socket.bytesRead + lingering.bytes];
  const timer = setInterval(() => {
    if (!request.complete && !socket.destroyed && performance.now() < end && socket.bytesRead < most) return;
    clearInterval(timer);
    if (!request.complete) socket.destroy();
  }, lingering.look);
}
