import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../problems/nearest.ts';
import { coloursFor } from './colours.ts';
import { exit, Refusal, type Answer, type Command, type ExitCode } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, overview, usageOf } from './help.ts';

/**
 * Run a command line: what stands behind `npm run site --`.
 * Takes the project's folder, and one in which to keep what is quicker read than made.
 * Returns the exit code; prints what came of it, and throws only on a defect.
 */
export async function main(args: readonly string[], project: string, kept?: string): Promise<ExitCode> {
  const [name = '--help', ...rest] = args;
  try {
    if (name === '--help' || name === '-h') return await printOverview();
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!load) throw new Refusal(`No command is called "${name}". ${didYouMean(name, Object.keys(commands))}\nnpm run site -- --help lists them all.`, exit.usage);
    return await runCommand((await load()).command, rest, { project, kept });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (args.includes('--json')) console.log(JSON.stringify({ error: error.message }, null, 2));
    else console.error(error.message);
    return error.code;
  }
}

async function printOverview(): Promise<ExitCode> {
  const all = await Promise.all(Object.values(commands).map(async (load) => (await load()).command));
  console.log(overview(all));
  return exit.fine;
}

async function runCommand(command: Command, args: readonly string[], { project, kept }: { project: string; kept: string | undefined }): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(command));
    return exit.fine;
  }
  const { values, positionals } = parsed(command, args);
  const json = values.json === true;
  const print = (answer: Answer) => printAnswer(answer, json);
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY && !json;
  const answer = await command.run({ project, kept, root: process.env.SITE_ROOT ?? project, words: positionals, values, json, print, confirm: atTerminal ? confirm : undefined });
  print(answer);
  return answer.code;
}

function parsed(command: Command, args: readonly string[]): { values: Readonly<Record<string, string | boolean | undefined>>; positionals: readonly string[] } {
  const options = Object.fromEntries(Object.entries({ ...command.options, json: { type: 'boolean' } as const }).map(([name, { type }]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length !== command.words.length) throw new Error();
    return { values: values as Readonly<Record<string, string | boolean | undefined>>, positionals };
  } catch (error) {
    const why = (error as Error).message.split('. ')[0] ?? '';
    throw new Refusal(`${why === '' ? '' : `${why}.\n`}Usage: ${usageOf(command)}`, exit.usage);
  }
}

function printAnswer({ code, data, text }: Answer, json: boolean): void {
  if (json) return console.log(JSON.stringify(data, null, 2));
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
