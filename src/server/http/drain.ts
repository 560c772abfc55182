import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long an open connection may still send a request, in ms. Clients that keep connections alive send the next one at
 * any moment, and would lose it if we closed the connection first.
 */
const nextRequestTime = 3_000;

/** When unfinished answers are cut off, in ms: before the 10 s that orchestrators give a process. */
const answerTime = 8_000;

/**
 * Prepares a graceful shutdown. Call the returned function before the server stops: running requests finish, and each
 * connection closes after its next answer. It resolves when no connection is open, or their time is over.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  // One entry for each connection, not a listener for each request, because there are tens of thousands of pages a
  // second.
  const newest = new Map<Socket, ServerResponse | undefined>();
  let draining = false;
  let allClosed = () => {};
  server.on('connection', (socket: Socket) => {
    newest.set(socket, undefined);
    socket.once('close', () => {
      newest.delete(socket);
      if (newest.size === 0) allClosed();
    });
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    newest.set(socket, response);
  });
  const unfinished = () => [...newest.values()].filter((response) => response?.writableFinished === false);
  return async () => {
    draining = true;
    for (const response of unfinished()) {
      if (response?.headersSent === false) response.setHeader('Connection', 'close');
    }
    setTimeout(() => server.closeAllConnections(), answerTime).unref();
    if (newest.size > 0)
      await new Promise<void>((resolve) => {
        allClosed = resolve;
        setTimeout(resolve, nextRequestTime).unref();
      });
    // Browsers open spare connections. Node does not treat one without a request as idle, so close all if none is in
    // use.
    if (unfinished().length === 0) server.closeAllConnections();
    else server.closeIdleConnections();
  };
}
