import type { LeadSettings } from '../../../shared/plan/lead.ts';
import { exit, Refusal, type Option } from '../kit/command.ts';
import type { Place } from '../../../server/leads/database/open.ts';
import type { LeadDatabase } from '../../../server/leads/database/tables.ts';

/** Where a command prints. */
export interface Output {
  /** Resolves when there is room for more. Rejects with OutputClosed when the reader has gone. */
  write(text: string): Promise<void>;
}

/** The reader of the output, such as `head`, has seen enough and closed it. */
export class OutputClosed extends Error {}

/** The refusal of a command line that is not understood. */
export const misuse = (message: string): Refusal => new Refusal(message, exit.usage);

/** What a command works with. */
export interface Session {
  readonly db: LeadDatabase;
  readonly place: Place;
  readonly out: Output;
  /** What site.yaml says about leads. */
  readonly settings: LeadSettings;
  /** Who runs the command, for the audit. */
  readonly operator: string;
  /** Reads all of standard input. */
  readonly readInput: () => Promise<string>;
  /**
   * Overwrites deleted data in the files of the database, if it has any here. Resolves to whether nobody was in the
   * way.
   */
  readonly wipe: () => Promise<boolean>;
}

/** What stands on the command line after the name of the command, as `parseArgs` of Node returns it. */
export interface Args {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

export interface Command {
  /** Its name and what must follow: `show <reference>`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** How many arguments it takes beside its options. */
  readonly positionals: number;
  /** Whether it deletes leads, and so must work when the disk is full. */
  readonly deletes?: true;
  /** Whether it makes a database where there is none. */
  readonly makes?: true;
  readonly run: (session: Session, args: Args) => Promise<void>;
}

export const dryRunOption: Option = { type: 'boolean', about: 'Only says what would be deleted.' };

/** Overwrites deleted data, and tells the operator when traces of it stay for a while. */
export async function wipeTraces({ wipe, out }: Session): Promise<void> {
  if (!(await wipe()))
    await out.write('Others read at the time: traces stay in leads.db-wal until it is written anew.\n');
}

/** The text of an option; undefined when it is not given. */
export function textOption({ values }: Args, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
