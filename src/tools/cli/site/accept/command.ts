import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAsked } from '../../../../shared/engine/dates.ts';
import { createCompiler, type Compiler } from '../../../../compiler/compiler.ts';
import { pathText } from '../../../../compiler/simulate/examples.ts';
import { counted, quote } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { sound } from '../compiled.ts';
import { apply, tryEdits } from '../trial.ts';
import { changedExamples, planEdits, type ChangedExample } from '../../../../authoring/changes/examples.ts';
import { missedWords, type Missed } from '../../../../authoring/changes/browser-words.ts';
import { changedSnapshots, type ChangedLook } from '../../../../authoring/changes/snapshots.ts';
import { lineDiff } from '../../kit/line-diff.ts';
import { outdatedIn, outdatedInWords } from './outdated.ts';
import { lackingData, lackingForms, lackingInWords, type LackingForm } from './lacking.ts';

export const command: Command = {
  name: 'accept',
  summary: 'Shows examples and snapshots that no longer match, and updates those that you accept.',
  words: [],
  options: {
    only: {
      type: 'string',
      value: 'TEXT',
      about: 'Only examples whose file or name contains this text, and snapshots of files whose path contains it.',
    },
    write: {
      type: 'boolean',
      about: 'Update all of them. Without it, a terminal asks about each one, and a script only shows them.',
    },
  },
  about: [
    'After a change of a form, a rate or a message, its examples still expect the old outcome, and the snapshots of',
    'the file show the old page. Read each difference. If it is what you wanted, accept it. If not, the change does',
    'more than you thought. Drawing every page takes up to a minute. Texts that browser tests look for, but that are',
    'on no page now, are only listed, because they may be required. So are the translations of older words, in every',
    'other language: examples and snapshots are in the first.',
    'If a question has become required, the examples without an answer to it would end with a message. They get an',
    'answer instead, so that they end as before.',
    'If a change on a future day makes an example wrong, the example ends the day before, and a copy has the outcome',
    'from that day on.',
    'With --json: [{file, examples, lack, written}, {file, example, at, expected, came, written},',
    '{file, snapshots, gone, came, written}, {file, line, text}, or {language, file, line, message}].',
  ],
  examples: [
    ['accept', 'After a change: which outcomes and which pages are different?'],
    ['accept --only config/forms/login.yaml', 'The examples and the snapshots of one file.'],
    ['accept --only Meera --write', 'Accept the new outcome for Meera.'],
  ],
  run: accept,
};

async function accept(call: Call): Promise<Answer> {
  if (dayAsked(process.env) !== undefined)
    throw new Refusal('Unset SITE_TODAY: this command checks today and each future day.', exit.usage);
  const wanted = String(call.values.only ?? '');
  const compiler = createCompiler(call);
  const { lacking, filled } = await fillExamples(call, compiler, wanted);
  const { examples, taken, outdated } = await acceptExamples(call, compiler, wanted);
  if (call.confirm) call.print(plainAnswer('Drawing the snapshots, which takes up to a minute.'));
  const looks = (await changedSnapshots(call.project, call.root, wanted))
    .filter(({ file }) => file.includes(wanted))
    .map(withLines);
  const agreed = await confirmEach(call, looks, lookInWords);
  for (const { path, after } of agreed.flatMap(({ snapshots }) => snapshots))
    writeFileSync(join(call.root, path), after);
  const missed = missedWords(call.root, looks);
  const asked = call.confirm !== undefined && call.values.write !== true;
  const left = examples.length - taken.length + (looks.length - agreed.length) + missed.length;
  return {
    code: left > 0 ? exit.wrong : exit.fine,
    data: [
      ...lacking.map((one) => lackingData(one, filled.includes(one))),
      ...examples.flatMap((one) => exampleData(one, taken.includes(one))),
      ...looks.map((look) => ({
        ...look,
        snapshots: look.snapshots.map(({ path }) => path),
        written: agreed.includes(look),
      })),
      ...missed,
      ...outdated,
    ],
    text: (colours) =>
      [
        ...(asked
          ? []
          : [
              ...lacking.map((one) => lackingInWords(one, colours)),
              ...examples.map((one) => exampleInWords(one, colours)),
              ...looks.map((one) => lookInWords(one, colours)),
            ]),
        ...(missed.length > 0 ? [missedInWords(missed, colours)] : []),
        ...(outdated.length > 0 ? [outdatedInWords(outdated, colours)] : []),
        summaryText(
          { examples: examples.length + examplesIn(filled), looks: looks.length },
          { examples: taken.length + examplesIn(filled), looks: agreed.length },
        ),
      ].join('\n\n'),
  };
}

/** A config file whose snapshots no longer match, with the lines that are gone, and the new ones. */
interface LookInLines extends ChangedLook {
  readonly gone: readonly string[];
  readonly came: readonly string[];
}

function withLines({ file, snapshots }: ChangedLook): LookInLines {
  const lines = snapshots.flatMap(({ before, after }) => lineDiff(before, after).flat());
  const of = (sign: string) => [...new Set(lines.filter((line) => line.sign === sign).map(({ text }) => text.trim()))];
  return { file, snapshots, gone: of('-').filter(Boolean), came: of('+').filter(Boolean) };
}

