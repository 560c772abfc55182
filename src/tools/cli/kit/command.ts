import type { Colours } from './colours.ts';

/**
 * How a command ended. Scripts rely on the numbers, so they never change.
 * 0 done · 1 done, and something is wrong or was not found · 2 the command line is not understood · 3 could not be done
 */
export const exit = { fine: 0, wrong: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** The exit codes as help explains them. */
export const exitCodes =
  'Exit code: 0 done, 1 something is wrong or was not found, 2 not understood, 3 could not be done.';

export interface Option {
  readonly type: 'boolean' | 'string';
  readonly about: string;
  /** The name of its value in the help: FOLDER. */
  readonly value?: string;
}

/** What a command line may hold, apart from what the command does: enough to parse it and to write its help. */
export interface Syntax {
  readonly name: string;
  /** What follows the name: ['ID'], ['OLD', 'NEW']. All of them are required. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
}

/** Values of the options that were given. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command is asked, and where it works. */
export interface Call {
  /** The project's folder: schemas/, src/, tests/. */
  readonly project: string;
  /** The folder that holds config/: the project's, or SITE_ROOT. */
  readonly root: string;
  /** The cache of this state of the code. Undefined where nothing can be cached. */
  readonly cache: string | undefined;
  /** Words that follow the command's name. */
  readonly words: readonly string[];
  readonly values: Values;
  readonly json: boolean;
  /** Prints while the command goes on. A command that ends by itself returns its answer instead. */
  readonly print: (answer: Answer) => void;
  /** Asks the person at the terminal. Undefined where a script runs the command. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}

/** What a command found: `data` for --json, `text` for a person. Text of a code above 0 goes to standard error. */
export interface Answer {
  readonly code: ExitCode;
  readonly data: unknown;
  readonly text: (colours: Colours) => string;
}

export interface Command extends Syntax {
  /** What it does, in one line. */
  readonly summary: string;
  /** Further lines of its help. */
  readonly about: readonly string[];
  /** A command line, and what it is for. */
  readonly examples: readonly (readonly [line: string, why: string])[];
  readonly run: (call: Call) => Promise<Answer> | Answer;
}

/** Ends a command with words for the person who typed it: what is wrong, and what to do instead. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: ExitCode = exit.wrong,
  ) {
    super(message);
  }
}

/**
 * What the person is told of an error that nothing foresaw, which is a fault of the tool. SITE_TRACE=1 shows the
 * developer where it comes from.
 */
export function faultOf(error: unknown): Refusal {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const where = process.env.SITE_TRACE && stack !== undefined ? `\n${stack}` : '';
  return new Refusal(
    `The tool failed: ${message}\nThis is no mistake of yours. Tell whoever maintains the code; SITE_TRACE=1 before the command shows them where.${where}`,
    exit.failed,
  );
}
