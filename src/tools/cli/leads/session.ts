import type { LeadSettings } from '../../../shared/plan/lead.ts';
import { exit, Refusal, type Option } from '../kit/command.ts';
import type { LeadsLocation } from '../../../server/leads/database/open.ts';
import type { LeadKeys } from '../../../server/leads/encryption/keys.ts';
import type { Removal } from '../../../server/leads/remove.ts';
import type { Reader } from './reader.ts';

/** The output of a command. */
export interface Output {
  /** Resolves when more can be written. Rejects with OutputClosed if the reader has closed it. */
  write(text: string): Promise<void>;
}

/** The reader of the output, such as `head`, has closed it. */
export class OutputClosed extends Error {}

/** The refusal of an invalid command line. */
export const misuse = (message: string): Refusal => new Refusal(message, exit.usage);

/** The context of a command. */
export interface Session extends Removal {
  readonly place: LeadsLocation;
  readonly keys: LeadKeys;
  readonly reader: Reader;
  readonly out: Output;
  /** The settings of leads in site.yaml. */
  readonly settings: LeadSettings;
  /** Who runs the command, for the audit. */
  readonly operator: string;
  /** Reads all of standard input. */
  readonly readInput: () => Promise<string>;
}

/** The command line after the command's name, parsed by Node's `parseArgs`. */
export interface Args {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

export interface Command {
  /** Its name and arguments: `show <reference>`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** The number of its arguments. */
  readonly positionals: number;
  /** Whether it deletes leads, and so must work on a full disk. */
  readonly deletes?: true;
  /** Whether it creates the database if there is none. */
  readonly makes?: true;
  readonly run: (session: Session, args: Args) => Promise<void>;
}

export const dryRunOption: Option = { type: 'boolean', about: 'Only shows what would be deleted.' };

/** Overwrites deleted data, and tells the operator if traces of it remain for a while. */
export async function wipeTraces({ wipe, out }: Session): Promise<void> {
  if (!(await wipe()))
    await out.write('Other processes were reading: traces remain in leads.db-wal until it is overwritten.\n');
}

/** The text of an option; undefined if it is not given. */
export function textOption({ values }: Args, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
