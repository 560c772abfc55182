import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Time limits for clients, in ms. */
export interface Timeouts {
  /** To send its headers. */
  readonly headers: number;
  /** To send its whole request. */
  readonly request: number;
  /** Without any byte during a request. An answer that is not read is held for twice as long, see `setTimeout`. */
  readonly idle: number;
  /** Between two requests. Longer than proxies keep a connection, so that the proxy closes it first. */
  readonly next: number;
}

export const defaultTimeouts: Timeouts = { headers: 10_000, request: 30_000, idle: 30_000, next: 65_000 };

/** Maximum URL length in bytes. Longer ones get 414. */
export const maxUrlLength = 8 * 1024;

/** Maximum header size in bytes. Large enough for a 64 KB address to get our own 414. */
const maxHeaderSize = 80 * 1024;

/** Options of the HTTP server. */
export const serverOptions = ({ headers, request, next }: Timeouts) => ({
  maxHeaderSize,
  // `readRequestLine` refuses a request without a host, with our headers.
  requireHostHeader: false,
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: next,
  // Node looks for late requests only at this interval.
  connectionsCheckingInterval: Math.min(1_000, headers / 2),
});

/** Closes stalled connections, answers invalid HTTP, and stops reading unused bodies. */
export function guardConnections(server: Server, { idle }: Timeouts, headers: AnswerHeaders): void {
  // Node renews it once when some bytes of an answer were read since it was written.
  server.setTimeout(idle);
  // Any expectation but 100-continue may be ignored (RFC 9110, 10.1.1). Node would refuse it without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseConnection(error, socket, headers));
  server.on('request', limitUnreadBody);
}

const problems: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('too-slow'),
  HPE_HEADER_OVERFLOW: new Problem('headers-too-large'),
};

/** Node has no response object for such a request, so the answer is written directly to the socket. */
function refuseConnection({ code = '' }: NodeJS.ErrnoException, socket: Duplex, common: AnswerHeaders): void {
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
 * How much more of its body a client may send after the answer. If we closed at once, many clients could not read the
 * answer, because they send everything first.
 */
const afterAnswer = { ms: 30_000, bytes: 64 << 20, checkEvery: 50 };

/** Node reads and drops a body that no route has read. This limits it. */
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
