import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { escapePattern } from '../../../../shared/engine/format/escape.ts';
import { createCompiler } from '../../../../compiler/compiler.ts';
import { didYouMean } from '../../../../shared/problems/nearest.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { languagesIn } from '../../../../compiler/translate/translate.ts';
import { sound } from '../compiled.ts';
import { apply, tryEdits } from '../trial.ts';
import { usesOf } from '../../../../compiler/model/uses.ts';
import type { SymbolTable } from '../../../../compiler/resolve/symbols.ts';
import { CannotMake } from '../../../../authoring/templates/cannot-make.ts';
import {
  hostOf,
  newKinds,
  newBlock,
  planNew,
  refuseName,
  usedIn,
  type NewKind,
} from '../../../../authoring/templates/plan.ts';
import type { Edit } from '../../../../authoring/usages/rename/edit.ts';
import { codeOf } from './block.ts';

const whats = [...newKinds, 'block'] as const;

/** Files to write. Code is written first, because config with a block needs its contract. */
interface Made {
  readonly code: readonly Edit[];
  readonly config: readonly Edit[];
  /** Where it is used, as file:line. */
  readonly used: string;
}

export const command: Command = {
  name: 'new',
  summary: 'Creates a minimal valid page, form, wizard, list or block, used in one place, with its snapshot.',
  words: ['WHAT', 'NAME'],
  options: {
    on: {
      type: 'string',
      value: 'PLACE',
      about: 'The page that shows or links it; home by default. For a list also a form, which gets a field with it.',
    },
    'no-test': { type: 'boolean', about: 'Do not run its tests, which write its snapshot.' },
  },
  about: [
    'WHAT is page, form, wizard, list or block. NAME is the name of the file: lowercase letters, digits and hyphens.',
    'Unused config is a problem, so the new thing is used at once, at the end of PLACE: move it from there',
    'to where it belongs.',
    'A list on a form is an option list with a field; a list on a page holds questions, with a block that shows them.',
    'A block is code: the files are a start for an engineer.',
    'With --json: {what, name, written, used, tests}.',
  ],
  examples: [
    ['new page delivery --on contact', 'A page under another, with a link to it.'],
    ['new form call-back --on contact', 'A form at the end of a page.'],
    ['new list pet-kinds --on enquiry', 'An option list with a field of the form enquiry.'],
    ['new wizard pet', 'A form in steps, at the end of the home page.'],
  ],
  run: make,
};

/** The result of the tests of the new files. */
type Tests = 'passed' | 'failed' | 'not run';

function make(call: Call): Answer {
  const [typed = '', name = ''] = call.words;
  const what = whats.find((one) => one === typed);
  if (!what) throw new Refusal(`There is no new "${typed}". ${didYouMean(typed, whats)}`, exit.usage);
  const { contracts, compile } = createCompiler(call);
  const { symbols } = sound(compile());
  const made = planNewOrRefuse(what, name, String(call.values.on ?? 'home'), symbols, call);
  if (what === 'block') writeCode(made, call);
  // A new block has a new contract, so read the contracts again.
  tryEdits(made.config, call.root, what === 'block' ? createCompiler(call).contracts : contracts);
  apply(made.config, call.root);
  const files = made.config.map(({ to }) => to);
  const tests =
    call.root !== call.project || call.values['no-test'] === true
      ? 'not run'
      : test(call.project, [...files, ...pagesWith(files, symbols)]);
  const written = [...made.code, ...made.config].map(({ to }) => to);
  return {
    code: tests === 'failed' ? exit.wrong : exit.fine,
    data: { what, name, written, used: made.used, tests },
    text: ({ strong }) => resultText(made, tests, toTranslate(made, symbols), strong),
  };
}

/** The plan of a new thing. Throws a Refusal if it is not possible. */
function planNewOrRefuse(what: NewKind | 'block', name: string, on: string, symbols: SymbolTable, places: Call): Made {
  try {
    return what === 'block' ? newCode(name, on, symbols, places) : newConfig(what, name, on, symbols, places);
  } catch (error) {
    if (!(error instanceof CannotMake)) throw error;
    const { message, because } = error;
    if (because === 'unknown-place') throw new Refusal(message, exit.usage);
    throw new Refusal(because === 'unfit-place' ? `${message} Choose another place with --on.` : message);
  }
}

