import { readContracts } from '../build/check/contracts.ts';
import { compileSite } from '../build/compile-site.ts';
import { printProblems } from '../problems/print.ts';

/** `npm run check`: every problem of the config; exit code 1 when there is one. */
const root = process.cwd();
const { names, problems } = compileSite(root, readContracts(root));
if (problems.length > 0) {
  console.error(printProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`${names.sources.length} config files, no problem.`);
}
