import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePostgres } from './support/postgres.ts';

/**
 * `npm run bench faults`: the tests of tests/leads with more crashes, leads and random requests than `npm test` has
 * time for. LEAD_KILLS, LEAD_ROWS and FUZZ set the counts; arguments select tests, as for vitest.
 */
ensurePostgres();
const env = { LEAD_KILLS: '200', LEAD_ROWS: '1000000', FUZZ: '50000', ...process.env };
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--testTimeout=7200000', ...(words.length > 0 ? words : ['tests/leads'])],
  {
    env,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
