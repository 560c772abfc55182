import type { Server, ServerResponse } from 'node:http';

/** How long an open connection may still bring its first request, in ms. */
const firstRequestTime = 1_500;

/** When answers that are not finished are cut off, in ms: before the 10 s that orchestrators grant a process. */
const answerTime = 8_000;

/**
 * Prepares a server to stop without losing a request. Call the returned function when the server is about
 * to stop: it finishes the requests under way, and each connection closes after its answer.
 */
export function prepareDrain(server: Server): () => void {
  const unfinished = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    unfinished.add(response);
    response.once('close', () => unfinished.delete(response));
  });
  return () => {
    draining = true;
    for (const response of unfinished) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    // Browsers open spare connections. One that never sent a request is not idle for Node, so close all when none is in
    // use.
    const closeUnused = () => (unfinished.size === 0 ? server.closeAllConnections() : server.closeIdleConnections());
    setTimeout(closeUnused, firstRequestTime).unref();
    setTimeout(() => server.closeAllConnections(), answerTime).unref();
  };
}
