import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../problems/nearest.ts';
import { coloursFor } from '../kit/colours.ts';
import { exit, Refusal, type Answer, type Command, type ExitCode } from '../kit/command.ts';
import { commands } from './commands.ts';
import { helpData, helpOf, overview, usageOf } from '../kit/help.ts';

/**
 * Run a command line: what stands behind `npm run site --`.
 * Takes the project's folder, and one in which to keep what is quicker read than made.
 * Returns the exit code; prints what came of it, and throws only on a defect.
 */
export async function main(args: readonly string[], project: string, cache?: string): Promise<ExitCode> {
  const json = args.includes('--json');
  try {
    const { name, rest, help } = asked(args);
    if (name === undefined) return await printOverview(json);
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!load)
      throw new Refusal(
        `No command is called "${name}". ${didYouMean(name, Object.keys(commands))}\nnpm run site -- --help lists them all.`,
        exit.usage,
      );
    const { command } = await load();
    if (help) return printHelp(command, json);
    return await runCommand(command, rest, { project, cache });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (json) console.log(JSON.stringify({ error: error.message }, null, 2));
    else console.error(error.message);
    return error.code;
  }
}

/** The command, which may stand behind options, the words for it, and whether only its help is wanted: `help check`, `check --help`. */
function asked(args: readonly string[]): { name: string | undefined; rest: readonly string[]; help: boolean } {
  const words = args[0] === 'help' ? args.slice(1) : args;
  const help = words.length < args.length || words.includes('--help') || words.includes('-h');
  const at = words.findIndex((word) => !word.startsWith('-'));
  const unknown = words.slice(0, at === -1 ? undefined : at).find((word) => !['--help', '-h', '--json'].includes(word));
  if (unknown !== undefined)
    throw new Refusal(`Name the command before ${unknown}.\nnpm run site -- --help lists them all.`, exit.usage);
  return { name: words[at], rest: words.filter((_, index) => index !== at), help };
}

async function printOverview(json: boolean): Promise<ExitCode> {
  const all = await Promise.all(Object.values(commands).map(async (load) => (await load()).command));
  console.log(json ? JSON.stringify(all.map(helpData), null, 2) : overview(all));
  return exit.fine;
}

function printHelp(command: Command, json: boolean): ExitCode {
  console.log(json ? JSON.stringify(helpData(command), null, 2) : helpOf(command));
  return exit.fine;
}

async function runCommand(
  command: Command,
  args: readonly string[],
  { project, cache }: { project: string; cache: string | undefined },
): Promise<ExitCode> {
  const { values, positionals } = parsed(command, args);
  const json = values.json === true;
  const print = (answer: Answer) => printAnswer(answer, json, values.watch === true ? 0 : 2);
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY && !json;
  const answer = await command.run({
    project,
    cache,
    root: process.env.SITE_ROOT ?? project,
    words: positionals,
    values,
    json,
    print,
    confirm: atTerminal ? confirm : undefined,
  });
  print(answer);
  return answer.code;
}

function parsed(
  command: Command,
  args: readonly string[],
): { values: Readonly<Record<string, string | boolean | undefined>>; positionals: readonly string[] } {
  const refuse = (why: string) => new Refusal(`${why}\nUsage: ${usageOf(command)}`, exit.usage);
  const options = Object.fromEntries(
    Object.entries({ ...command.options, json: { type: 'boolean' } as const }).map(([name, { type }]) => [
      name,
      { type },
    ]),
  );
  // Without the two hyphens npm takes an option for one of its own, and what was asked for would be done otherwise, without a word.
  const taken = Object.keys(options).find(
    (name) => process.env.npm_lifecycle_event === 'site' && process.env[`npm_config_${name}`] === 'true',
  );
  if (taken !== undefined)
    throw refuse(
      `npm kept --${taken} to itself. Put -- before the command: npm run site -- ${command.name} ${args.join(' ')} --${taken}`.replaceAll(
        '  ',
        ' ',
      ),
    );
  const unknown = args.find(
    (word) => word.startsWith('--') && !Object.hasOwn(options, word.slice(2).split('=')[0] ?? ''),
  );
  if (unknown !== undefined)
    throw refuse(
      `There is no option ${unknown}. ${didYouMean(
        unknown,
        Object.keys(options).map((name) => `--${name}`),
      )}`,
    );
  const { values, positionals } = attempt(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    refuse,
  );
  const missing = command.words[positionals.length];
  if (missing !== undefined) throw refuse(`${missing} is missing.`);
  if (positionals.length > command.words.length)
    throw refuse(
      `"${positionals[command.words.length] ?? ''}" is one word too many. A name with blanks stands in quotes.`,
    );
  return { values: values as Readonly<Record<string, string | boolean | undefined>>, positionals };
}

function attempt<T>(parse: () => T, refuse: (why: string) => Refusal): T {
  try {
    return parse();
  } catch (error) {
    throw refuse(`${(error as Error).message.split('. ')[0] ?? ''}.`);
  }
}

/** Answers of a command that goes on are one line of JSON each. */
function printAnswer({ code, data, text }: Answer, json: boolean, indent: number): void {
  if (json) return console.log(JSON.stringify(data, null, indent));
  const words = text(coloursFor(code === exit.fine ? process.stdout : process.stderr));
  if (words === '') return;
  if (code === exit.fine) console.log(words);
  else console.error(words);
}

async function confirm(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `)).trim());
  } finally {
    reader.close();
  }
}
