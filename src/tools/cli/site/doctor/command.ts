import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { columns } from '../../kit/columns.ts';
import { exit, type Answer, type Call, type Command } from '../../kit/command.ts';
import { compiled } from '../compiled.ts';
import { checkDatabase } from './database.ts';
import { good, hint, missing, type Diagnosis } from './finding.ts';
import { checkBrowser, checkGit, checkNode, checkPackages, checkPort } from './machine.ts';

export const command: Command = {
  name: 'doctor',
  summary: 'Checks this machine: Node, packages, browser, database, encryption, port.',
  words: [],
  options: {},
  about: [
    'It reads PORT, DATA_DIR, DATABASE_URL, LEADS_KEY and CHROME_PATH like the site, and changes nothing.',
    'Exit code 1 if something required is missing.',
    'With --json: [{what, state, says, need}].',
  ],
  examples: [
    ['doctor', 'Something does not start: what is missing, and how do I get it?'],
    ['doctor --json', 'For a script that sets up a machine.'],
  ],
  run: doctor,
};

async function doctor(call: Call): Promise<Answer> {
  const { project } = call;
  const found = [
    checkNode(project, process.version),
    checkPackages(project),
    checkGit(project),
    await checkBrowser(),
    ...(await checkDatabase(process.env)),
    await checkPort(process.env.PORT),
    checkConfig(call),
    checkBuild(call.root),
  ];
  return {
    code: found.some(({ state }) => state === 'missing') ? exit.wrong : exit.fine,
    data: found,
    text: (colours) => printFindings(found, colours),
  };
}

function checkConfig(call: Call): Diagnosis {
  const { symbols, ...found } = compiled(call);
  const count = found.problems.length + found.unready.length;
  return count === 0
    ? good('Config', `${symbols.sources.length} files, no problem`)
    : missing('Config', counted(count, 'problem'), 'npm run check');
}

const checkBuild = (root: string): Diagnosis =>
  existsSync(join(root, 'dist/server/main.js'))
    ? good('Build', 'found in dist/')
    : hint('Build', 'not built yet; npm run serve and browser tests need a build', 'npm run build');

export function printFindings(found: readonly Diagnosis[], { good: green, bad, dim }: Colours): string {
  const mark = { good: green('✓'), 'could be better': dim('!'), missing: bad('✗') };
  const rows = found.flatMap(({ what, state, says, need }) => [
    [`${mark[state]} ${what}`, says],
    ...(need === undefined ? [] : [['', `→ ${need}`]]),
  ]);
  const lacking = found.filter(({ state }) => state === 'missing').length;
  return [
    ...columns(rows, { indent: '' }),
    '',
    lacking === 0 ? 'Nothing required is missing.' : `${lacking} ${lacking === 1 ? 'thing is' : 'things are'} missing.`,
  ].join('\n');
}
