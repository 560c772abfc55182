import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAsked } from '../../../../shared/engine/dates.ts';
import { createCompiler } from '../../../../compiler/compiler.ts';
import { wordsOf } from '../../../../compiler/simulate/examples.ts';
import { counted, quote } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { sound } from '../compiled.ts';
import { apply, tryEdits } from '../trial.ts';
import { missedWords, type Missed } from './browser-words.ts';
import { changedExamples, planEdits, type ChangedExample } from '../../../../authoring/changes/examples.ts';
import { changedSnapshots, type Changed } from './snapshots.ts';

export const command: Command = {
  name: 'accept',
  summary: 'What examples and snapshots say otherwise than it comes now, in words; takes over what you agree to.',
  words: [],
  options: {
    only: {
      type: 'string',
      value: 'TEXT',
      about: 'Only examples whose file or name holds this text, and snapshots of files whose path holds it.',
    },
    write: {
      type: 'boolean',
      about: 'Take all of them over. Without it, a terminal asks about each one, and a script only shows them.',
    },
  },
  about: [
    'After a change of a form, a rate or a message, its examples still say what came before, and the snapshots of the',
    'file show what visitors saw before. Read each difference: is it what you wanted? Then take it over. If it is not,',
    'the change does more than you thought. Drawing every page takes up to a minute. Texts that browser tests look for',
    'and no page shows any more are only listed, because a person may have promised them.',
    'An example that a change of a day to come makes wrong ends the day before; a copy says what comes from then on.',
    'With --json: [{file, example, at, expected, came, written}, or {file, snapshots, gone, came, written}, or',
    '{file, line, text}].',
  ],
  examples: [
    ['accept', 'After a change: what comes of each example now, and what looks otherwise?'],
    ['accept --only config/forms/login.yaml', 'The examples and the snapshots of one file.'],
    ['accept --only Meera --write', 'Take over what comes for Meera.'],
  ],
  run: accept,
};

async function accept(call: Call): Promise<Answer> {
  if (dayAsked(process.env) !== undefined)
    throw new Refusal('Take SITE_TODAY away: this looks at today, and then at each day to come.', exit.usage);
  const wanted = String(call.values.only ?? '');
  const { examples, taken } = await acceptExamples(call, wanted);
  if (call.confirm) call.print(sayThat('Drawing what the snapshots show, which takes up to a minute.'));
  const looks = (await changedSnapshots(call.project, call.root, wanted)).filter(({ file }) => file.includes(wanted));
  const agreed = await choose(call, looks, lookInWords);
  for (const { path, after } of agreed.flatMap(({ snapshots }) => snapshots))
    writeFileSync(join(call.root, path), after);
  const missed = missedWords(call.root, looks);
  const asked = call.confirm !== undefined && call.values.write !== true;
  const left = examples.length - taken.length + (looks.length - agreed.length) + missed.length;
  return {
    code: left > 0 ? exit.wrong : exit.fine,
    data: [
      ...examples.flatMap((one) => dataOf(one, taken.includes(one))),
      ...looks.map((look) => ({
        ...look,
        snapshots: look.snapshots.map(({ path }) => path),
        written: agreed.includes(look),
      })),
      ...missed,
    ],
    text: (colours) =>
      [
        ...(asked
          ? []
          : [...examples.map((one) => exampleInWords(one, colours)), ...looks.map((one) => lookInWords(one, colours))]),
        ...(missed.length > 0 ? [missedInWords(missed, colours)] : []),
        sum({ examples: examples.length, looks: looks.length }, { examples: taken.length, looks: agreed.length }),
      ].join('\n\n'),
  };
}

/** Goes through the examples that differ today, then through those that will on each day to come. */
async function acceptExamples(call: Call, wanted: string) {
  const { contracts, compile } = createCompiler(call);
  const examples: ChangedExample[] = [];
  const taken: ChangedExample[] = [];
  const isLeft = ({ file, name }: ChangedExample) =>
    examples.some((one) => one.file === file && one.name === name && !taken.includes(one));
  let site = sound(compile());
  for (let index = 0; index <= site.later.length; index += 1) {
    const { symbols } = [site, ...site.later][index]!;
    const changed = changedExamples(symbols, index === 0 ? undefined : symbols.today)
      .filter(({ file, name }) => file.includes(wanted) || name.includes(wanted))
      .filter((one) => !isLeft(one));
    const agreed = await choose(call, changed, exampleInWords);
    examples.push(...changed);
    taken.push(...agreed);
    if (agreed.length === 0) continue;
    const edits = planEdits(agreed, symbols);
    tryEdits(edits, call.root, contracts);
    apply(edits, call.root);
    if (site.later.length > 0) site = sound(compile());
  }
  return { examples, taken };
}

const sayThat = (words: string): Answer => ({ code: exit.fine, data: undefined, text: () => words });

/** Those that are to be taken over: all with --write, else those to which the person says yes. */
async function choose<One>(
  call: Call,
  changed: readonly One[],
  inWords: (one: One, colours: Colours) => string,
): Promise<readonly One[]> {
  if (call.values.write === true) return changed;
  const taken: One[] = [];
  for (const one of call.confirm ? changed : []) {
    call.print({ code: exit.fine, data: undefined, text: (colours) => inWords(one, colours) });
    if (await call.confirm?.('Take it over?')) taken.push(one);
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
      `  ${dim(wordsOf(path))}`,
      `    ${bad(`- ${shown(declared)}`)}`,
      `    ${good(`+ ${shown(came)}`)}`,
    ]),
  ].join('\n');

/** The most lines of a snapshot that are shown, gone and come each. */
const most = 12;

function lookInWords({ file, gone, came, snapshots }: Changed, { strong, good, bad, dim }: Colours): string {
  const some = (lines: readonly string[], show: (line: string) => string) => [
    ...lines.slice(0, most).map((line) => `  ${show(line)}`),
    ...(lines.length > most ? [`  ${dim(`… and ${counted(lines.length - most, 'more line')}`)}`] : []),
  ];
  const lines = [...some(gone, (line) => bad(`- ${line}`)), ...some(came, (line) => good(`+ ${line}`))];
  const none = `  ${dim(`the same words in another shape: ${snapshots.map(({ path }) => path).join(', ')}`)}`;
  return [`${strong(file)}  looks and says`, ...(lines.length > 0 ? lines : [none])].join('\n');
}

const missedInWords = (missed: readonly Missed[], { strong, bad }: Colours): string =>
  [
    strong('Browser tests look for words that are gone. A tester changes them, unless the specification quotes them:'),
    ...missed.map(({ file, line, text }) => `  ${file}:${line}  ${bad(text)}`),
  ].join('\n');

const shown = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

const dataOf = ({ file, name, day, differences }: ChangedExample, written: boolean) =>
  differences.map(({ path, declared, came }) => ({
    file,
    example: name,
    ...(day === undefined ? {} : { from: day }),
    at: path,
    expected: declared ?? null,
    came: came ?? null,
    written,
  }));

interface Numbers {
  readonly examples: number;
  readonly looks: number;
}

function sum(found: Numbers, taken: Numbers): string {
  const named = ({ examples, looks }: Numbers) =>
    [
      ...(found.examples > 0 ? [counted(examples, 'example')] : []),
      ...(found.looks > 0 ? [`the snapshots of ${counted(looks, 'file')}`] : []),
    ].join(' and ');
  if (found.examples + found.looks === 0) return 'Every example says what comes.';
  if (taken.examples + taken.looks === 0) return `To look at: ${named(found)}. --write takes all of them over.`;
  return `Taken over: ${named(taken)}, of ${named(found)}.`;
}
