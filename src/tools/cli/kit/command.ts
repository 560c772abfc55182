import type { Colours } from './colours.ts';

/**
 * How a command ended. Scripts rely on the numbers, so they never change. 0 done · 1 done, and something is wrong or
 * was not found · 2 invalid command line · 3 failed
 */
export const exit = { fine: 0, wrong: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** The exit codes in help texts. */
export const exitCodes = 'Exit code: 0 done, 1 something is wrong or was not found, 2 invalid command line, 3 failed.';

export interface Option {
  readonly type: 'boolean' | 'string';
  readonly about: string;
  /** The name of its value in the help: FOLDER. */
  readonly value?: string;
}

/** The syntax of a command line, for parsing and help. */
export interface Syntax {
  readonly name: string;
  /** The arguments: ['ID'], ['OLD', 'NEW']. All are required. */
  readonly words: readonly string[];
  /** Further arguments, as many as there are: [PAGE…]. */
  readonly more?: string;
  readonly options: Readonly<Record<string, Option>>;
}

/** Values of the given options. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The input of a command. */
export interface Call {
  /** The project's folder: schemas/, src/, tests/. */
  readonly project: string;
  /** The folder of config/: the project's, or SITE_ROOT. */
  readonly root: string;
  /** The cache for this version of the code. Undefined without a cache. */
  readonly cache: string | undefined;
  /** The arguments after the command's name. */
  readonly words: readonly string[];
  readonly values: Values;
  readonly json: boolean;
  /** Prints an answer while the command runs. The final answer is returned instead. */
  readonly print: (answer: Answer) => void;
  /** Asks the person at the terminal. Undefined if a script runs the command. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}

/**
 * The result of a command: `data` for --json, `text` for people. With a code above 0, the text goes to standard error.
 */
export interface Answer {
  readonly code: ExitCode;
  readonly data: unknown;
  readonly text: (colours: Colours) => string;
  /** Words beside the result, for standard error, so that the text can be redirected to a file. */
  readonly notes?: (colours: Colours) => string;
}

export interface Command extends Syntax {
  /** What it does, in one line. */
  readonly summary: string;
  /** Further lines of its help. */
  readonly about: readonly string[];
  /** A command line, and its purpose. */
  readonly examples: readonly (readonly [line: string, why: string])[];
  readonly run: (call: Call) => Promise<Answer> | Answer;
}

/** Ends a command with a message: what is wrong, and what to do instead. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: ExitCode = exit.wrong,
  ) {
    super(message);
  }
}

/** The message for an unexpected error, which is a bug of the tool. SITE_TRACE=1 adds the stack trace. */
export function faultOf(error: unknown): Refusal {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const where = process.env.SITE_TRACE && stack !== undefined ? `\n${stack}` : '';
  return new Refusal(
    `The tool failed: ${message}\nThis is a bug in the tool, not your mistake. Report it to the developers. SITE_TRACE=1 before the command shows where it happened.${where}`,
    exit.failed,
  );
}
