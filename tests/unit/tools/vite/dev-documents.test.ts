import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDev } from '../../../support/dev-server.ts';
import type { DevServer } from '../../../support/dev-server.ts';

let server: DevServer;
beforeAll(async () => void (server = await startDev()), 60_000);
afterAll(() => server.stop());

test.each([
  ['/', 200],
  ['/%41bout', 200],
  ['/?q=%', 200],
  ['/nowhere', 404],
  ['/%', 404],
  ['/%ff', 404],
])('in development %s shows a page: %i', async (path, status) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('entry-client');
});
