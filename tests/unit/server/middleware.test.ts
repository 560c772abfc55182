import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiMiddleware } from '../../../src/server/api/middleware.ts';
import { call, catalogs, goodLead, leadForms, postLead, temporary } from './fixtures.ts';

let folder: Awaited<ReturnType<typeof temporary>>;
beforeAll(async () => void (folder = await temporary()));
afterAll(() => folder.remove());

async function mount(dataDir: string, maxAge?: number) {
  const api = apiMiddleware({ catalogs, leadForms, dataDir, ...(maxAge !== undefined && { maxAge }) });
  const server = createServer((request, response) =>
    api(request, response, (error) => void response.writeHead(error ? 500 : 200).end('next')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('[spec 7.01] the dev server answers /api the same way and passes the rest on', async () => {
  const { port, close } = await mount(join(folder.path, 'data'));
  expect((await call(port, '/api/mock/policies')).json()).toEqual(catalogs[0].items);
  expect((await postLead(port, goodLead)).status).toBe(201);
  expect((await call(port, '/api/none')).status).toBe(404);
  for (const path of ['/', '/apis', '/src/site/api/client.ts']) expect((await call(port, path)).text).toBe('next');
  close();
});

test('in development, browsers cache no response', async () => {
  const { port, close } = await mount(join(folder.path, 'data'), 0);
  for (const path of ['/api/mock/policies', '/api/mock/policy/life-cover', '/api/mock/term/plans', '/api/openapi.json'])
    expect((await call(port, path)).headers['cache-control']).toBe('no-store');
  close();
});

test('without a usable data folder it refuses only leads', async () => {
  const { port, close } = await mount('/dev/null/data');
  expect((await call(port, '/api/mock/policies')).json()).toEqual(catalogs[0].items);
  expect((await postLead(port, goodLead)).status).toBe(503);
  close();
});
