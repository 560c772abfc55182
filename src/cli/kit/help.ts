import { exitCodes, type Command, type Syntax } from './command.ts';
import { columns } from './columns.ts';

/** A program of several commands, as its help names it. */
export interface Program {
  /** How npm starts it: npm run site -- */
  readonly line: string;
  /** The script of package.json that npm runs for that. */
  readonly script: string;
}

const commonOptions: readonly (readonly [string, string])[] = [
  ['--json', 'Print JSON in place of text.'],
  ['--help', 'Print this.'],
];

/** The help of one command. */
export function helpOf(command: Command, program: Program): string {
  const { summary, options, about, examples } = command;
  const own = Object.entries(options).map(([name, option]) => [withValue(name, option.value), option.about] as const);
  return [
    summary,
    '',
    `Usage: ${usageOf(command, program)}`,
    ...(about.length > 0 ? ['', ...about] : []),
    '',
    ...columns([...own, ...commonOptions]),
    '',
    'Examples:',
    ...examples.flatMap(([line, why]) => [`  ${program.line} ${line}`, `      ${why}`]),
    '',
    exitCodes,
  ].join('\n');
}

/** The help of one command for --json. */
export const helpData = ({ name, summary, words, options, about, examples }: Command): object => ({
  name,
  summary,
  words,
  options: [
    ...Object.entries(options).map(([option, { value, about: what }]) => ({
      option: `--${option}`,
      value,
      about: what,
    })),
    ...commonOptions.map(([option, what]) => ({ option, about: what })),
  ],
  about,
  examples: examples.map(([line, why]) => ({ line, why })),
});

/** `npm run site -- rename OLD NEW [--write] [--json]` */
export const usageOf = ({ name, words, options }: Syntax, program: Program): string =>
  [
    program.line,
    name,
    ...words,
    ...Object.entries(options).map(([option, { value }]) => `[${withValue(option, value)}]`),
    '[--json]',
  ].join(' ');

/** The list of all commands. `about` says in one line what they are for. */
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

const withValue = (option: string, value: string | undefined): string =>
  value === undefined ? `--${option}` : `--${option} ${value}`;
