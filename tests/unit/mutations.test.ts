import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runMutations } from '../support/mutations/run.ts';
import { isUnseen } from '../support/mutations/verdict.ts';

/**
 * A few edits, always the same. `npm run mutations` runs this with many, in parts, and takes the result from a file; it
 * tells what is unseen itself. A few are enough to meet each of those who can tell.
 */
const { SEED = '1', COUNT = '40', MUTATIONS_PART = '0', MUTATIONS_PARTS = '1', MUTATIONS_OUT } = process.env;

it('no edit of config passes unseen', async () => {
  const tried = await runMutations(join(import.meta.dirname, '../..'), {
    seed: Number(SEED),
    count: Number(COUNT),
    part: Number(MUTATIONS_PART),
    of: Number(MUTATIONS_PARTS),
  });
  if (MUTATIONS_OUT) writeFileSync(MUTATIONS_OUT, JSON.stringify(tried));
  expect(MUTATIONS_OUT === undefined ? tried.filter(isUnseen) : []).toEqual([]);
  if (tried.length < 40) return;
  expect([...new Set(tried.map(({ end }) => end))]).toEqual(
    expect.arrayContaining(['caught', 'example', 'drawn', 'words', 'no effect']),
  );
}, 3_600_000);
