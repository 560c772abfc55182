import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { missing } from '../../../../authoring/coverage/report.ts';
import { exit, type Answer, type Call, type Command } from '../../kit/command.ts';
import { soundSite } from '../compiled.ts';
import { measure } from '../../../../authoring/coverage/measure.ts';
import { pagesOf } from './page.ts';
import { byFile, countOf, kindsOf, printTable } from './table.ts';

/** How many of what may be left out are listed unasked. */
const listed = 20;

export const command: Command = {
  name: 'coverage',
  summary: 'What the examples exercise of the config, line by line.',
  words: [],
  options: {
    all: { type: 'boolean', about: 'List everything that no example exercises, not the first of it.' },
    html: { type: 'string', value: 'FOLDER', about: 'Write the pages with the YAML here, in place of coverage/.' },
  },
  about: [
    'Runs every example of config/forms and config/wizards, and writes coverage/index.html, which shows it over the YAML.',
    'Messages, steps and rules must all be exercised: the exit code is 1 otherwise.',
    'With --json: {kinds, files, units: [{kind, what, file, line, column, owner, by: [{file, name, journey}]}]}.',
  ],
  examples: [
    ['coverage', 'What do the examples leave out?'],
    ['coverage --all', 'All of it.'],
    ['coverage --json', 'For a script.'],
  ],
  run: coverage,
};

function coverage(call: Call): Answer {
  const measured = measure(soundSite(call).symbols, call.root);
  const { report } = measured;
  const folder = typeof call.values.html === 'string' ? call.values.html : 'coverage';
  write(isAbsolute(folder) ? folder : join(call.root, folder), pagesOf(measured));
  return {
    code: missing(report).length > 0 ? exit.wrong : exit.fine,
    data: {
      kinds: Object.fromEntries(
        kindsOf(report).map((kind) => [kind, countOf(report.filter((unit) => unit.kind === kind))]),
      ),
      files: Object.fromEntries([...byFile(report)].map(([file, units]) => [file, countOf(units)])),
      units: report.map(({ place: { file, line, column }, kind, what, owner, by }) => ({
        kind,
        what,
        file,
        line,
        column,
        owner,
        by,
      })),
    },
    text: (colours) => {
      const table = printTable(report, call.values.all === true ? Infinity : listed, colours);
      return `${table}\n\nLine by line: ${join(folder, 'index.html')}`;
    },
  };
}

/** Writes the pages, in place of those that an earlier run left. */
function write(folder: string, pages: ReadonlyMap<string, string>): void {
  rmSync(join(folder, 'files'), { recursive: true, force: true });
  for (const [name, html] of pages) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
}
