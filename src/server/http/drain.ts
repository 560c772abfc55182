import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long an open connection may still send its first request, in ms. */
const firstRequestTime = 1_500;

/** When unfinished answers are cut off, in ms: before the 10 s that orchestrators give a process. */
const answerTime = 8_000;

/**
 * Prepares a graceful shutdown. Call the returned function before the server stops: running requests finish, and each
 * connection closes after its answer.
 */
export function prepareDrain(server: Server): () => void {
  // One entry for each connection, not a listener for each request, because there are tens of thousands of pages a
  // second.
  const newest = new Map<Socket, ServerResponse>();
  let draining = false;
  server.on('connection', (socket: Socket) => socket.once('close', () => newest.delete(socket)));
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    newest.set(socket, response);
  });
  const unfinished = () => [...newest.values()].filter(({ writableFinished }) => !writableFinished);
  return () => {
    draining = true;
    for (const response of unfinished()) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    // Browsers open spare connections. Node does not treat one without a request as idle, so close all if none is in
    // use.
    const closeUnused = () =>
      unfinished().length === 0 ? server.closeAllConnections() : server.closeIdleConnections();
    setTimeout(closeUnused, firstRequestTime).unref();
    setTimeout(() => server.closeAllConnections(), answerTime).unref();
  };
}
