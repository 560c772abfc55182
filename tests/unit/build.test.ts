import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
// Inside the project, from where the server finds its packages.
const folder = mkdtempSync(join(project, 'node_modules/.cache-build-'));
const dist = join(folder, 'dist');

const change = (file: string, before: string, after: string): void => {
  const path = join(folder, 'config', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
};

const build = (env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/cli/build.ts', dist], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_ROOT: folder, ...env },
  });

/** The home page as the built server shows it on a day. */
async function homeOn(day: string): Promise<string> {
  const server = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { ...process.env, SITE_TODAY: day, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
  });
  try {
    const url = await new Promise<string>((found, failed) => {
      server.on('exit', () => failed(new Error('The server ended')));
      server.stdout.on('data', (line: Buffer) => {
        const [ready] = /http:\/\/[\w.:]+/.exec(line.toString()) ?? [];
        if (ready) found(ready);
      });
    });
    return await (await fetch(url)).text();
  } finally {
    server.kill();
  }
}

beforeAll(() => {
  cpSync(join(project, 'tests/cases/commands/_base/config'), join(folder, 'config'), { recursive: true });
  // Until the end of March: a block, and a picture and a page of questions that nothing else names.
  cpSync(join(folder, 'config/assets/mark.svg'), join(folder, 'config/assets/spring.svg'));
  change(
    'pages/home.yaml',
    '  - { block: faq, heading: Questions, list: questions }',
    '  - { block: cta, until: 2999-03-31, heading: Spring offer, picture: spring.svg, alt: A flower, buttons: [{ label: Ask, href: "#ask" }] }\n' +
      '  - { block: faq, heading: Questions, list: questions }',
  );
  // What will have run out by then is told on the day, and keeps nobody from building before.
  change('constants/limits.yaml', 'validFrom: 2025-04-01', 'validFrom: 2025-04-01\nvalidUntil: 2999-03-31');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('builds the site of each day to come, although then a picture is unused and a value has run out; the server shows it', async () => {
  const { status, stderr, stdout } = build();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('from 2999-04-01 on');
  expect(await homeOn('2999-03-31')).toContain('Spring offer');
  expect(await homeOn('2999-04-01')).not.toContain('Spring offer');
  expect(await homeOn('2999-04-01')).toContain('Questions');
}, 240_000);

it('has nothing of Studio in it: neither its code nor its marks', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.filter(({ name }) => /\.(?:js|css|html|json|map|svg|txt|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.filter(({ parentPath, name }) =>
    /__studio|studio:|\/src\/studio|data-studio|[\u2061-\u2064]|\\u206[1-4]/.test(
      readFileSync(join(parentPath, name), 'utf8'),
    ),
  );
  expect(found.map(({ parentPath, name }) => join(parentPath, name))).toEqual([]);
});

it('leaves the build of before as it is when the config has a problem, or a day is asked about', () => {
  change('pages/home.yaml', 'list: questions', 'list: nothing');
  expect(build()).toMatchObject({ status: 1, stderr: expect.stringContaining('list/unknown') as string });
  expect(build({ SITE_TODAY: '2999-04-01' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Take SITE_TODAY away') as string,
  });
  expect(existsSync(join(dist, 'client/index.html'))).toBe(true);
}, 120_000);
