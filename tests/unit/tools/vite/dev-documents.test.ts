import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDev } from '../../../support/dev-server.ts';
import type { DevServer } from '../../../support/dev-server.ts';

let server: DevServer;
beforeAll(async () => void (server = await startDev()));
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

test('in development no file is served but those that a page loads', async () => {
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  const data = join(server.root, 'data/development');
  await expect.poll(() => existsSync(join(data, 'leads.db-wal')) || status('/api/leads')).toBe(true);
  const project = process.cwd();
  await writeFile(join(server.root, 'config/copy.db'), 'x');
  await symlink(join(project, 'package.json'), join(server.root, 'config/assets/linked.svg'));
  await symlink(join(project, '.github'), join(server.root, 'config/linked'));
  for (const path of [
    `/@fs${data}/leads.db-wal`,
    `/@fs${data}/leads.db`,
    `/@fs${data}/leads.db?raw`,
    `/@fs${server.root}/config/copy.db`,
    `/@fs${server.root}/config/assets/linked.svg`,
    `/@fs${server.root}/config/assets/linked.svg?raw`,
    `/@fs${server.root}/config/linked/SECURITY.md`,
    `/@fs${project}/package.json`,
    `/@fs${project}/.git/config`,
    `/@fs/etc/hostname`,
    '/package.json',
    '/vite.config.ts',
    '/tests/README.md',
    '/__open-in-editor?file=package.json',
  ])
    expect(await status(path), path).toBeOneOf([403, 404]);
  expect(await status('/src/site/app/entry-client.tsx')).toBe(200);
});
