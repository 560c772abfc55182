import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long an open connection may still bring its first request, in ms. */
const firstRequestTime = 1_500;

/** When answers that are not finished are cut off, in ms: before the 10 s that orchestrators grant a process. */
const answerTime = 8_000;

/**
 * Prepares a server to stop without losing a request. Call the returned function when the server is about
 * to stop: it finishes the requests under way, and each connection closes after its answer.
 */
export function prepareDrain(server: Server): () => void {
  // One for each connection, and no listener for each request: pages come tens of thousands of times a second.
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
    // Browsers open spare connections. One that never sent a request is not idle for Node, so close all when none is in
    // use.
    const closeUnused = () =>
      unfinished().length === 0 ? server.closeAllConnections() : server.closeIdleConnections();
    setTimeout(closeUnused, firstRequestTime).unref();
    setTimeout(() => server.closeAllConnections(), answerTime).unref();
  };
}
