import { parseArgs, styleText } from 'node:util';
import { readContracts } from '../build/check/contracts.ts';
import { compileSite } from '../build/compile-site.ts';
import { printProblems, type Paint } from '../problems/print.ts';

/**
 * `npm run check`: every problem of the config.
 * Exit code 0 when there is none, 1 when there is one, 2 when the command is not understood.
 * `--json` prints them as an array of Problem (src/problems/problem.ts) instead, empty when there is none.
 */
const usage = 'npm run check [-- --json]';

const paint: Paint = {
  place: (text) => styleText('bold', text),
  code: (text) => styleText('red', text),
  fix: (text) => styleText('green', text),
  frame: (text) => styleText('dim', text),
  marks: (text) => styleText('red', text),
};

function asksForJson(): boolean | undefined {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    return undefined;
  }
}

const json = asksForJson();
if (json === undefined) {
  console.error(`Usage: ${usage}`);
  process.exitCode = 2;
} else {
  const root = process.cwd();
  const { names, problems } = compileSite(process.env.SITE_ROOT ?? root, readContracts(root));
  if (json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) console.log(`${names.sources.length} config files, no problem.`);
  // A terminal says itself whether it shows colours; it minds NO_COLOR.
  else console.error(printProblems(problems, process.stderr.isTTY && process.stderr.hasColors() ? paint : undefined));
  if (problems.length > 0) process.exitCode = 1;
}
