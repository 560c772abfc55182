import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { cacheFolder } from '../../compiler/cache/folder.js';
import { createCompiler } from '../../compiler/compiler.ts';
import { widths, type Version } from '../../authoring/changes/pages.ts';
import type { Pictured, PicturesAt, PicturesNews } from '../review/contract.ts';
import { differingParts } from './differing.ts';
import { Photographer } from './photographer.ts';
import { subjects, type Subject } from './subjects.ts';

/**
 * Runs in a separate process, so that Studio stays responsive. Takes pictures of the pages that differ between two
 * folders with a config/, and sends each as soon as it is taken.
 */
const [project = '', before = '', after = '', cache = ''] = process.argv.slice(2);

process.on('disconnect', () => process.exit());
process.env.DATA_DIR = join(after, 'data');

const sendNews = (news: PicturesNews) => process.send?.(news);

await main().catch((error: unknown) => sendNews({ kind: 'fault', fault: (error as Error).message }));
process.disconnect();

async function main(): Promise<void> {
  const [old, now] = [before, after].map(versionOf) as [Version, Version];
  const all = subjects(old, now);
  sendNews({ kind: 'total', total: all.length });
  const stamp = codeHash(join(project, 'src'));
  const files = all.map((subject) => join(cache, `${pictureKey(subject, stamp)}.json`));
  const missing = all.filter((_, index) => !sendCached(files[index]!));
  if (missing.length === 0) return;
  mkdirSync(cache, { recursive: true });
  const browser = await launchBrowser();
  const [first, second] = [
    new Photographer(browser, project, before, 'before'),
    new Photographer(browser, project, after, 'after'),
  ];
  try {
    for (const subject of missing) {
      const pictured = await picturedOf(subject, first, second);
      writeFileSync(files[all.indexOf(subject)]!, JSON.stringify(pictured));
      sendNews({ kind: 'pictured', pictured });
    }
  } finally {
    await Promise.allSettled([first.close(), second.close()]);
    await browser.close();
  }
}

function versionOf(root: string): Version {
  const { symbols } = createCompiler({ project, root, cache: cacheFolder(project) }).begin();
  return { symbols, root };
}

/** Sends a picture from the cache. False if it is not there. */
function sendCached(file: string): boolean {
  try {
    sendNews({ kind: 'pictured', pictured: JSON.parse(readFileSync(file, 'utf8')) as Pictured });
    // The cache deletes the least recently used pictures.
    utimesSync(file, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

async function picturedOf(
  { file, path, step, how, before: old, after: now }: Subject,
  first: Photographer,
  second: Photographer,
): Promise<Pictured> {
  const at: PicturesAt[] = [];
  for (const width of widths) {
    const was = old && (await first.take(old, width));
    const is = now && (await second.take(now, width));
    at.push({ width, parts: await differingParts(was, is) });
  }
  return { file, path, ...(step !== undefined && { step }), how, at };
}

/** Throws with instructions if there is no browser. */
async function launchBrowser(): Promise<Browser> {
  const wayOut =
    'Pictures need Chrome or Chromium, and none was found. Install it with: npx playwright install chromium. Or start Studio with the path of yours: CHROME_PATH=/path/to/chrome npm run studio';
  const tools = await Promise.all([import('@playwright/test'), import('./find-browser.ts')]).catch(() => {
    throw new Error('Pictures need Playwright, which is not installed. Install it with: npm install');
  });
  const [{ chromium }, { findBrowser }] = tools;
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(wayOut);
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/** Hash of the code, from sizes and times of its files. */
function codeHash(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function pictureKey({ code, path, step, before: old, after: now }: Subject, stamp: string): string {
  const all = JSON.stringify([stamp, code, path, step, old, now, widths]);
  return createHash('sha256').update(all).digest('hex').slice(0, 24);
}
