import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { reached } from '../../../../src/site/app/reload.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllGlobals();
});

/** Serves an empty page, at the port if there is one. Returns its port. */
async function serve(port = 0): Promise<number> {
  server = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port at which nothing listens. */
async function freePort(): Promise<number> {
  const port = await serve();
  server!.close();
  await once(server!, 'close');
  return port;
}

const at = (port: number) => ({ href: `http://127.0.0.1:${port}/About`, pathname: '/About' });

it('a server that answers is reached at once, and nothing is told', async () => {
  vi.stubGlobal('location', at(await serve()));
  const tell = vi.fn();
  await reached('/About', tell);
  expect(tell).not.toHaveBeenCalled();
});

it('tells once that the server does not answer, and ends when it does', async () => {
  const port = await freePort();
  vi.stubGlobal('location', at(port));
  const tell = vi.fn();
  const end = reached('/About', tell);
  await expect.poll(() => tell.mock.calls.length).toBe(1);
  await serve(port);
  await end;
  expect(tell).toHaveBeenCalledOnce();
});

it('ends when the visitor leaves the address', async () => {
  const location = at(await freePort());
  vi.stubGlobal('location', location);
  const end = reached('/About');
  location.pathname = '/HealthInsurance';
  await end;
});
