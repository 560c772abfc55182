import type { Command } from './command.ts';

const codes = 'Exit code: 0 done, 1 something is wrong or was not found, 2 not understood, 3 could not be done.';
const everywhere: readonly (readonly [string, string])[] = [
  ['--json', 'Print JSON in place of text.'],
  ['--help', 'Print this.'],
];

/** The help of one command. */
export function helpOf({ name, summary, words, options, about, examples }: Command): string {
  const own = Object.entries(options).map(
    ([option, { about: what, value }]) => [`--${option}${value === undefined ? '' : ` ${value}`}`, what] as const,
  );
  return [
    summary,
    '',
    `Usage: ${usageOf({ name, words, options })}`,
    ...(about.length > 0 ? ['', ...about] : []),
    '',
    ...columns([...own, ...everywhere]),
    '',
    'Examples:',
    ...examples.flatMap(([line, why]) => [`  npm run site -- ${line}`, `      ${why}`]),
    '',
    codes,
  ].join('\n');
}

/** The same as data. */
export const helpData = ({ name, summary, words, options, about, examples }: Command): object => ({
  name,
  summary,
  words,
  options: [
    ...Object.entries(options).map(([option, { about: what, value }]) => ({
      option: `--${option}`,
      value,
      about: what,
    })),
    ...everywhere.map(([option, what]) => ({ option, about: what })),
  ],
  about,
  examples: examples.map(([line, why]) => ({ line, why })),
});

/** `npm run site -- rename OLD NEW [options]` */
export function usageOf({ name, words, options }: Pick<Command, 'name' | 'words' | 'options'>): string {
  return [
    'npm run site --',
    name,
    ...words,
    ...Object.entries(options).map(([option, { value }]) => `[--${option}${value === undefined ? '' : ` ${value}`}]`),
    '[--json]',
  ].join(' ');
}

/** The list of all commands. */
export function overview(commands: readonly Command[]): string {
  return [
    'Tools for the people who change this site.',
    '',
    'Usage: npm run site -- COMMAND …, or npx site COMMAND …',
    '',
    ...columns(commands.map(({ name, words, summary }) => [[name, ...words].join(' '), summary])),
    '',
    'COMMAND --help, or help COMMAND, says more, with examples.',
    codes,
  ].join('\n');
}

/** Two columns, the first as wide as it must be. */
export function columns(rows: readonly (readonly [string, string])[], indent = '  '): string[] {
  const wide = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${indent}${left.padEnd(wide)}  ${right}`.trimEnd());
}
