import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { noColours } from '../../../../src/tools/cli/kit/colours.ts';
import { printFindings } from '../../../../src/tools/cli/site/doctor/command.ts';
import { checkDatabase } from '../../../../src/tools/cli/site/doctor/database.ts';
import { checkBrowser, checkNode, checkPackages, checkPort } from '../../../../src/tools/cli/site/doctor/machine.ts';
import { project } from './site.ts';

it.each([
  ['v20.19.0', 'good'],
  ['v22.1.0', 'good'],
  ['v20.18.9', 'missing'],
  ['v18.20.4', 'missing'],
  ['v20.100.0', 'good'],
])('Node %s: %s', (version, state) => {
  expect(checkNode(project, version)).toMatchObject({ what: 'Node', state });
});

it('compares packages with the lock file', () => {
  expect(checkPackages(project)).toMatchObject({ state: 'good' });
});

it('reports a port that is in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await checkPort(String(port))).toMatchObject({
    state: 'could be better',
    need: expect.stringContaining(`PORT=${port + 1}`) as string,
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await checkPort(String(port))).toMatchObject({ state: 'good' });
  expect(await checkPort('many')).toMatchObject({ state: 'missing' });
});

it('reports a folder that is not writable, also if it does not exist yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  expect(await checkDatabase({ DATA_DIR: join(folder, 'new/data') })).toMatchObject([
    { what: 'Data', state: 'good' },
    { what: 'Encryption' },
  ]);
  writeFileSync(join(folder, 'notes.txt'), '');
  for (const place of ['notes.txt', 'notes.txt/data'])
    expect(await checkDatabase({ DATA_DIR: join(folder, place) })).toMatchObject([
      { state: 'missing', says: `${join(folder, 'notes.txt')} is a file, not a folder` },
      { what: 'Encryption' },
    ]);
  chmodSync(folder, 0o500);
  // Root can write everywhere.
  if (process.getuid?.() !== 0)
    expect(await checkDatabase({ DATA_DIR: join(folder, 'new/data') })).toMatchObject([
      { state: 'missing' },
      { what: 'Encryption' },
    ]);
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

it('reports an unreachable database, without its password', async () => {
  const [database] = await checkDatabase({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/leads' });
  expect(database).toMatchObject({ what: 'Database', state: 'missing' });
  expect(JSON.stringify(database)).not.toContain('secret');
});

it('says whether leads are encrypted, and quotes no key', async () => {
  const [one, other] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('hex'));
  const inBase64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
  const found = async (LEADS_KEY?: string) =>
    (await checkDatabase({ LEADS_KEY })).find(({ what }) => what === 'Encryption')!;
  expect(await found()).toMatchObject({
    state: 'could be better',
    says: 'LEADS_KEY is not set, so new leads are not encrypted',
    need: expect.stringContaining('openssl rand') as string,
  });
  const both = await found(`${inBase64(one!)},${inBase64(other!)}`);
  expect(both.state).toBe('good');
  expect(both.says).toMatch(/^leads are encrypted with the key [0-9a-f]{8}, also read: [0-9a-f]{8}$/);
  expect(await found(`none,${inBase64(one!)}`)).toMatchObject({ state: 'could be better' });
  const bad = await found('my secret word');
  expect(bad).toMatchObject({
    state: 'missing',
    says: expect.stringContaining('Key 1 of LEADS_KEY is not 32 bytes') as string,
  });
  expect(JSON.stringify([both, bad])).not.toContain('secret');
  for (const part of [one!, other!, inBase64(one!), inBase64(other!)])
    expect(JSON.stringify(both)).not.toContain(part.slice(0, 10));
});

it('does not call a database of another type', async () => {
  const [database] = await checkDatabase({ DATABASE_URL: 'mysql://someone:secret@db.example/leads' });
  expect(database).toMatchObject({ state: 'missing', says: 'DATABASE_URL must start with postgres://' });
  expect(JSON.stringify(database)).not.toContain('secret');
});

it('reports a CHROME_PATH that does not exist', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser');
  expect(await checkBrowser()).toMatchObject({
    state: 'missing',
    says: 'CHROME_PATH is /no/such/browser, which does not exist.',
  });
  vi.unstubAllEnvs();
});

it('prints missing tools and how to install them', () => {
  const text = printFindings(
    [
      { what: 'Node', state: 'good', says: 'v22.1.0' },
      { what: 'Browser', state: 'missing', says: 'none', need: 'install one' },
    ],
    noColours,
  );
  expect(text).toBe('✓ Node     v22.1.0\n✗ Browser  none\n           → install one\n\n1 thing is missing.');
});
