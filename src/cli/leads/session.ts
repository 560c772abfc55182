import type { Leads } from '../../plan/config.generated.ts';
import type { LeadDatabase } from '../../server/leads/database/tables.ts';

/** Where a command's lines go. */
export interface Output {
  /** Resolves when there is room for more. Rejects with OutputClosed when the reader has gone. */
  write(text: string): Promise<void>;
}

/** The command is not understood: exit code 2. */
export class UsageError extends Error {}

/** The command could not be done: exit code 1, with these words alone. */
export class CommandError extends Error {}

/** Whoever read the output has seen enough, such as `head`. */
export class OutputClosed extends Error {}

/** What a command works with. */
export interface Session {
  readonly db: LeadDatabase;
  readonly out: Output;
  /** What site.yaml says about leads. */
  readonly settings: Partial<Leads>;
  /** Who runs the command, for the audit. */
  readonly operator: string;
  /** What is piped into the command. */
  readonly input: () => Promise<string>;
  /** Overwrites what was deleted in the files of the database, where they are ours. Returns whether it could. */
  readonly wipe: () => Promise<boolean>;
}

/** Options and words of the command line, as parseArgs gives them. */
export interface Given {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
}

export interface Command {
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** How many words it takes beside its options. */
  readonly words: number;
  readonly help: string;
  readonly run: (session: Session, given: Given) => Promise<void>;
}

/** Overwrites what was deleted, and says so when traces stay for a while. */
export async function wipeTraces({ wipe, out }: Session): Promise<void> {
  if (!(await wipe()))
    await out.write('Others read at the time: traces stay in leads.db-wal until it is written anew.\n');
}

/** An option's text; undefined when it is not given. */
export function textOf({ values }: Given, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
