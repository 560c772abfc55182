import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../support/built-site.ts';
import { checkAgreement } from './agree.ts';
import { buildPages, sizes } from './build.ts';
import { quantile, table } from './figures.ts';
import { read, type Reading } from './read.ts';
import { figures, report, type Figure, type Readings } from './report.ts';
import { writeScratchSite } from './scratch.ts';
import { serveFolder } from './serve.ts';
import { names, variantsOf } from './variants.ts';

/**
 * `npm run bench forms`: the 11-field lead form and one of 300 fields in our engine, in those of others (peers/) and
 * written by hand, and one of 50 rows in our engine, turn by turn in one run, with 4× slower CPU. `hand` and the peers
 * have no style and no summary of errors; `dressed` is written by hand with the look and the summary of ours, `stock`
 * is stock rjsf with our look. Prints first where a peer is better than our engine. ROUNDS=9; with ROUNDS=0 it only
 * checks that all forms are the same.
 */
const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'test-results/bench-forms');
const rounds = Number(process.env.ROUNDS ?? 9);

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.SITE_ROOT = folder;
  writeScratchSite(project, folder);
  const bytes = await buildPages(folder);
  const { url, stop } = await serveFolder(join(folder, 'dist'));
  const browser = await launchBrowser();
  try {
    await checkAgreement(browser, url);
    const readings = await measure(browser, url);
    if (rounds === 0) return;
    for (const size of ['small', 'large']) console.log(`\n${report(size, bytes, readings)}`);
    console.log(`\n${rowsReport(readings)}`);
  } finally {
    await browser.close();
    stop();
  }
}

async function measure(browser: Browser, url: string): Promise<Readings> {
  const readings = new Map<string, Reading[]>();
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another variant, so that the order differs.
    const turns = names.map((_, index) => names[(index + round) % names.length]!);
    for (const size of sizes) {
      for (const variant of turns.filter((one) => variantsOf(size).includes(one))) {
        const key = `${size}-${variant}`;
        readings.set(key, [...(readings.get(key) ?? []), await read(browser, `${url}/${key}/`, size, variant)]);
      }
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return readings;
}

const takenOver: Figure = {
  name: 'text stored to paint, median',
  of: ({ taken }) => taken,
  share: 0.5,
  unit: 'ms',
};

/** 50 rows of 10 fields beside 300 fields, both in our engine. A key must not cost more. */
function rowsReport(readings: Readings): string {
  const perRound = (size: string, of: Figure['of']) => (readings.get(`${size}-ours`) ?? []).map(of);
  const lines = [...figures, takenOver].map(({ name, of, share, unit }) => {
    const [rows, large] = [perRound('rows', of), perRound('large', of)];
    const ratios = rows.map((samples, round) => quantile(samples, share) / quantile(large[round] ?? [], share));
    const isOfKeys = name.startsWith('key') || name.startsWith('text');
    return [
      `${name}, ${unit}`,
      ...[rows, large].map((all) => quantile(all.flat(), share).toFixed(1)),
      quantile(ratios, 0.5).toFixed(2),
      isOfKeys ? '≤ 1' : '',
    ];
  });
  return table([['rows', '50 rows', '300 fields', 'rows/fields', 'to reach'], ...lines]);
}

await main();