function newConfig(what: NewKind, name: string, on: string, symbols: SymbolTable, { root }: Call): Made {
  const { edits, used } = planNew(what, name, on, symbols);
  refuseTaken(what, name, root, edits);
  return { code: [], config: edits, used: `${used.file}:${used.line}` };
}

function newCode(name: string, on: string, symbols: SymbolTable, { project }: Call): Made {
  refuseName(name);
  const { edit, used } = usedIn(hostOf(on, symbols), newBlock(name, name));
  const code = codeOf(name, project);
  refuseTaken('block', name, project, code);
  return { code, config: [edit], used: `${used.file}:${used.line}` };
}

function refuseTaken(what: string, name: string, folder: string, edits: readonly Edit[]): void {
  if (edits.some(({ file, before }) => before === '' && existsSync(join(folder, file))))
    throw new Refusal(`There is a ${what} called "${name}" already.`);
}

function writeCode({ code }: Made, { project }: Call): void {
  apply(code, project);
  runScript(project, ['node_modules/tsx/dist/cli.mjs', 'src/tools/cli/types.ts']);
}

/** Pages with a form that has a new field. */
const pagesWith = (files: readonly string[], symbols: SymbolTable): string[] =>
  symbols.pages
    .filter((page) => [...usesOf(page, symbols).forms].some((form) => files.includes(`config/forms/${form}.yaml`)))
    .map(({ file }) => file);

/**
 * Runs the tests of these files and updates their snapshots: the new file has none yet, and the other shows the new
 * part.
 */
function test(project: string, files: readonly string[]): Tests {
  const titles = files.map(escapePattern).join('|');
  return runScript(project, ['node_modules/vitest/vitest.mjs', 'run', 'tests/config', '-u', '-t', titles])
    ? 'passed'
    : 'failed';
}

const runScript = (project: string, [script = '', ...args]: readonly string[]): boolean =>
  spawnSync(process.execPath, [join(project, script), ...args], { cwd: project, stdio: 'ignore' }).status === 0;

/** The commands that write the places of the new words into the translation files, one for each language. */
function toTranslate({ config }: Made, symbols: SymbolTable): string[] {
  const files = config.map(({ to }) => to);
  const pages = [...files.filter((file) => file.startsWith('config/pages/')), ...pagesWith(files, symbols)];
  const names = [...new Set(pages.map((file) => basename(file, '.yaml')))].join(' ');
  return languagesIn(symbols)
    .slice(1)
    .flatMap(({ code, name }) => [
      `  npm run site -- translate write ${code} ${names}`,
      `    adds the new words to the files of ${name}; until they are translated, these pages are not shown in it`,
    ]);
}

function resultText(
  { code, config, used }: Made,
  tests: Tests,
  translate: readonly string[],
  strong: (text: string) => string,
): string {
  const [own] = config;
  const file = own?.to ?? '';
  const isNew = own?.before === '';
  const said = {
    passed: 'Its tests pass, and its snapshot is written.',
    failed: 'Its tests do not pass:',
    'not run': 'Its tests were not run.',
  }[tests];
  const changed = isNew ? file : (code[1]?.to ?? file);
  const tested = tests === 'failed' ? 'what is wrong' : 'check it; with -u, update its snapshot';
  return [
    ...[...code, ...config].map(({ to, before }) => `${before === '' ? 'new    ' : 'changed'}  ${strong(to)}`),
    '',
    `It is used at ${strong(used)}. ${said}`,
    '',
    'Next:',
    `  npm run dev                      preview it while you write; change the texts in ${changed}`,
    `  npm test -- ${file}  ${tested}`,
    ...(code.length > 0 ? [] : [`  move the lines from ${used} to the right place`]),
    ...translate,
  ].join('\n');
}
