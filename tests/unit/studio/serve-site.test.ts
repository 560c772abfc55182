import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { serveSite } from '../../../src/studio/http/serve-site.ts';

const host = '127.0.0.1';
const open = new Set<Server>();
afterEach(() => {
  for (const server of open) server.close();
  open.clear();
});

/** Listens at a port, if it is free. */
async function listening(server: Server, port: number): Promise<number | undefined> {
  open.add(server);
  server.listen(port, host);
  const isFree = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(
      () => false,
      () => false,
    ),
  ]);
  return isFree ? (server.address() as AddressInfo).port : undefined;
}

/** Starts Studio's server at a port, and returns the port of the site. */
async function siteBeside(port: number): Promise<number | undefined> {
  const [studio, answers] = [
    createServer(),
    (_: unknown, response: { end: (text: string) => void }) => response.end('site'),
  ];
  const ports = serveSite({
    httpServer: studio,
    middlewares: answers,
    config: { server: { host } },
  } as unknown as ViteDevServer);
  if ((await listening(studio, port)) === undefined) return undefined;
  await expect.poll(() => ports().site).toBeGreaterThan(0);
  expect(ports().studio).toBe((studio.address() as AddressInfo).port);
  expect(await (await fetch(`http://${host}:${ports().site}/`)).text()).toBe('site');
  return ports().site;
}

/** A free port with a free one after it. */
async function freePair(): Promise<number> {
  for (;;) {
    const [one, next] = [createServer(), createServer()];
    const port = (await listening(one, 0))!;
    const isPair = (await listening(next, port + 1)) !== undefined;
    await Promise.all([one, next].map((server) => new Promise((done) => server.close(done))));
    if (isPair) return port;
  }
}

it('the site has the port after that of Studio, so that its drafts outlive Studio', async () => {
  const port = await freePair();
  expect(await siteBeside(port)).toBe(port + 1);
});

it('the site has another port if the next one is taken', async () => {
  const port = await freePair();
  await listening(createServer(), port + 1);
  expect([undefined, port, port + 1]).not.toContain(await siteBeside(port));
});
