import { parseArgs } from 'node:util';
import { didYouMean } from '../../../shared/problems/nearest.ts';
import { exit, Refusal, type Syntax, type Values } from './command.ts';
import { usageOf, type Program } from './help.ts';

/** The words and options of a command line. */
export interface Parsed {
  readonly values: Values;
  readonly words: readonly string[];
}

/**
 * Parses what follows a command's name. Throws a Refusal that shows the usage for whatever the command does not take.
 */
export function parseOptions(syntax: Syntax, args: readonly string[], program: Program): Parsed {
  const refuse = (why: string) => new Refusal(`${why}\nUsage: ${usageOf(syntax, program)}`, exit.usage);
  const options = { ...syntax.options, ...program.options };
  const names = Object.keys(options);
  const taken = names.find((name) => isTakenByNpm(name, program));
  if (taken !== undefined)
    throw refuse(
      `npm kept --${taken} to itself. Put -- before the command: ${[program.line, syntax.name, ...args].join(' ')} --${taken}`,
    );
  const unknown = args.find((word) => word.startsWith('--') && !names.includes(word.slice(2).split('=')[0] ?? ''));
  if (unknown !== undefined) {
    const known = names.map((name) => `--${name}`);
    throw refuse(`There is no option ${unknown}. ${didYouMean(unknown, known)}`);
  }
  const { values, positionals } = parse(options, args, refuse);
  const missing = syntax.words[positionals.length];
  if (missing !== undefined) throw refuse(`${missing} is missing.`);
  const extra = positionals[syntax.words.length];
  if (extra !== undefined) throw refuse(`"${extra}" is one word too many. A name with blanks stands in quotes.`);
  return { values, words: positionals };
}

/**
 * Without the two hyphens npm takes an option for one of its own and hands it on in the environment. The command would
 * then do something else than was asked for, without a word.
 */
const isTakenByNpm = (option: string, { script }: Program): boolean =>
  process.env.npm_lifecycle_event === script && process.env[`npm_config_${option}`] === 'true';

function parse(
  options: Syntax['options'],
  args: readonly string[],
  refuse: (why: string) => Refusal,
): { values: Values; positionals: readonly string[] } {
  const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const);
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(types), allowPositionals: true });
  } catch (error) {
    // Node adds advice after its first sentence that does not hold here.
    throw refuse(`${(error as Error).message.split('. ')[0] ?? ''}.`);
  }
}
