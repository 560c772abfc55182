import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Leads } from '../../plan/config.generated.ts';
import type { Place } from '../../server/leads/database/open.ts';
import { CannotOpen, fileOf, openDatabase } from '../../server/leads/database/open.ts';
import type { LeadDatabase } from '../../server/leads/database/tables.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { helpOf } from './help.ts';
import { list } from './list.ts';
import { streamOutput } from './output.ts';
import { purge } from './purge.ts';
import type { Command, Given } from './session.ts';
import { CommandError, OutputClosed, UsageError } from './session.ts';
import { show } from './show.ts';

/** What surrounds the command. */
export interface Surroundings {
  readonly place: () => Place;
  readonly settings: Partial<Leads>;
  readonly out: Writable;
  readonly err: Writable;
  readonly input: Readable;
}

const commands: Readonly<Record<string, Command>> = { list, show, export: exportLeads, erase, purge };

/** Among millions of leads a query may take its time, in ms. */
const longestQuery = 10 * 60_000;
const names = Object.keys(commands).join(', ');

/** Runs `npm run leads -- …`. Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runLeads(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    if (args.length === 0 || args.some((word) => word === '--help' || word === '-h')) {
      around.out.write(helpOf(Object.values(commands).map(({ help }) => help)));
      return args.length === 0 ? 2 : 0;
    }
    const command = commandOf(args[0]!);
    await runCommand(command, readArgs(command, args.slice(1)), around);
    return 0;
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    around.err.write(`${wordsOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". There are ${names}.`);
  return command;
}

/** Node's own words tell the option that is wrong, and quote no value. */
function readArgs({ options, words }: Command, args: string[]): Given {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (positionals.length !== words)
      throw new Error(words === 0 ? 'This command takes options only.' : 'This command takes one reference.');
    return { values: values as Given['values'], words: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function runCommand(
  command: Command,
  given: Given,
  { place: placeOf, settings, out, input }: Surroundings,
): Promise<void> {
  const place = placeOf();
  const isOurs = place.databaseUrl === undefined;
  if (isOurs && !existsSync(fileOf(place)))
    throw new CommandError(`There is no ${fileOf(place)}. Set DATA_DIR or DATABASE_URL to those of the server.`);
  const db = await openDatabase(place, longestQuery);
  const wipe = async () => !isOurs || (await overwrite(db));
  try {
    await command.run(
      { db, out: streamOutput(out), settings, operator: operator(), input: () => text(input), wipe },
      given,
    );
  } finally {
    await db.destroy();
  }
}

/** Brings what was deleted, which SQLite has overwritten, from its log into the file, and empties the log. Returns whether no one was in the way. */
async function overwrite(db: LeadDatabase): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
  }
  return false;
}

/** The system's name for whoever runs this; in a container it may have none. */
function operator(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See: npm run leads -- --help`;
  if (error instanceof CommandError || error instanceof CannotOpen) return error.message;
  // A database quotes values in its messages.
  const { code, name } = error as NodeJS.ErrnoException;
  return `The leads could not be read or written: ${code ?? name}`;
}
