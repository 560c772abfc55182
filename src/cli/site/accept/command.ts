import { createCompiler } from '../../../compiler/compiler.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { differencesOf, wordsOf, type Difference } from '../../../compiler/simulate/examples.ts';
import { simulationModel } from '../../../compiler/simulate/simulation-model.ts';
import { counted, quote } from '../../../problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { sound } from '../compiled.ts';
import type { Edit } from '../rename/plan.ts';
import { apply, tryEdits } from '../trial.ts';
import { withOutcomes } from './edit.ts';

export const command: Command = {
  name: 'accept',
  summary: 'What examples say otherwise than it comes now, in words; takes over what you agree to.',
  words: [],
  options: {
    only: {
      type: 'string',
      value: 'TEXT',
      about: 'Only examples whose file or name holds this text.',
    },
    write: {
      type: 'boolean',
      about: 'Take all of them over. Without it, a terminal asks about each example, and a script only shows them.',
    },
  },
  about: [
    'After a change of a form, a rate or a message, its examples still say what came before. Read each difference: is it what you',
    'wanted? Then take it over. If it is not, the change does more than you thought.',
    'Pages and forms that look otherwise are snapshots of their own: npm test -- config/forms/login.yaml -u accepts them.',
    'With --json: [{file, example, at, expected, came, written}].',
  ],
  examples: [
    ['accept', 'After a change: what comes of each example now?'],
    ['accept --only config/forms/login.yaml', 'The examples of one file.'],
    ['accept --only Meera --write', 'Take over what comes for Meera.'],
  ],
  run: accept,
};

/** An example with all its differences. */
interface Changed {
  readonly file: string;
  readonly name: string;
  readonly differences: readonly Difference[];
}

async function accept(call: Call): Promise<Answer> {
  const { contracts, compile } = createCompiler(call);
  const { symbols } = sound(compile());
  const wanted = String(call.values.only ?? '');
  const changed = changedExamples(symbols).filter(({ file, name }) => file.includes(wanted) || name.includes(wanted));
  const taken = await choose(call, changed);
  const edits = planEdits(taken, symbols);
  if (edits.length > 0) tryEdits(edits, call.root, contracts);
  apply(edits, call.root);
  const asked = call.confirm !== undefined && call.values.write !== true;
  return {
    code: taken.length < changed.length ? exit.wrong : exit.fine,
    data: changed.flatMap((one) => dataOf(one, taken.includes(one))),
    text: (colours) =>
      [...(asked ? [] : changed.map((one) => inWords(one, colours))), sum(changed.length, taken.length)].join('\n\n'),
  };
}

const changedExamples = (symbols: SymbolTable): Changed[] =>
  [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => {
    const differences = differencesOf(simulationModel(source, symbols));
    return [...new Set(differences.map(({ example }) => example))].map((example) => ({
      file: source.file,
      name: example.config.name,
      differences: differences.filter((one) => one.example === example),
    }));
  });

/** Those that are to be taken over: all with --write, else those to which the person says yes. */
async function choose(call: Call, changed: readonly Changed[]): Promise<readonly Changed[]> {
  if (call.values.write === true) return changed;
  const taken: Changed[] = [];
  for (const one of call.confirm ? changed : []) {
    call.print({ code: exit.fine, data: undefined, text: (colours) => inWords(one, colours) });
    if (await call.confirm?.('Take it over?')) taken.push(one);
  }
  return taken;
}

/** One edit for each file. Throws a Refusal where an example is not written in its file. */
function planEdits(taken: readonly Changed[], { sources }: SymbolTable): Edit[] {
  return [...new Set(taken.map(({ file }) => file))].map((file) => {
    const before = sources.find((source) => source.file === file)?.text ?? '';
    const own = taken.filter((one) => one.file === file);
    const after = withOutcomes(
      before,
      own.flatMap(({ differences }) => differences),
    );
    if (after === undefined)
      throw new Refusal(`The examples of ${file} stand in another file, which ${file} takes by $ref: mend them there.`);
    return { file, to: file, before, after };
  });
}

const inWords = ({ file, name, differences }: Changed, { strong, good, bad, dim }: Colours): string =>
  [
    `${strong(file)}  ${name}`,
    ...differences.flatMap(({ path, declared, came }) => [
      `  ${dim(wordsOf(path))}`,
      `    ${bad(`- ${shown(declared)}`)}`,
      `    ${good(`+ ${shown(came)}`)}`,
    ]),
  ].join('\n');

const shown = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

const dataOf = ({ file, name, differences }: Changed, written: boolean) =>
  differences.map(({ path, declared, came }) => ({
    file,
    example: name,
    at: path,
    expected: declared ?? null,
    came: came ?? null,
    written,
  }));

function sum(found: number, taken: number): string {
  if (found === 0) return 'Every example says what comes.';
  if (taken === 0) return `${counted(found, 'example')} to look at. --write takes all of them over.`;
  return `${taken} of ${counted(found, 'example')} taken over. npm test -- FILE shows what looks otherwise.`;
}
