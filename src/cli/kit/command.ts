import type { Colours } from './colours.ts';

/**
 * How a command ended. The numbers are part of the contract with scripts and never change.
 * 0 done · 1 done, and something is wrong or was not found · 2 the command line is not understood · 3 it could not be done
 */
export const exit = { fine: 0, wrong: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** Where a command works, and what it was asked. */
export interface Call<Values = Readonly<Record<string, string | boolean | undefined>>> {
  /** The project's folder: schemas/, src/, tests/. */
  readonly project: string;
  /** The folder that holds config/: the project's, or SITE_ROOT. */
  readonly root: string;
  /** A folder that outlives the run, for what is quicker read than made; none where nothing can be kept. */
  readonly cache: string | undefined;
  /** Words that follow the command's name. */
  readonly words: readonly string[];
  readonly values: Values;
  readonly json: boolean;
  /** Print while the command runs: answers of one that goes on until it is stopped. */
  readonly print: (answer: Answer) => void;
  /** A question to the person at the terminal; undefined where no person is. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}

/** What a command found: `data` for --json, `text` for a person. Text of a code above 0 goes to standard error. */
export interface Answer {
  readonly code: ExitCode;
  readonly data: unknown;
  readonly text: (colours: Colours) => string;
}

export interface Option {
  readonly type: 'boolean' | 'string';
  readonly about: string;
  /** What stands for the value in the help: FOLDER. */
  readonly value?: string;
}

export interface Command {
  readonly name: string;
  /** One line: what it does. */
  readonly summary: string;
  /** What follows its name: ['ID'], ['OLD', 'NEW']. All of them are needed. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Further lines of its help. */
  readonly about: readonly string[];
  /** Command line and what it is for. */
  readonly examples: readonly (readonly [line: string, why: string])[];
  readonly run: (call: Call) => Promise<Answer> | Answer;
}

/** Ends a command with words for the person who typed it. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: ExitCode = exit.wrong,
  ) {
    super(message);
  }
}
