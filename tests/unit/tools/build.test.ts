import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
// Inside the project, so that the server finds its packages.
const folder = mkdtempSync(join(project, 'node_modules/.cache-build-'));
const dist = join(folder, 'dist');

const change = (file: string, before: string, after: string): void => {
  const path = join(folder, 'config', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
};

const build = (env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/tools/cli/build.ts', dist], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_ROOT: folder, ...env },
  });

/** The response of the built server at an address on a day; the home page by default. */
async function shownOn(day: string, address = '/'): Promise<{ status: number; text: string }> {
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
    const answer = await fetch(new URL(address, url));
    return { status: answer.status, text: await answer.text() };
  } finally {
    server.kill();
  }
}

beforeAll(() => {
  cpSync(join(project, 'tests/cases/commands/_base/config'), join(folder, 'config'), { recursive: true });
  // Until the end of March: a block, with a picture and a list of questions that nothing else uses.
  cpSync(join(folder, 'config/assets/mark.svg'), join(folder, 'config/assets/spring.svg'));
  change(
    'pages/home.yaml',
    '  - { block: faq, heading: Questions, list: questions }',
    '  - { block: cta, until: 2999-03-31, heading: Spring offer, picture: spring.svg, alt: A flower, buttons: [{ label: Ask, href: "#ask" }] }\n' +
      '  - { block: faq, heading: Questions, list: questions }',
  );
  // A page of April, and another headline.
  writeFileSync(
    join(folder, 'config/pages/april.yaml'),
    'path: /April\nfrom: 2999-04-01\nuntil: 2999-04-30\ntitle: April\ndescription: A page that is shown only in April, and leads back to the home page.\nblocks:\n  - { block: hero, heading: Rain, buttons: [{ label: Home, href: / }] }\n',
  );
  change(
    'pages/home.yaml',
    "heading: Hello, buttons: [{ label: Ask, href: '#ask' }",
    'heading: { $byDay: [{ until: 2999-04-15, value: Hello }, { from: 2999-04-16, value: Good day }] }, buttons: [{ label: Ask, href: "#ask", until: 2999-03-31 }, { label: Rain, href: /April, from: 2999-04-01, until: 2999-04-30 }',
  );
  // Expired values are a problem only from that day on, and do not block the build before.
  change('constants/limits.yaml', 'validFrom: 2025-04-01', 'validFrom: 2025-04-01\nvalidUntil: 2999-03-31');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('builds the site of each future day, even with an unused picture and an expired value; the server shows it', async () => {
  const { status, stderr, stdout } = build();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('from 2999-04-01 on');
  const { text: before } = await shownOn('2999-03-31');
  const { text: after } = await shownOn('2999-04-01');
  expect(before).toContain('Spring offer');
  expect(after).not.toContain('Spring offer');
  expect(after).toContain('Questions');
});

it('has a page only on its days, in the sitemap too, and a new headline from a given day', async () => {
  const days = ['2999-03-31', '2999-04-01', '2999-04-16', '2999-05-01'];
  const shown = await Promise.all(
    days.map(async (day) => {
      const [page, sitemap, home] = [
        await shownOn(day, '/April'),
        await shownOn(day, '/sitemap.xml'),
        await shownOn(day),
      ];
      return [day, page.status, sitemap.text.includes('/April'), /Hello|Good day/.exec(home.text)?.[0]];
    }),
  );
  expect(shown).toEqual([
    ['2999-03-31', 404, false, 'Hello'],
    ['2999-04-01', 200, true, 'Hello'],
    ['2999-04-16', 200, true, 'Good day'],
    ['2999-05-01', 404, false, 'Good day'],
  ]);
});

it('contains neither code nor marks of Studio', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.filter(({ name }) => /\.(?:js|css|html|json|map|svg|txt|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.filter(({ parentPath, name }) =>
    /__studio|studio:|\/src\/studio|data-studio|[\u2061-\u2063]|\\u206[1-3]/.test(
      readFileSync(join(parentPath, name), 'utf8'),
    ),
  );
  expect(found.map(({ parentPath, name }) => join(parentPath, name))).toEqual([]);
});

it('keeps the previous build if the config has a problem, or for another day', () => {
  change('pages/home.yaml', 'list: questions', 'list: nothing');
  expect(build()).toMatchObject({ status: 1, stderr: expect.stringContaining('list/unknown') as string });
  expect(build({ SITE_TODAY: '2999-04-01' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Unset SITE_TODAY') as string,
  });
  expect(existsSync(join(dist, 'client/index.html'))).toBe(true);
});
