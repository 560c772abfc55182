import type { Site } from '../../../../compiler/compile-site.ts';
import { printProblem } from '../../../../shared/problems/print.ts';
import type { Place, Problem } from '../../../../shared/problems/problem.ts';
import { counted } from '../../../../shared/problems/show.ts';
import { paintOf, type Colours } from '../../kit/colours.ts';
import { exit, type Answer, type Call, type Command } from '../../kit/command.ts';
import { compiled, sound } from '../compiled.ts';
import { proofOf, type ProvedRule } from './report.ts';

export const command: Command = {
  name: 'fair',
  summary: 'Proves to an auditor that the site is fair to visitors: what was examined, places, exceptions.',
  words: [],
  options: {},
  about: [
    'One line for each rule, with what was examined: every form and wizard on every path of the simulated visitors,',
    'every text and button in every language. Below it what is unfair, and each exception with its reason.',
    'The exit code is 1 if something is unfair. `check` reports the same as problems with the codes fair/…',
    'With --json: {rules: [{rule, says, counts, unfair, excused: [{place, what, reason}]}], unneeded}.',
  ],
  examples: [
    ['fair', 'The proof, to read or to print.'],
    ['fair --json', 'For a script.'],
  ],
  run: fair,
};

function fair(call: Call): Answer {
  const site = compiled(call);
  const isFair = ({ code }: Problem) => !code.startsWith('fair/');
  sound({ ...site, problems: site.problems.filter(isFair) });
  const proof = proofOf(site);
  const unneeded = [...site.problems, ...site.unready].filter(
    (one) => one.code === 'fair/unneeded' && !proof.some(({ unfair }) => unfair.some((other) => isTwin(one, other))),
  );
  return {
    code: site.problems.length + unneeded.length > 0 ? exit.wrong : exit.fine,
    data: { rules: proof, unneeded },
    text: (colours) =>
      [
        ...proof.map((rule) => ruleText(rule, colours)),
        ...(unneeded.length > 0 ? [unneeded.map((one) => printProblem(one, paintOf(colours))).join('\n\n')] : []),
        verdict({ ...site, problems: [...site.problems, ...unneeded] }, proof, colours),
      ].join('\n\n'),
  };
}

const isTwin = (one: Problem, other: Problem): boolean =>
  one.code === other.code && place(one.place) === place(other.place);

/** One rule: its line, what is unfair, and the exceptions. */
function ruleText({ says, counts, unfair, excused }: ProvedRule, colours: Colours): string {
  const examined = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const { good, bad, strong, dim } = colours;
  const found = unfair.length > 0 ? bad(`${unfair.length} unfair`) : good('holds');
  const exceptions = excused.length > 0 ? `, ${counted(excused.length, 'exception')}` : '';
  return [
    `${strong(says)} ${found}${exceptions} ${dim(`(examined: ${examined.join(', ') || 'nothing'})`)}`,
    ...unfair.map((one) => `  ${place(one.place)}  ${one.message}`),
    ...excused.map((one) => `  ${place(one.place)}  ${one.what}\n    Exception: ${one.reason.replace(/\.$/, '')}.`),
  ].join('\n');
}

function verdict({ symbols, languages, problems }: Site, proof: readonly ProvedRule[], { good, bad }: Colours): string {
  const excused = proof.reduce((sum, one) => sum + one.excused.length, 0);
  const declared = symbols.languages?.length ?? 1;
  const missing = declared > languages.length + 1 ? ' The other languages are examined once these are mended.' : '';
  return problems.length > 0
    ? bad(`The site is unfair in ${counted(problems.length, 'place')}.${missing}`)
    : good(`The site is fair, with ${counted(excused, 'exception')}, in ${counted(languages.length + 1, 'language')}.`);
}

const place = ({ file, line, column }: Place): string =>
  [file, ...(line === undefined ? [] : [line, column])].join(':');
