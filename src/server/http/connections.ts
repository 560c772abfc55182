import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** How long a client may take, in ms. */
export interface Timeouts {
  /** To send its headers. */
  readonly headers: number;
  /** To send its whole request. */
  readonly request: number;
  /** Without a byte either way while a request is under way. */
  readonly idle: number;
  /** Between two requests. Longer than proxies keep a connection, so that the proxy closes it and not we. */
  readonly next: number;
}

export const usualTimeouts: Timeouts = { headers: 10_000, request: 30_000, idle: 30_000, next: 65_000 };

/** Longest address in bytes. A longer one is answered with 414. */
export const longestUrl = 8 * 1024;

/** Longest header block in bytes. Wide enough that a 64 KB address reaches our own 414. */
const maxHeaderSize = 80 * 1024;

/** Options of the HTTP server. */
export const serverOptions = ({ headers, request, next }: Timeouts) => ({
  maxHeaderSize,
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: next,
  // Node looks for late requests only at this interval.
  connectionsCheckingInterval: Math.min(1_000, headers / 2),
});

/** Closes connections that stall, answers requests that are not HTTP, and stops reading bodies that nobody wants. */
export function guardConnections(server: Server, { idle }: Timeouts, headers: AnswerHeaders): void {
  server.setTimeout(idle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, headers));
  server.on('request', limitUnreadBody);
}

const problems: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('too-slow'),
  HPE_HEADER_OVERFLOW: new Problem('headers-too-large'),
};

/** Node has made no response object for such a request, so the answer is written by hand. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex, common: AnswerHeaders): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = problems[code] ?? new Problem('malformed-request');
  const body = problem.text();
  const headers = { ...problem.headers(common), Connection: 'close', 'Content-Length': body.length };
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${head}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/**
 * How much more of its body a client may send after it was answered. Closing at once would
 * keep many clients from reading the answer, since they send everything first.
 */
const afterAnswer = { ms: 1_000, bytes: 1 << 20, checkEvery: 50 };

/** Node reads and drops a body that no route has read. This ends it. */
function limitUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (length === '0' && coding === undefined) return;
  response.once('finish', () => {
    if (!request.complete) closeSoon(request);
  });
}

function closeSoon(request: IncomingMessage): void {
  const { socket } = request;
  const [end, mostBytes] = [performance.now() + afterAnswer.ms, socket.bytesRead + afterAnswer.bytes];
  const timer = setInterval(() => {
    const mayGoOn = performance.now() < end && socket.bytesRead < mostBytes;
    if (mayGoOn && !request.complete && !socket.destroyed) return;
    clearInterval(timer);
    if (!request.complete) socket.destroy();
  }, afterAnswer.checkEvery);
}
