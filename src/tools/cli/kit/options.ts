import { parseArgs } from 'node:util';
import { didYouMean } from '../../../shared/problems/nearest.ts';
import { exit, Refusal, type Syntax, type Values } from './command.ts';
import { usageOf, type Program } from './help.ts';

/** The arguments and options of a command line. */
export interface Parsed {
  readonly values: Values;
  readonly words: readonly string[];
}

/** Parses the command line after the command's name. Throws a Refusal with the usage if it is invalid. */
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
  if (extra !== undefined && syntax.more === undefined)
    throw refuse(`"${extra}" is one word too many. Put a name with spaces in quotes.`);
  return { values, words: positionals };
}

/**
 * Whether npm took the option. Without the two hyphens, npm takes options for its own and passes them in the
 * environment, so the command would silently ignore them.
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
    // Use only the first sentence: Node's advice after it does not apply here.
    throw refuse(`${(error as Error).message.split('. ')[0] ?? ''}.`);
  }
}
