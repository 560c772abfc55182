import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { uncoveredRequired } from '../../../../authoring/coverage/report.ts';
import { exit, type Answer, type Call, type Command } from '../../kit/command.ts';
import { soundSite } from '../compiled.ts';
import { measure } from '../../../../authoring/coverage/measure.ts';
import { pagesOf } from './page.ts';
import { byFile, countCovered, kindsOf, printTable } from './table.ts';

/** Maximum number of optional units that are listed without --all. */
const maxListed = 20;

export const command: Command = {
  name: 'coverage',
  summary: 'Shows what the examples exercise in the config, line by line.',
  words: [],
  options: {
    all: { type: 'boolean', about: 'List everything that no example exercises, not only the first units.' },
    html: { type: 'string', value: 'FOLDER', about: 'Write the pages into this folder instead of coverage/.' },
  },
  about: [
    'Runs every example of config/forms and config/wizards, and writes coverage/index.html, which shows the result',
    'in the YAML. They run once in each language in which pages are published: a message is exercised there by the',
    'examples in which a visitor reads its translation.',
    'Messages, steps and rules must all be exercised: the exit code is 1 otherwise.',
    'With --json: {kinds, files, units: [{kind, what, file, line, column, owner, by: [{file, name, journey}]}]}.',
  ],
  examples: [
    ['coverage', 'What do the examples not cover?'],
    ['coverage --all', 'All of it.'],
    ['coverage --json', 'For a script.'],
  ],
  run: coverage,
};

function coverage(call: Call): Answer {
  const { symbols, languages } = soundSite(call);
  const measured = measure(symbols, call.root, languages);
  const { report } = measured;
  const folder = typeof call.values.html === 'string' ? call.values.html : 'coverage';
  writePages(isAbsolute(folder) ? folder : join(call.root, folder), pagesOf(measured));
  return {
    code: uncoveredRequired(report).length > 0 ? exit.wrong : exit.fine,
    data: {
      kinds: Object.fromEntries(
        kindsOf(report).map((kind) => [kind, countCovered(report.filter((unit) => unit.kind === kind))]),
      ),
      files: Object.fromEntries([...byFile(report)].map(([file, units]) => [file, countCovered(units)])),
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
      const table = printTable(report, call.values.all === true ? Infinity : maxListed, colours);
      return `${table}\n\nLine by line: ${join(folder, 'index.html')}`;
    },
  };
}

/** Writes the pages, replacing those of an earlier run. */
function writePages(folder: string, pages: ReadonlyMap<string, string>): void {
  rmSync(join(folder, 'files'), { recursive: true, force: true });
  for (const [name, html] of pages) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
}
