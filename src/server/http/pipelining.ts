import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they ask again; other programs send only a few requests ahead. */
const maxWaiting = 32;

/**
 * Closes a connection that sends many requests without reading the answers. Node reads thousands of them at once, and
 * keeps an answer to each in memory.
 */
export function limitPipelining(next: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, readonly ServerResponse[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const before = (waiting.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished);
    if (before.length >= maxWaiting) return void socket.destroy();
    waiting.set(socket, [...before, response]);
    next(request, response);
  };
}
