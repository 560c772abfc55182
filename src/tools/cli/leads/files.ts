import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { FileSuspicion, LeadFile } from '../../../shared/plan/lead.ts';
import type { LeadDatabase, LeadTable } from '../../../server/leads/database/tables.ts';
import { damaged } from '../../../server/leads/encryption/unreadable.ts';
import { bytesOf } from '../../../server/leads/files.ts';
import { Refusal } from '../kit/command.ts';
import type { Session } from './session.ts';

/** The paths of a lead's files; undefined for one that is left out, because it is suspect. */
export type Paths = readonly (string | undefined)[];

/** Writes the files of a lead. Returns their paths; undefined if files are not written. */
export type KeepFiles = (row: LeadTable, files: readonly LeadFile[]) => Promise<Paths | undefined>;

/** Which files are written. */
export interface QuarantineRules {
  /** A program that gets the path of each file, and exits with 0 if it finds nothing. */
  readonly scan: string | undefined;
  /** Whether files that are marked as suspect are written too. */
  readonly suspect: boolean;
}

export const keepNone: KeepFiles = async () => undefined;

/**
 * Writes the files of leads into a new folder beside an export: leads-files/CH-7K3M-9Q2P/licence-1-licence.pdf beside
 * leads.csv. Paths are relative to the folder of the export. Throws a Refusal if the folder exists.
 */
export function keepBeside({ db, keys }: Session, exported: string, { scan, suspect }: QuarantineRules): KeepFiles {
  const folder = `${basename(exported, extname(exported))}-files`;
  const root = dirname(exported);
  if (existsSync(join(root, folder))) throw new Refusal(`${join(root, folder)} exists already.`);
  return async ({ id, reference }, files) => {
    if (files.length === 0) return undefined;
    await mkdir(join(root, folder, reference), { recursive: true, mode: 0o700 });
    const paths: (string | undefined)[] = [];
    for (const [index, name] of pathsOf(files).entries()) {
      const path = join(root, folder, reference, name);
      const isKept = suspect || files[index]!.suspect === undefined;
      if (isKept) await writeBytes(path, bytesOf(db, id, index + 1, keys), files[index]!.sha256);
      const isClean = !isKept || scan === undefined || (await passes(scan, path));
      if (!isClean) await quarantine(db, id, index + 1, path);
      paths.push(isKept && isClean ? `${folder}/${reference}/${name}` : undefined);
    }
    return paths;
  };
}

/** Runs the scan, without a shell. */
async function passes(scan: string, path: string): Promise<boolean> {
  const [program = '', ...args] = scan.split(' ');
  const child = spawn(program, [...args, path], { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', ({ message }) => reject(new Refusal(`--scan cannot be run: ${message}`)));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Deletes a written file, and marks it, so that later exports leave it out. */
async function quarantine(db: LeadDatabase, leadId: string, number: number, path: string): Promise<void> {
  await rm(path);
  await db
    .updateTable('lead_file')
    .set({ suspect: 'scan' satisfies FileSuspicion })
    .where('lead_id', '=', leadId)
    .where('number', '=', number)
    .execute();
}

/** The file names of a lead's files: licence-1-licence.pdf. Files of a field count from 1. */
function pathsOf(files: readonly LeadFile[]): string[] {
  const counts = new Map<string, number>();
  return files.map(({ field, name, type }) => {
    const number = (counts.get(field) ?? 0) + 1;
    counts.set(field, number);
    return `${field}-${number}-${safeName(name, type)}`;
  });
}

/**
 * The extension of each type. A file never gets the extension of a program, whatever its name on the visitor's device.
 */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
};

/** In characters. Keeps names below the limit of file systems, in any script. */
const maxStemLength = 50;

/** A file name that is safe on any system: letters, digits and a few signs, with the extension of its type. */
function safeName(name: string, type: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '_');
  return `${[...stem].slice(0, maxStemLength).join('')}${endings[type] ?? ''}`;
}

/** Throws Unreadable if the bytes are not those that were sent, as when a part is missing. */
async function writeBytes(path: string, parts: AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const part of parts) {
      hash.update(part);
      await file.appendFile(part);
    }
    if (hash.digest('hex') !== sha256) throw damaged(null);
    await file.sync();
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
}

/** Describes a file. */
export const describeFile = ({ field, name, type, size, sha256, suspect }: LeadFile): string =>
  `File of ${field}: ${name}, ${type}, ${size} bytes, SHA-256 ${sha256}${suspect ? `, ${suspicions[suspect]}` : ''}`;

const suspicions: Readonly<Record<FileSuspicion, string>> = {
  script: 'with a program in it',
  'second-type': 'also of another type',
  scan: 'refused by a scan',
};
