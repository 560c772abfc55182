import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { launchBrowser } from '../support/built-site.ts';
import { startDev } from '../support/dev-server.ts';
import { shownAfter } from './shown-after.ts';
import { table } from './forms/figures.ts';

/**
 * `npm run bench hot`: milliseconds from saving a file until its words show in an open browser: a text of a page and of
 * a form of our site, each beside a component of a bare application of Vite and React, turn by turn. ROUNDS=9.
 */
const rounds = Number(process.env.ROUNDS ?? 9);
const project = join(import.meta.dirname, '../..');

/** A file that is saved repeatedly, each time with another text that then shows. */
interface Edited {
  readonly name: string;
  readonly page: Page;
  readonly save: (words: string, before: string) => void;
}

const wordsOf = (round: number): string => `Words of round ${round}`;

async function main(): Promise<void> {
  const browser = await launchBrowser();
  const dev = await startDev();
  const bare = await startBare();
  try {
    const all: Edited[] = [
      await ourPage(browser, dev),
      await ourForm(browser, dev),
      { name: 'bare Vite and React', page: await opened(browser, bare.url, 'Words of old'), save: bare.save },
    ];
    const taken = new Map(all.map(({ name }) => [name, [] as number[]]));
    // The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const { name, page, save } of all) {
        const before = round === 0 ? 'Words of old' : wordsOf(round - 1);
        const took = await shownAfter(page, wordsOf(round), () => save(wordsOf(round), before));
        if (round > 0) taken.get(name)?.push(took);
        // The work that a change starts, such as the simulated visitors, ends before the next change.
        await page.waitForTimeout(1500);
      }
    print(taken);
  } finally {
    await browser.close();
    await dev.stop();
    await bare.stop();
  }
}

type Dev = Awaited<ReturnType<typeof startDev>>;

async function ourPage(browser: Browser, dev: Dev): Promise<Edited> {
  dev.edit('pages/login.yaml', 'heading: Login', 'heading: Words of old');
  const page = await opened(browser, `${dev.url}/Login`, 'Words of old');
  return { name: 'a page', page, save: (words, before) => dev.edit('pages/login.yaml', before, words) };
}

async function ourForm(browser: Browser, dev: Dev): Promise<Edited> {
  dev.edit('forms/login.yaml', 'title: Email', 'title: Words of old');
  const page = await opened(browser, `${dev.url}/Login`, 'Words of old');
  return { name: 'a form', page, save: (words, before) => dev.edit('forms/login.yaml', before, words) };
}

async function opened(browser: Browser, url: string, words: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByText(words).first().waitFor();
  return page;
}

/** An application of one component, as Vite's own template begins. */
async function startBare() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bare-')));
  symlinkSync(realpathSync(join(project, 'node_modules')), join(root, 'node_modules'));
  const component = join(root, 'App.tsx');
  const write = (words: string) =>
    writeFileSync(component, `export default function App() {\n  return <h1>${words}</h1>;\n}\n`);
  write('Words of old');
  writeFileSync(
    join(root, 'main.tsx'),
    "import { createRoot } from 'react-dom/client';\nimport App from './App.tsx';\ncreateRoot(document.body).render(<App />);\n",
  );
  writeFileSync(join(root, 'index.html'), '<body><script type="module" src="/main.tsx"></script></body>');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    cacheDir: join(root, '.vite'),
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    save: write,
    stop: async () => {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function print(taken: ReadonlyMap<string, readonly number[]>): void {
  const sorted = [...taken].map(([name, times]) => [name, [...times].sort((a, b) => a - b)] as const);
  console.log(
    table([
      ['from save to screen', 'median', 'least', 'most'],
      ...sorted.map(([name, times]) => [
        name,
        `${times[Math.floor(times.length / 2)] ?? NaN} ms`,
        `${times[0] ?? NaN} ms`,
        `${times.at(-1) ?? NaN} ms`,
      ]),
    ]),
  );
}

await main();
