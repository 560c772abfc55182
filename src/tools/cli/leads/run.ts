import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { LeadSettings } from '../../../shared/plan/lead.ts';
import { exit, Refusal, type ExitCode } from '../kit/command.ts';
import type { LeadsLocation } from '../../../server/leads/database/open.ts';
import { CannotOpen, sqlitePath, openDatabase } from '../../../server/leads/database/open.ts';
import { isDiskFull, keepReserve, releaseReserve } from '../../../server/leads/database/reserve.ts';
import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { noKeys } from '../../../server/leads/encryption/keys.ts';
import { Unreadable } from '../../../server/leads/encryption/unreadable.ts';
import { backup } from './backup.ts';
import { breach } from './breach.ts';
import { correct } from './correct.ts';
import { erase } from './erase.ts';
import { erasures } from './erasures.ts';
import { exportLeads } from './export.ts';
import { helpOf } from './help.ts';
import { listLeads } from './list.ts';
import { streamOutput } from './output.ts';
import { ofPerson } from './of.ts';
import { purge } from './purge.ts';
import { createReader } from './reader.ts';
import { refused } from './refused.ts';
import type { Args, Command } from './session.ts';
import { misuse, OutputClosed } from './session.ts';
import { rekey } from './rekey.ts';
import { restore } from './restore.ts';
import { showLead } from './show.ts';
import { unlink } from './unlink.ts';
import { withdraw } from './withdraw.ts';

/** The process environment of the command. */
export interface Surroundings {
  readonly place: () => LeadsLocation;
  readonly settings: LeadSettings;
  readonly out: Writable;
  readonly err: Writable;
  readonly input: Readable;
}

const commands: Readonly<Record<string, Command>> = {
  list: listLeads,
  show: showLead,
  export: exportLeads,
  of: ofPerson,
  withdraw,
  unlink,
  correct,
  erase,
  purge,
  breach,
  refused,
  erasures,
  rekey,
  backup,
  restore,
};

/** In ms. Long, because there may be millions of leads. */
const queryTimeout = 10 * 60_000;
const commandNames = Object.keys(commands).join(', ');

/** Runs `npm run leads -- …`. Returns the exit code: 0 done, 1 failed, 2 invalid command line. */
export async function runLeads(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  try {
    if (args.length === 0 || args.some((word) => word === '--help' || word === '-h')) {
      around.out.write(helpOf(Object.values(commands)));
      return args.length === 0 ? exit.usage : exit.fine;
    }
    const command = commandOf(args[0]!);
    const unread = await runCommand(command, readArgs(command, args.slice(1)), around);
    around.err.write(unread);
    return unread === '' ? exit.fine : exit.wrong;
  } catch (error) {
    if (error instanceof OutputClosed) return exit.fine;
    around.err.write(`${messageOf(error)}\n`);
    return error instanceof Refusal ? error.code : exit.wrong;
  }
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw misuse(`There is no command "${name}". There are ${commandNames}.`);
  return command;
}

/** Node's messages name the invalid option, and quote no value. */
function readArgs({ usage, options, positionals: expected }: Command, args: string[]): Args {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length !== expected)
      throw new Error(
        expected === 0
          ? 'This command takes options only.'
          : `This command takes one ${[...usage.matchAll(/ <(\w+)>/g)]
              .slice(0, expected)
              .map(([, name]) => name)
              .join(' and one ')}.`,
      );
    return { values: values as Args['values'], positionals };
  } catch (error) {
    throw misuse((error as Error).message);
  }
}

/** Messages about the environment quote no secret, so they may be shown. */
function readPlace(placeOf: Surroundings['place']): LeadsLocation {
  try {
    return placeOf();
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

/** Returns which leads could not be read, and why. */
async function runCommand(
  command: Command,
  args: Args,
  { place: placeOf, settings, out, input }: Surroundings,
): Promise<string> {
  const place = readPlace(placeOf);
  const { keys = noKeys } = place;
  const isSqlite = place.databaseUrl === undefined;
  if (isSqlite && !command.makes && !existsSync(sqlitePath(place)))
    throw new Refusal(`There is no ${sqlitePath(place)}. Set DATA_DIR or DATABASE_URL to those of the server.`);
  const usesReserve = command.deletes ?? (await isDiskFull(place));
  if (usesReserve) await releaseReserve(place);
  const db = await openDatabase(place, queryTimeout);
  const wipe = async () => !isSqlite || (await overwrite(db));
  const reader = createReader(keys);
  const session = { db, place, keys, reader, out: streamOutput(out), settings, operator: operator(), wipe };
  try {
    await command.run({ ...session, readInput: () => text(input) }, args);
    // The record of a command needs no more room once it is in the file.
    if (usesReserve) await wipe();
    return reader.report();
  } finally {
    await db.destroy();
    if (usesReserve) await keepReserve(place);
  }
}

/**
 * SQLite overwrites deleted data, but first only in its log. This writes the log into the file and empties it. Resolves
 * to false if others kept reading the log.
 */
async function overwrite(db: LeadDatabase): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
  }
  return false;
}

/** The account name of the operator. In a container, the account may have no name. */
function operator(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal && error.code === exit.usage) return `${error.message} See: npm run leads -- --help`;
  if (error instanceof Refusal || error instanceof CannotOpen || error instanceof Unreadable) return error.message;
  // Messages of databases quote values, so only the code is shown.
  const { code, name } = error as NodeJS.ErrnoException;
  return `The leads could not be read or written: ${code ?? name}`;
}
