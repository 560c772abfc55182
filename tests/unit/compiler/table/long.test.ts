import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { SiteBegun } from '../../../../src/compiler/compile-site.ts';
import type { Compiler } from '../../../../src/compiler/compiler.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { seed } from '../../../support/seed.ts';

const edits = 60;
const project = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'long-'));
const file = 'config/tables/loan-rates.yaml';

afterAll(() => rmSync(root, { recursive: true, force: true }));

const bands = Array.from({ length: 5 }, (_, band) => `${50_000 + band * 400_000}-<${450_000 + band * 400_000}`);
const amounts = bands.with(4, '1650000-2000000');
const lines = Array.from({ length: 45 }, (_, age) =>
  amounts.flatMap((amount) =>
    [12, 24, 36, 60].map((months) => `  - [${21 + age}, ${amount}, ${months}, ${10 + (age % 7) / 4}, 500]`),
  ),
).flat();
const text = `title: Rates
source: made up for tests
validFrom: 2026-04-01
match:
  age: { type: integer, minimum: 21, maximum: 65 }
  amount: { type: integer, minimum: 50000, maximum: 2000000 }
  months: { list: terms }
result:
  rate: { type: number, minimum: 5, maximum: 30 }
  fee: { type: integer, minimum: 0 }
rows:
${lines.join('\n')}
`;

/** A separate compiler, which shares no cache with another one. */
async function compilerApart(readsWhole: boolean): Promise<Compiler> {
  vi.resetModules();
  const { ShortText } = await import('../../../../src/compiler/read/short-text.ts');
  if (readsWhole) vi.spyOn(ShortText, 'of').mockReturnValue(undefined);
  const { createCompiler } = await import('../../../../src/compiler/compiler.ts');
  return createCompiler({ project, root, cache: undefined });
}

const cells = [
  '22',
  '21-65',
  '99',
  'any',
  '50000',
  '-1',
  'true',
  'a',
  '12',
  "'12'",
  '10.005',
  '010',
  '1.000',
  '[21, 30]',
];

/** A table with a changed cell or row. */
function edited(before: string, draw: Draw): string {
  const rows = before.split('\n');
  const first = rows.indexOf('rows:') + 1;
  const at = first + draw.one([0, 1, draw.below(900), draw.below(900)])!;
  const row = rows[at] ?? '';
  const change = draw.below(10);
  if (change === 0) return rows.toSpliced(at, 1).join('\n');
  if (change === 1) return rows.toSpliced(at, 0, row).join('\n');
  if (change === 2) return rows.with(at, '  - [30, 12]').join('\n');
  if (change === 3) return before.replace('maximum: 30', `maximum: ${11 + draw.below(3)}`);
  const parts = row.split(', ');
  const column = draw.below(parts.length);
  const value = draw.one(change < 7 ? [String(draw.below(20))] : cells)!;
  const now = parts[column]!.replace(/[^\s[\]-][^[\]]*/, () => value);
  return rows.with(at, parts.with(column, now).join(', ')).join('\n');
}

const resultOf = ({ problems, unready, symbols }: SiteBegun) => ({
  problems,
  unready,
  table: symbols.tables.get('loan-rates')?.data,
  looked: symbols.forms.get('loan')?.tables?.get('loan-rates'),
});

it(`an edited long table has the same problems as a fully read one (seed ${seed})`, async () => {
  cpSync(join(project, 'tests/sites/rates/config'), join(root, 'config'), { recursive: true });
  rmSync(join(root, 'config/tables/loan-rates.csv'));
  rmSync(join(root, 'config/tables/loan-rates-2099.csv'));
  writeFileSync(join(root, file), text);
  const [quick, whole] = [await compilerApart(false), await compilerApart(true)];
  const draw = new Draw(seed);
  expect(quick.begin().problems).toEqual([]);
  let now = text;
  const seen = new Set<string>();
  for (let edit = 0; edit < edits; edit++) {
    const next = edited(now, draw);
    const unsaved = new Map([[file, next]]);
    const [one, other] = [resultOf(quick.begin(unsaved)), resultOf(whole.begin(unsaved))];
    expect(one, next).toEqual(other);
    for (const { code } of one.problems) seen.add(code);
    // Most mistakes are undone.
    if (one.problems.length === 0 || draw.below(4) === 0) now = next;
    if (draw.below(8) === 0) now = text;
  }
  expect(seen.size).toBeGreaterThan(2);
});
