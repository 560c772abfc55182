import { command } from '../support/command.ts';
import { siteFolder, siteNames } from './sites.ts';

/**
 * `npm run build:sites` builds the sites of tests/sites, each into its own dist/, for their browser tests. Arguments
 * select sites by name. It builds one at a time, because the build of our own site runs at the same time.
 */
const wanted = process.argv.slice(2);
const failed: string[] = [];
for (const name of wanted.length === 0 ? siteNames : wanted) {
  const { code, printed } = await command(['npm', 'run', '-s', 'build'], {
    shown: false,
    env: { SITE_ROOT: siteFolder(name) },
  });
  console.log(code === 0 ? `${name}: ${printed.trim().split('\n').at(-1)}` : `${name}:\n${printed}`);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Not built: ${failed.join(', ')}`);
  process.exitCode = 1;
}
