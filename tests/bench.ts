import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Programs that measure something, or run longer than the tests may: `npm run bench forms`. */
const programs: Readonly<Record<string, string>> = {
  bytes: 'bytes.ts',
  faults: 'faults.ts',
  forms: 'bench/forms/run.ts',
  hot: 'bench/hot.ts',
  language: 'bench/language.ts',
  mutations: 'mutations.ts',
  paint: 'bench/paint.ts',
  scale: 'bench/scale/run.ts',
  server: 'bench/server/bench.ts',
  studio: 'bench/studio.ts',
};

const [name = '', ...rest] = process.argv.slice(2);
const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
if (program === undefined) {
  console.error(`Usage: npm run bench NAME. Names: ${Object.keys(programs).join(', ')}.`);
  process.exitCode = 2;
} else {
  const command = ['--import', 'tsx', join(import.meta.dirname, program), ...rest];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
