import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundled } from '../../leads/support/processes.ts';
import { call, goodLead, temporary, writeSite } from './fixtures.ts';

const script = bundled('tests/unit/server/start-sample.ts');

let folder: Awaited<ReturnType<typeof temporary>>;
let running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await temporary();
  await writeSite(folder.path);
});
afterEach(async () => {
  running.forEach((child) => child.kill('SIGKILL'));
  running = [];
  await folder.remove();
});

interface Run {
  readonly child: ChildProcess;
  /** The port in the line that says the server is ready. */
  readonly port: Promise<number>;
  readonly exit: Promise<{ code: number | null; errors: string }>;
}

function launch(env: Record<string, string> = {}, client = folder.path, ...more: string[]): Run {
  const dataDir = join(folder.path, 'data');
  const child = spawn(process.execPath, [script(), client, ...more], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  running.push(child);
  let errors = '';
  child.stderr!.on('data', (text) => (errors += text));
  const exit = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, errors })),
  );
  const port = new Promise<number>((resolve) =>
    child.stdout!.on('data', (text) => resolve(Number(/Ready: http:\/\/\S+:(\d+)/.exec(String(text))?.[1]))),
  );
  return { child, port, exit };
}

const leadText = JSON.stringify(goodLead);
const leadHead = `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: slow\r\nContent-Length: ${leadText.length}\r\n\r\n`;

function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  return new Promise((resolve) => socket.on('close', () => resolve(text)));
}

/** Connections are accepted in order: once this one is served, the server has all earlier ones. */
const serves = async (port: Promise<number>) => expect((await call(await port, '/')).status).toBe(200);

test('SIGTERM completes pending requests, closes idle connections and exits 0', async () => {
  const { child, port, exit } = launch();
  const [busy, idle, spare] = [
    connect(await port, '127.0.0.1'),
    connect(await port, '127.0.0.1'),
    connect(await port, '127.0.0.1'),
  ];
  const [answer, idleText] = [received(busy), received(idle), received(spare)];
  busy.write(leadHead + leadText.slice(0, 10));
  idle.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
  await serves(port);
  child.kill('SIGTERM');
  expect(await idleText).toContain('200 OK');
  await expect.poll(async () => call(await port, '/').catch(String)).toContain('ECONNREFUSED');
  busy.write(leadText.slice(10));
  expect(await answer).toMatch(/201 Created[\s\S]*connection: close[\s\S]*CH-/i);
  expect(await exit).toEqual({ code: 0, errors: '' });
});

/**
 * Sends requests over a kept-alive connection until a new one is refused. Resolves to the codes of those that were lost
 * on it.
 */
async function keepAsking(port: number, wait: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const lost: string[] = [];
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', path: '/robots.txt', agent }, (response) =>
        response.resume().on('end', () => resolve(true)),
      );
      sent.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
        if (sent.reusedSocket) lost.push(code);
        resolve(code !== 'ECONNREFUSED');
      });
      sent.end();
    });
  while (await ask()) await new Promise((resolve) => setTimeout(resolve, wait));
  agent.destroy();
  return lost;
}

test('SIGTERM loses no request of clients that keep their connections, quick ones or slow ones', async () => {
  const { child, port, exit } = launch();
  const at = await port;
  const asking = [0, 1, 5, 20, 100, 400, 900].flatMap((wait) => [keepAsking(at, wait), keepAsking(at, wait)]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  child.kill('SIGTERM');
  expect((await Promise.all(asking)).flat()).toEqual([]);
  expect(await exit).toEqual({ code: 0, errors: '' });
});

test('a client that stalls does not delay the exit', async () => {
  const { child, port, exit } = launch();
  const stalled = connect(await port, '127.0.0.1').on('error', () => {});
  stalled.write(leadHead);
  await serves(port);
  child.kill('SIGINT');
  expect((await exit).code).toBe(0);
  stalled.destroy();
});

test('an error at the start is printed in one line', async () => {
  const taken = String(await launch().port);
  const [port, number, build] = await Promise.all([
    launch({ PORT: taken }).exit,
    launch({ PORT: 'web' }).exit,
    launch({}, join(folder.path, 'none')).exit,
  ]);
  const [address, key, secret] = await Promise.all([
    launch({ DATABASE_URL: 'mysql://root:hunter2@db/leads' }).exit,
    launch({ LEADS_KEY: 'hunter2' }).exit,
    launch({}, folder.path, 'https://crm.example/leads').exit,
  ]);
  expect(port).toEqual({ code: 1, errors: expect.stringMatching(new RegExp(`^.*Port ${taken} is taken.*\n$`)) });
  expect(number).toEqual({ code: 1, errors: expect.stringMatching(/^.*PORT must be 0 to 65535, not "web"\n$/) });
  expect(build).toEqual({ code: 1, errors: expect.stringMatching(/^No built site in .*npm run build\n$/) });
  expect(address).toEqual({
    code: 1,
    errors: 'The server could not start: DATABASE_URL must start with postgres://\n',
  });
  expect(key).toEqual({
    code: 1,
    errors:
      'The server could not start: Key 1 of LEADS_KEY is not 32 bytes in base64. Make one with: openssl rand -base64 32\n',
  });
  expect(secret).toEqual({
    code: 1,
    errors: expect.stringMatching(/^.*LEADS_WEBHOOK_SECRET must hold at least 16 characters\n$/),
  });
});

test('without HOST the server listens on IPv4, and prints its address as localhost', async () => {
  const { port } = launch({ HOST: '' });
  expect((await call(await port, '/')).status).toBe(200);
});
