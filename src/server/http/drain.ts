import type { Server, ServerResponse } from 'node:http';

/** How long a new connection may still bring its first request, in ms. */
const lastRequests = 1_500;

/** When an answer that is still under way is cut off, in ms: before the 10 s that orchestrators grant. */
const lastAnswers = 8_000;

/**
 * Prepares a server to end well. The returned function is called when it is about
 * to stop: requests under way are answered, each connection closes after its answer.
 */
export function prepareDrain(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return () => {
    draining = true;
    for (const response of underWay) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    // Node counts a connection that never sent a request as busy (browsers open spare ones).
    const closeSpare = () => (underWay.size === 0 ? server.closeAllConnections() : server.closeIdleConnections());
    setTimeout(closeSpare, lastRequests).unref();
    setTimeout(() => server.closeAllConnections(), lastAnswers).unref();
  };
}
