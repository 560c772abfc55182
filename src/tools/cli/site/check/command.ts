import type { Site } from '../../../../compiler/compile-site.ts';
import { createCompiler } from '../../../../compiler/compiler.ts';
import { printProblem, printProblems } from '../../../../shared/problems/print.ts';
import { paintOf } from '../../kit/colours.ts';
import { exit, faultOf, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { watchConfig } from './changes.ts';

export const command: Command = {
  name: 'check',
  summary: 'Every problem of the config: file, line, column, excerpt, fix.',
  words: [],
  options: { watch: { type: 'boolean', about: 'Keep running, and check again when a file changes. Ctrl-C ends it.' } },
  about: [
    '`npm run check` is the same. With --json: an array of {code, place, message, fix}, empty if nothing is wrong;',
    'with --watch one per line.',
    '`explain CODE` explains a code such as list/unknown.',
    'SITE_TODAY=2027-04-01 before the command shows what will have expired by that day.',
    'Expired content is also listed, but is not a problem.',
  ],
  examples: [
    ['check', 'Is everything in order?'],
    ['check --watch', 'Watch the config while you write.'],
    ['check --json', 'For a script: the problems as data.'],
  ],
  run: check,
};

async function check(call: Call): Promise<Answer> {
  const { compile } = createCompiler(call);
  // The time of the first check counts from the start of the process.
  if (call.values.watch !== true) return checkSite(compile, 0);
  const { nextChange } = watchConfig(call.root);
  let last = survive(() => checkSite(compile, 0));
  process.once('SIGINT', () => process.exit(last.code));
  for (;;) {
    call.print(last);
    await nextChange();
    last = survive(() => checkSite(compile, performance.now()));
  }
}

/** Keeps watching after a failure, which may be fixed by the next change. */
function survive(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : faultOf(error);
    return { code, data: { error: message }, text: () => message };
  }
}

/** `since`: when the check began, in milliseconds from the start of the process. */
function checkSite(compile: () => Site, since: number): Answer {
  const { symbols, ...found } = compile();
  const problems = [...found.problems, ...found.unready];
  const seconds = `${((performance.now() - since) / 1000).toFixed(2)} s`;
  return {
    code: problems.length > 0 ? exit.wrong : exit.fine,
    data: problems,
    text: (colours) => {
      const printed =
        problems.length > 0
          ? printProblems(problems, paintOf(colours))
          : `${symbols.sources.length} config files, no problem`;
      const over = found.over.map((one) => `${printProblem(one, paintOf(colours))}\n\n`).join('');
      return `${over}${printed} ${colours.dim(`(${seconds})`)}`;
    },
  };
}
