import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf, printTable, printUnseen } from './support/mutations/table.ts';
import { isUnseen, type Tried } from './support/mutations/verdict.ts';

/**
 * `npm run bench mutations`: COUNT=600 random edits of config, new ones or from SEED, and what detects each: the
 * compiler, an example, a test of facts, a snapshot. Exit code 1: an edit that changes the site is not detected.
 */
const { values: options } = parseArgs({ options: { json: { type: 'boolean' } } });
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const { SEED = String(randomInt(2 ** 20)), COUNT = '600' } = process.env;
const parts = Math.min(availableParallelism(), 4);

async function main(): Promise<number> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'mutated-'));
  try {
    const tried = (
      await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part, join(folder, `${part}.json`))))
    )
      .flat()
      .sort((a, b) => a.index - b.index);
    const unseen = tried.filter(isUnseen);
    if (options.json)
      console.log(JSON.stringify({ seed: Number(SEED), counts: countOf(tried), edits: tried }, null, 2));
    else {
      const seconds = Math.round((performance.now() - start) / 1000);
      const sum =
        `${tried.length} edits in ${seconds} s: ${unseen.length} unseen\n` +
        `SEED=${SEED} npm run bench mutations makes the same edits`;
      console.log([printTable(tried), ...unseen.map(printUnseen), sum].join('\n\n'));
    }
    return unseen.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One of the processes that share the edits. Its modules are loaded by Vite, as in all tests. */
async function runPart(part: number, file: string): Promise<Tried[]> {
  const env = {
    ...process.env,
    SEED,
    COUNT,
    MUTATIONS_PART: String(part),
    MUTATIONS_PARTS: String(parts),
    MUTATIONS_OUT: file,
  };
  const child = spawn(process.execPath, [vitest, 'run', 'tests/unit/support/mutations.test.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => void (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(output);
  return JSON.parse(readFileSync(file, 'utf8')) as Tried[];
}

process.exitCode = await main();
