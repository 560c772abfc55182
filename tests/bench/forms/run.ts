import { join } from 'node:path';
import { launchBrowser } from '../../support/built-site.ts';
import { buildPages, sizes, variants, variantsOf, type Size, type Variant } from './build.ts';
import { median, quantile, table } from './figures.ts';
import { read, type Reading } from './read.ts';
import { writeScratchSite } from './scratch.ts';
import { serveFolder } from './serve.ts';

/**
 * `npm run bench:forms`: the 11-field lead form and one of 300 fields in our engine, in stock rjsf and written
 * by hand, and one of 50 rows in our engine, turn by turn in one run, with 4× slower CPU. Prints figures and their
 * ratios to the hand-written form, or of the rows to our 300 fields, next to what is to be reached. ROUNDS=9.
 */
const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'test-results/bench-forms');
const rounds = Number(process.env.ROUNDS ?? 9);

/** The forms that are there in every variant. */
const compared = ['small', 'large'] as const;
type Compared = (typeof compared)[number];

type Readings = ReadonlyMap<string, readonly Reading[]>;

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.SITE_ROOT = folder;
  writeScratchSite(project, folder);
  const bytes = await buildPages(folder);
  const readings = await measure();
  for (const size of compared) console.log(`\n${report(size, bytes, readings)}`);
  console.log(`\n${rowsReport(readings)}`);
}

async function measure(): Promise<Readings> {
  const { url, stop } = await serveFolder(join(folder, 'dist'));
  const browser = await launchBrowser();
  const readings = new Map<string, Reading[]>();
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another variant, so that none always comes after the same one.
    const turns = variants.map((_, index) => variants[(index + round) % variants.length] as Variant);
    for (const size of sizes) {
      for (const variant of turns.filter((one) => variantsOf(size).includes(one))) {
        const key = `${size}-${variant}`;
        readings.set(key, [...(readings.get(key) ?? []), await read(browser, `${url}/${key}/`, size, variant)]);
      }
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  await browser.close();
  stop();
  return readings;
}

/** One figure, and how those of all rounds become one. */
interface Figure {
  readonly name: string;
  readonly of: (reading: Reading) => readonly number[];
  readonly share: number;
  readonly unit: string;
  readonly reach?: Readonly<Record<Compared, number>>;
}

const figures: readonly Figure[] = [
  { name: 'load to idle', of: ({ load }) => load, share: 0.5, unit: 'ms', reach: { small: 1.2, large: 1.4 } },
  {
    name: 'keystroke to paint, median',
    of: ({ keys }) => keys,
    share: 0.5,
    unit: 'ms',
    reach: { small: 1.05, large: 1.05 },
  },
  { name: 'keystroke to paint, p95', of: ({ keys }) => keys, share: 0.95, unit: 'ms' },
  {
    name: 'submit with all errors',
    of: ({ submit }) => [submit],
    share: 0.5,
    unit: 'ms',
    reach: { small: 1.2, large: 1.5 },
  },
  { name: 'heap after submit', of: ({ heap }) => [heap], share: 0.5, unit: 'MB' },
];

function report(size: Compared, bytes: ReadonlyMap<string, number>, readings: Readings): string {
  const bytesRow = (variant: Variant) => bytes.get(`${size}-${variant}`) ?? NaN;
  const head = [
    size,
    ...variants.map((variant) => variant),
    ...variants.slice(1).map((variant) => `${variant}/hand`),
    'to reach',
  ];
  const rows = [
    row(
      'JavaScript, Brotli',
      'KB',
      variants.map(bytesRow),
      variants.slice(1).map((variant) => bytesRow(variant) / bytesRow('hand')),
      1.6,
    ),
    ...figures.map(({ name, of, share, unit, reach }) => {
      const perRound = (variant: Variant) => (readings.get(`${size}-${variant}`) ?? []).map(of);
      const values = variants.map((variant) => quantile(perRound(variant).flat(), share));
      const hand = perRound('hand').map((samples) => quantile(samples, share));
      // Compared round by round: what slowed the machine for a while slowed both.
      const ratios = variants
        .slice(1)
        .map((variant) =>
          median(perRound(variant).map((samples, round) => quantile(samples, share) / (hand[round] ?? NaN))),
        );
      return row(name, unit, values, ratios, reach?.[size]);
    }),
  ];
  return table([head, ...rows]);
}

const takenOver: Figure = {
  name: 'text taken over to paint, median',
  of: ({ taken }) => taken,
  share: 0.5,
  unit: 'ms',
};

/** 50 rows of 10 fields beside 300 fields, both in our engine. A key must not cost more. */
function rowsReport(readings: Readings): string {
  const rounds = (size: Size, of: Figure['of']) => (readings.get(`${size}-ours`) ?? []).map(of);
  const lines = [...figures, takenOver].map(({ name, of, share, unit }) => {
    const [rows, large] = [rounds('rows', of), rounds('large', of)];
    const ratios = rows.map((samples, round) => quantile(samples, share) / quantile(large[round] ?? [], share));
    const isOfKeys = name.startsWith('key') || name.startsWith('text');
    const values = [rows, large].map((all) => quantile(all.flat(), share));
    return row(name, unit, values, [median(ratios)], isOfKeys ? 1 : undefined);
  });
  return table([['rows', '50 rows', '300 fields', 'rows/fields', 'to reach'], ...lines]);
}

function row(
  name: string,
  unit: string,
  values: readonly number[],
  ratios: readonly number[],
  reach: number | undefined,
): string[] {
  return [
    `${name}, ${unit}`,
    ...values.map((value) => value.toFixed(1)),
    ...ratios.map((ratio) => ratio.toFixed(2)),
    reach === undefined ? '' : `≤ ${reach}`,
  ];
}

await main();