/** Fills in what examples lack today, before their outcome is taken over: they would become examples of a mistake. */
async function fillExamples(call: Call, { contracts, compile }: Compiler, wanted: string) {
  const { symbols } = sound(compile());
  const files = changedExamples(symbols, undefined).map(({ file }) => file);
  const lacking = lackingForms(symbols, new Set(files.filter((file) => file.includes(wanted))));
  const filled = await confirmEach(call, lacking, lackingInWords);
  if (filled.length === 0) return { lacking, filled };
  const edits = filled.map(({ file, before, text }) => ({ file, to: file, before, after: text }));
  tryEdits(edits, call.root, contracts);
  apply(edits, call.root);
  return { lacking, filled };
}

const examplesIn = (forms: readonly LackingForm[]): number => forms.reduce((sum, { count }) => sum + count, 0);

/** Processes the examples that differ today, then those that differ on each future day. */
async function acceptExamples(call: Call, { contracts, compile }: Compiler, wanted: string) {
  const examples: ChangedExample[] = [];
  const taken: ChangedExample[] = [];
  const isLeft = ({ file, name }: ChangedExample) =>
    examples.some((one) => one.file === file && one.name === name && !taken.includes(one));
  let site = sound(compile());
  const outdated = outdatedIn(site, wanted);
  for (let index = 0; index <= site.later.length; index += 1) {
    const { symbols } = [site, ...site.later][index]!;
    const changed = changedExamples(symbols, index === 0 ? undefined : symbols.today)
      .filter(({ file, name }) => file.includes(wanted) || name.includes(wanted))
      .filter((one) => !isLeft(one));
    const agreed = await confirmEach(call, changed, exampleInWords);
    examples.push(...changed);
    taken.push(...agreed);
    if (agreed.length === 0) continue;
    const edits = planEdits(agreed, symbols);
    tryEdits(edits, call.root, contracts);
    apply(edits, call.root);
    if (site.later.length > 0) site = sound(compile());
  }
  return { examples, taken, outdated };
}

const plainAnswer = (words: string): Answer => ({ code: exit.fine, data: undefined, text: () => words });

/** The items to accept: all with --write, else those that the person confirms. */
async function confirmEach<One>(
  call: Call,
  changed: readonly One[],
  inWords: (one: One, colours: Colours) => string,
): Promise<readonly One[]> {
  if (call.values.write === true) return changed;
  const taken: One[] = [];
  for (const one of call.confirm ? changed : []) {
    call.print({ code: exit.fine, data: undefined, text: (colours) => inWords(one, colours) });
    if (await call.confirm?.('Accept it?')) taken.push(one);
  }
  return taken;
}

const exampleInWords = (
  { file, name, day, differences }: ChangedExample,
  { strong, good, bad, dim }: Colours,
): string =>
  [
    `${strong(file)}  ${name}${day === undefined ? '' : `, from ${day} on`}`,
    ...differences.flatMap(({ path, declared, came }) => [
      `  ${dim(pathText(path))}`,
      `    ${bad(`- ${expectedText(declared)}`)}`,
      `    ${good(`+ ${expectedText(came)}`)}`,
    ]),
  ].join('\n');

/** Maximum number of removed, and of added, lines that are shown for a snapshot. */
const maxSnapshotLines = 12;

function lookInWords({ file, gone, came, snapshots }: LookInLines, { strong, good, bad, dim }: Colours): string {
  const some = (lines: readonly string[], show: (line: string) => string) => [
    ...lines.slice(0, maxSnapshotLines).map((line) => `  ${show(line)}`),
    ...(lines.length > maxSnapshotLines
      ? [`  ${dim(`… and ${counted(lines.length - maxSnapshotLines, 'more line')}`)}`]
      : []),
  ];
  const lines = [...some(gone, (line) => bad(`- ${line}`)), ...some(came, (line) => good(`+ ${line}`))];
  const none = `  ${dim(`the same text with other markup: ${snapshots.map(({ path }) => path).join(', ')}`)}`;
  return [`${strong(file)}  shows`, ...(lines.length > 0 ? lines : [none])].join('\n');
}

const missedInWords = (missed: readonly Missed[], { strong, bad }: Colours): string =>
  [
    strong(
      'Browser tests look for texts that are gone. Change those tests, unless the specification requires the texts:',
    ),
    ...missed.map(({ file, line, text }) => `  ${file}:${line}  ${bad(text)}`),
  ].join('\n');

const expectedText = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

const exampleData = ({ file, name, day, differences }: ChangedExample, written: boolean) =>
  differences.map(({ path, declared, came }) => ({
    file,
    example: name,
    ...(day === undefined ? {} : { from: day }),
    at: path,
    expected: declared ?? null,
    came: came ?? null,
    written,
  }));

interface AcceptCounts {
  readonly examples: number;
  readonly looks: number;
}

function summaryText(found: AcceptCounts, taken: AcceptCounts): string {
  const named = ({ examples, looks }: AcceptCounts) =>
    [
      ...(found.examples > 0 ? [counted(examples, 'example')] : []),
      ...(found.looks > 0 ? [`the snapshots of ${counted(looks, 'file')}`] : []),
    ].join(' and ');
  if (found.examples + found.looks === 0) return 'Every example matches.';
  if (taken.examples + taken.looks === 0) return `Changed: ${named(found)}. --write accepts all of them.`;
  const rest = found.examples + found.looks > taken.examples + taken.looks ? `, of ${named(found)}` : '';
  return `Accepted: ${named(taken)}${rest}.`;
}
