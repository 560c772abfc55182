import { exitCodes, type Command, type Option, type Syntax } from './command.ts';
import { columns } from './columns.ts';

/** A program with several commands. */
export interface Program {
  /** How npm starts it: npm run site -- */
  readonly line: string;
  /** The script of package.json that npm runs for that. */
  readonly script: string;
  /** Options of every command. */
  readonly options: Readonly<Record<string, Option>>;
}

const helpOption: Option = { type: 'boolean', about: 'Print this.' };

/** All options of a command by name, including common ones and --help. */
const allOptions = ({ options }: Syntax, program: Program): [string, Option][] =>
  Object.entries({ ...options, ...program.options, help: helpOption });

/** The help of one command. */
export function helpOf(command: Command, program: Program): string {
  const { summary, about, examples } = command;
  return [
    summary,
    '',
    `Usage: ${usageOf(command, program)}`,
    ...(about.length > 0 ? ['', ...about] : []),
    '',
    ...columns(allOptions(command, program).map(([name, option]) => [withValue(name, option), option.about])),
    '',
    'Examples:',
    ...examples.flatMap(([line, why]) => [`  ${program.line} ${line}`, `      ${why}`]),
    '',
    exitCodes,
  ].join('\n');
}

/** The help of one command for --json. */
export function helpData(command: Command, program: Program): object {
  const { name, summary, words, about, examples } = command;
  const options = allOptions(command, program).map(([option, { value, about: what }]) => ({
    option: `--${option}`,
    value,
    about: what,
  }));
  return { name, summary, words, options, about, examples: examples.map(([line, why]) => ({ line, why })) };
}

/** `npm run site -- rename OLD NEW [--write] [--json]` */
export const usageOf = ({ name, words, more, options }: Syntax, program: Program): string =>
  [
    program.line,
    name,
    ...words,
    ...(more === undefined ? [] : [`[${more}]`]),
    ...Object.entries({ ...options, ...program.options }).map(([option, of]) => `[${withValue(option, of)}]`),
  ].join(' ');

/** The list of all commands. `about`: their purpose in one line. */
export function overview(about: string, commands: readonly Command[], { line, script }: Program): string {
  return [
    about,
    '',
    `Usage: ${line} COMMAND …, or npx ${script} COMMAND …`,
    '',
    ...columns(commands.map(({ name, words, summary }) => [[name, ...words].join(' '), summary])),
    '',
    'COMMAND --help, or help COMMAND, says more, with examples.',
    exitCodes,
  ].join('\n');
}

const withValue = (name: string, { value }: Option): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;
