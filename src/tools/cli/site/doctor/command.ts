import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { columns } from '../../kit/columns.ts';
import { exit, type Answer, type Call, type Command } from '../../kit/command.ts';
import { compiled } from '../compiled.ts';
import { checkDatabase } from './database.ts';
import { good, hint, missing, type Finding } from './finding.ts';
import { checkBrowser, checkGit, checkNode, checkPackages, checkPort } from './machine.ts';

export const command: Command = {
  name: 'doctor',
  summary: 'What this machine has and lacks: Node, packages, browser, database, port.',
  words: [],
  options: {},
  about: [
    'It looks at PORT, DATA_DIR, DATABASE_URL and CHROME_PATH as the site does, and changes nothing.',
    'Exit code 1 when something that is needed is missing.',
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

function checkConfig(call: Call): Finding {
  const { symbols, ...found } = compiled(call);
  const count = found.problems.length + found.unready.length;
  return count === 0
    ? good('Config', `${symbols.sources.length} files, no problem`)
    : missing('Config', counted(count, 'problem'), 'npm run check');
}

const checkBuild = (root: string): Finding =>
  existsSync(join(root, 'dist/server/main.js'))
    ? good('Build', 'there is one in dist/')
    : hint('Build', 'there is none yet; npm run serve and browser tests need one', 'npm run build');

export function printFindings(found: readonly Finding[], { good: green, bad, dim }: Colours): string {
  const mark = { good: green('✓'), 'could be better': dim('!'), missing: bad('✗') };
  const rows = found.flatMap(({ what, state, says, need }) => [
    [`${mark[state]} ${what}`, says],
    ...(need === undefined ? [] : [['', `→ ${need}`]]),
  ]);
  const lacking = found.filter(({ state }) => state === 'missing').length;
  return [
    ...columns(rows, { indent: '' }),
    '',
    lacking === 0
      ? 'Nothing that is needed is missing.'
      : `${lacking} ${lacking === 1 ? 'thing is' : 'things are'} missing.`,
  ].join('\n');
}
