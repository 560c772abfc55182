import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { LeadFile } from '../../../shared/plan/lead.ts';
import type { LeadDatabase, LeadTable } from '../../../server/leads/database/tables.ts';
import { bytesOf } from '../../../server/leads/files.ts';
import { Refusal } from '../kit/command.ts';

/** Writes the files of a lead. Returns their paths; undefined if files are not written. */
export type KeepFiles = (row: LeadTable, files: readonly LeadFile[]) => Promise<readonly string[] | undefined>;

export const keepNone: KeepFiles = async () => undefined;

/**
 * Writes the files of leads into a new folder beside an export: leads-files/CH-7K3M-9Q2P/licence-1-licence.pdf beside
 * leads.csv. Paths are relative to the folder of the export. Throws a Refusal if the folder exists.
 */
export function keepBeside(db: LeadDatabase, exported: string): KeepFiles {
  const folder = `${basename(exported, extname(exported))}-files`;
  const root = dirname(exported);
  if (existsSync(join(root, folder))) throw new Refusal(`${join(root, folder)} exists already.`);
  return async ({ id, reference }, files) => {
    if (files.length === 0) return undefined;
    await mkdir(join(root, folder, reference), { recursive: true, mode: 0o700 });
    const paths = pathsOf(files).map((name) => `${folder}/${reference}/${name}`);
    for (const [index, path] of paths.entries()) await writeBytes(join(root, path), bytesOf(db, id, index + 1));
    return paths;
  };
}

/** The file names of a lead's files: licence-1-licence.pdf. Files of a field count from 1. */
export function pathsOf(files: readonly LeadFile[]): string[] {
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

async function writeBytes(path: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of parts) await file.appendFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Describes a file. */
export const describeFile = ({ field, name, type, size, sha256 }: LeadFile): string =>
  `File of ${field}: ${name}, ${type}, ${size} bytes, SHA-256 ${sha256}`;
