import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readCopy, readDockerfile } from './dockerfile.ts';
import { environment, isRoot, makeImage, nodeUser, type Image } from './image.ts';

const project = join(import.meta.dirname, '../../..');
const stages = readDockerfile(readFileSync(join(project, 'Dockerfile'), 'utf8'));

it('the Dockerfile copies only what .dockerignore lets through', () => {
  const copies = stages.flatMap(({ steps }) => steps.filter(({ name }) => name === 'COPY'));
  const copied = copies.map(({ text }) => readCopy(text)).filter(({ from }) => from === undefined);
  const ignore = readFileSync(join(project, '.dockerignore'), 'utf8').split('\n');
  const rules = ignore.filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  expect(rules.slice(1).sort()).toEqual(copied.flatMap(({ sources }) => sources.map((path) => `!${path}`)).sort());
});

it('the Dockerfile takes its base from the major version of .nvmrc', () => {
  const major = readFileSync(join(project, '.nvmrc'), 'utf8').trim();
  for (const { base } of stages) expect(base).toMatch(new RegExp(`^node:${major}-\\w+-slim$`));
});

describe('the image, made without Docker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  let image: Image;
  beforeAll(async () => {
    // The user of the image needs access.
    chmodSync(folder, 0o755);
    image = await makeImage(project, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('contains the files to run, and no development packages', () => {
    const files = readdirSync(image.at('.'), { recursive: true, encoding: 'utf8' });
    const ours = files.filter((path) => !/^(?:node_modules|dist)\//.test(path));
    expect(ours.sort()).toEqual([
      'dist',
      'node_modules',
      'package.json',
      'src',
      'src/tools',
      'src/tools/cli',
      'src/tools/cli/built.js',
    ]);
    expect(readdirSync(image.at('node_modules')).filter((name) => name.startsWith('.'))).toEqual([
      '.bin',
      '.package-lock.json',
    ]);
    const { packages } = JSON.parse(readFileSync(image.at('node_modules/.package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: true }>;
    };
    expect(Object.keys(packages)).toContain('node_modules/fastify');
    expect(Object.entries(packages).filter(([, { dev }]) => dev)).toEqual([]);
  });

  it('runs as an unprivileged user, responds, stores leads in DATA_DIR, and stops on SIGTERM', async () => {
    expect(image.user).toBe('node');
    expect(image.volumes).toEqual([image.env.DATA_DIR]);
    const data = image.at(image.env.DATA_DIR!);
    expect(readdirSync(data)).toEqual([]);

    const server = start(image, data);
    const url = await server.ready;
    const [health, ready, page] = await Promise.all(
      ['/healthz', '/readyz', '/About'].map((path) => fetch(new URL(path, url))),
    );
    expect([health!.status, ready!.status, page!.status]).toEqual([200, 200, 200]);
    expect(await page!.text()).toMatch(/^<!doctype html>[\s\S]*<h1/i);
    expect(existsSync(join(data, 'leads.db'))).toBe(true);
    expect(isHealthy(image, url)).toBe(true);

    server.stop();
    expect(await server.exit).toEqual({ code: 0, errors: '' });
    expect(isHealthy(image, url)).toBe(false);
  });
});

const as = isRoot ? nodeUser : {};

/** Starts CMD on a free port that only this machine reaches. */
function start({ at, command: [program, ...words], env }: Image, data: string) {
  const child = spawn(program!, words, {
    ...as,
    cwd: at('.'),
    env: environment({ ...env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  const exit = new Promise<{ code: number | null; errors: string }>((found) =>
    child.on('exit', (code) => found({ code, errors })),
  );
  const ready = new Promise<string>((found, failed) => {
    child.stdout.on('data', (text) => {
      printed += text;
      const [, url] = /Ready: (http[^\s"]+)/.exec(printed) ?? [];
      if (url) found(url);
    });
    child.on('error', failed);
    void exit.then(({ code }) => failed(new Error(`The server ended with code ${code}: ${errors}`)));
  });
  return { ready, exit, stop: () => child.kill('SIGTERM') };
}

/** The result of HEALTHCHECK. */
function isHealthy({ at, health: [program, ...words], env }: Image, url: string): boolean {
  const { port } = new URL(url);
  return spawnSync(program!, words, { ...as, cwd: at('.'), env: environment({ ...env, PORT: port }) }).status === 0;
}
