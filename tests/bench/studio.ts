import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditAnswer } from '../../src/studio/edit/contract.ts';
import type { Path } from '../../src/studio/contract/path.ts';
import type { SheetAnswer } from '../../src/studio/sheet/contract.ts';
import { startStudio } from '../support/studio-server.ts';
import { median, quantile, table } from './forms/figures.ts';

/**
 * `npm run bench studio`: milliseconds until Studio's server answers, where a table has 10,000 rows, in YAML and in
 * CSV: to a changed cell, and to what its page asks next. ROUNDS=15, ROWS=10000.
 */
const rounds = Number(process.env.ROUNDS ?? 15);
const count = Number(process.env.ROWS ?? 10_000);
const project = join(import.meta.dirname, '../..');
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const amountOf = (number: number): number => (number * 7) % 991;

const head = `title: A long table
source: an example of this measurement
validFrom: 2026-04-01
match:
  number: { type: integer, minimum: 1, maximum: ${count} }
result:
  amount: { type: integer, minimum: 0, maximum: 100000 }
`;

const places = {
  YAML: { file: 'config/tables/long.yaml', path: ['rows'] },
  CSV: { file: 'config/tables/long.csv', path: [] },
} satisfies Record<string, { readonly file: string; readonly path: Path }>;

type Place = (typeof places)[keyof typeof places];

/** A folder with a copy of config/, and in it a long table of each kind. */
function longSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write(places.YAML.file, `${head}rows:\n${numbers.map((one) => `  - [${one}, ${amountOf(one)}]\n`).join('')}`);
  write(places.CSV.file, `number,amount\n${numbers.map((one) => `${one},${amountOf(one)}\n`).join('')}`);
  write('config/tables/from-csv.yaml', `${head}rows: long.csv\n`);
  return root;
}

type Ask = <Answer>(what: string, body?: object) => Promise<Answer>;

/** Calls the server as Studio's page does. */
async function asking(address: string): Promise<Ask> {
  const { origin } = new URL(address);
  const entered = await fetch(address, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async <Answer>(what: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/__studio/api/${what}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

type Taken = Map<string, number[]>;

async function timed<Answer>(taken: Taken, what: string, work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const answer = await work();
  taken.set(what, [...(taken.get(what) ?? []), performance.now() - start]);
  return answer;
}

const query = ({ file, path }: Place, more: Record<string, string> = {}): string =>
  String(new URLSearchParams({ file, path: JSON.stringify(path), ...more }));

/** Changes one cell after the other, first with pauses to read, then as fast as a person types. */
async function measure(ask: Ask, place: Place): Promise<Taken> {
  const taken: Taken = new Map();
  let { base } = await ask<SheetAnswer>(`sheet?${query(place, { count: '1' })}`);
  const change = async (round: number, what: string): Promise<void> => {
    const row = (round * 617 + 4999) % count;
    const cell = { ...place, row, column: 1, text: String(50_000 + round), base };
    const answer = await timed(taken, what, () => ask<EditAnswer>('cell', cell));
    if (answer.outcome !== 'waiting') throw new Error(JSON.stringify(answer.problems));
    base = answer.base;
  };
  for (let round = 0; round < rounds; round++) {
    await change(round, 'a cell');
    await timed(taken, 'the site after it', () => ask('site'));
    await timed(taken, 'the list after it', () => ask(`thing?${query(place)}`)).catch(() => undefined);
    await timed(taken, 'rows after it', () => ask(`sheet?${query(place, { count: '100' })}`));
    await timed(taken, 'letters of the search', () => ask(`sheet?${query(place, { count: '100', seek: '499' })}`));
    // The work that a change starts, such as the simulated visitors, ends before the next change.
    await new Promise((done) => setTimeout(done, 3000));
  }
  for (let round = 0; round < rounds; round++) await change(rounds + round, 'a cell right after another');
  return taken;
}

const root = longSite();
const studio = await startStudio(root);
try {
  const ask = await asking(studio.address);
  for (const [kind, place] of Object.entries(places)) {
    const taken = await measure(ask, place);
    const cells = [...taken].map(([what, times]) => [
      what,
      ...[median(times), quantile(times, 0), quantile(times, 1), times[0]!].map((time) => `${Math.round(time)} ms`),
    ]);
    console.log(`\n${table([[`${count} rows in ${kind}`, 'median', 'least', 'most', 'first'], ...cells])}`);
  }
} finally {
  await studio.stop();
}
