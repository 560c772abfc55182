import { ChangeError } from '../../../authoring/changes/change-error.ts';
import { dayAsked } from '../../../shared/engine/dates.ts';
import { onDay } from '../../../compiler/simulate/on-day.ts';
import { siteRoot } from '../../../compiler/read/files.ts';
import { didYouMean } from '../../../shared/problems/nearest.ts';
import { exit, faultOf, Refusal, type Answer, type Command, type ExitCode } from '../kit/command.ts';
import { helpData, helpOf, overview, type Program } from '../kit/help.ts';
import { parseOptions } from '../kit/options.ts';
import { confirm, printJson, printRefusal, printText } from '../kit/terminal.ts';
import { commands } from './commands.ts';

const program: Program = {
  line: 'npm run site --',
  script: 'site',
  options: { json: { type: 'boolean', about: 'Print JSON in place of text.' } },
};

/** The project's folder, and the cache for this version of the code. */
interface Places {
  readonly project: string;
  readonly cache: string | undefined;
}

/**
 * Runs a command line: the arguments after `npm run site --`. Prints the result, and never throws. Returns the exit
 * code.
 */
export async function main(args: readonly string[], project: string, cache?: string): Promise<ExitCode> {
  const json = args.includes('--json');
  try {
    const { name, rest, help } = splitName(args);
    if (name === undefined) return await printOverview(json);
    const command = await load(name);
    if (help) return printHelp(command, json);
    return await runCommand(command, rest, { project, cache });
  } catch (error) {
    const refusal = refusalOf(error);
    printRefusal(refusal, json);
    return refusal.code;
  }
}

/** The message of an error. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return error instanceof ChangeError ? new Refusal(error.message, exit.failed) : faultOf(error);
}

/**
 * Finds the name of the command, which may follow --json and --help. `help`: whether only help is requested: `help
 * check`, or `check --help`.
 */
function splitName(args: readonly string[]): { name: string | undefined; rest: readonly string[]; help: boolean } {
  const words = args[0] === 'help' ? args.slice(1) : args;
  const help = words.length < args.length || words.includes('--help') || words.includes('-h');
  const at = words.findIndex((word) => !word.startsWith('-'));
  const before = words.slice(0, at === -1 ? undefined : at);
  const unknown = before.find((word) => !['--help', '-h', '--json'].includes(word));
  if (unknown !== undefined)
    throw new Refusal(`Name the command before ${unknown}.\n${program.line} --help lists them all.`, exit.usage);
  return { name: words[at], rest: words.filter((_, index) => index !== at), help };
}

async function load(name: string): Promise<Command> {
  const loadCommand = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (loadCommand) return (await loadCommand()).command;
  throw new Refusal(
    `No command is called "${name}". ${didYouMean(name, Object.keys(commands))}\n${program.line} --help lists them all.`,
    exit.usage,
  );
}

async function printOverview(json: boolean): Promise<ExitCode> {
  const all = await Promise.all(Object.keys(commands).map(load));
  if (json) printJson(all.map((command) => helpData(command, program)));
  else console.log(overview('Tools for the people who change this site.', all, program));
  return exit.fine;
}

function printHelp(command: Command, json: boolean): ExitCode {
  if (json) printJson(helpData(command, program));
  else console.log(helpOf(command, program));
  return exit.fine;
}

/** The day of SITE_TODAY. Throws a Refusal if it is not valid. */
function dayOrRefusal(): string | undefined {
  try {
    return dayAsked(process.env);
  } catch (error) {
    throw new Refusal((error as Error).message, exit.usage);
  }
}

async function runCommand(command: Command, args: readonly string[], places: Places): Promise<ExitCode> {
  const { values, words } = parseOptions(command, args, program);
  const json = values.json === true;
  const print = (answer: Answer) => (json ? printJson(answer.data, values.watch === true) : printText(answer));
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY && !json;
  const call = {
    ...places,
    root: siteRoot(places.project),
    words,
    values,
    json,
    print,
    confirm: atTerminal ? confirm : undefined,
  };
  const answer = await onDay(dayOrRefusal(), () => command.run(call));
  print(answer);
  return answer.code;
}
