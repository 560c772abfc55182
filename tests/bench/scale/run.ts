import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../forms/figures.ts';
import { measureSite, tasks, type Reading } from './measure.ts';

/**
 * `npm run bench scale`: generated sites of 10, 100 and 1,000 pages, with three forms and a wizard to every ten pages.
 * For each the time and peak memory of a check, a build, a hot update in the browser and the tests of one file, and how
 * they grow. SIZES=10,100,1000.
 */
const project = join(import.meta.dirname, '../../..');
const sizes = (process.env.SIZES ?? '10,100,1000').split(',').map(Number);

// Not in test-results: a development server does not watch that.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scale-')));
const readings: Reading[][] = [];
for (const size of sizes) {
  process.stderr.write(`${size} pages\n`);
  readings.push(await measureSite(project, join(folder, 'site'), size));
}
rmSync(folder, { recursive: true });

const cell = (reading: Reading | undefined): string =>
  reading
    ? `${reading.seconds.toFixed(2)} s${reading.megabytes === undefined ? '' : `, ${reading.megabytes.toFixed(0)} MB`}`
    : '';
const first = (at: number) => readings[0]?.[at]?.seconds ?? NaN;
const last = (at: number) => readings.at(-1)?.[at]?.seconds ?? NaN;
console.log(
  table([
    ['', ...sizes.map((size) => `${size} pages`), `growth`],
    ...tasks.map((task, at) => [
      task,
      ...readings.map((column) => cell(column[at])),
      `×${(last(at) / first(at)).toFixed(1)}`,
    ]),
  ]),
);
