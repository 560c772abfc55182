import { explanations, isProblemCode, problemCodes, type ProblemCode } from '../../../../shared/problems/codes.ts';
import { didYouMean } from '../../../../shared/problems/nearest.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { lineDiff, printDiff } from '../../kit/line-diff.ts';
import { exampleOf, type ChangedFile, type Example } from './example.ts';

export const command: Command = {
  name: 'explain',
  summary: "Explains a problem's code, with an example and the fix.",
  words: ['CODE'],
  options: {},
  about: [
    'CODE is printed by check after the place of each problem: list/unknown. "explain all" lists every code,',
    '"explain list" lists those of lists.',
    'With --json: {code, means, fix, example: {changes: [{file, before, after}], printed}}.',
  ],
  examples: [
    ['explain list/unknown', 'What does an unknown option list mean?'],
    ['explain all', 'Every code with its meaning in one line.'],
  ],
  run: explain,
};

function explain({ words: [typed = ''], project }: Call): Answer {
  const code = typed.toLowerCase();
  const group = problemCodes.filter((known) => code === 'all' || known.startsWith(`${code}/`));
  if (group.length > 0) return codeList(group);
  if (!isProblemCode(code))
    throw new Refusal(
      `No problem has the code "${typed}". ${didYouMean(code, problemCodes)}\n"explain all" lists every code.`,
    );
  const example = exampleOf(code, project);
  return {
    code: exit.fine,
    data: { code, ...explanations[code], example },
    text: (colours) => explanationText(code, example, colours),
  };
}

const codeWidth = Math.max(...problemCodes.map((code) => code.length));

function codeList(codes: readonly ProblemCode[]): Answer {
  return {
    code: exit.fine,
    data: codes.map((code) => ({ code, ...explanations[code] })),
    text: ({ strong }) =>
      codes.map((code) => `${strong(code.padEnd(codeWidth))} ${firstSentence(explanations[code].means)}`).join('\n'),
  };
}

const firstSentence = (text: string): string => `${text.split('. ')[0]?.replace(/\.$/, '') ?? ''}.`;

function explanationText(code: ProblemCode, example: Example | undefined, colours: Colours): string {
  const { means, fix } = explanations[code];
  const shown = example
    ? [
        '',
        colours.strong('An example'),
        ...example.changes.map((change) => shownChange(change, colours)),
        '',
        ...example.printed.split('\n').map((line) => `  ${line}`.trimEnd()),
      ]
    : [];
  return [colours.strong(code), means, '', colours.strong('What to do'), fix, ...shown].join('\n');
}

/** Maximum number of lines that are shown of a change. */
const maxHunkLines = 12;

function shownChange({ file, before, after }: ChangedFile, colours: Colours): string {
  if (after === undefined) return before === undefined ? `${file} cannot be read.` : `${file} is deleted.`;
  if (after.length > 100_000) return `${file} grows to ${Math.round(after.length / 1000)} kB.`;
  const hunks =
    before === undefined
      ? [
          after
            .trimEnd()
            .split('\n')
            .map((line, index) => ({ sign: '+' as const, line: index + 1, text: line })),
        ]
      : lineDiff(before, after);
  return printDiff(
    file,
    hunks.map((hunk) => hunk.slice(0, maxHunkLines)),
    colours,
  );
}
