import { join } from 'node:path';
import { expect } from 'vitest';
import type { Checked } from '../../src/compiler/check/checked.ts';
import { lookOf, type Look, type Modules } from './looks.ts';

/** The path of a snapshot: beside the tests, or in the folder in which `npm run site -- accept` compares them. */
export const snapshotFile = (path: string): string => join(process.env.SNAPSHOTS ?? 'snapshots', path);

/** Compares the look of a config file with its snapshot. */
export async function expectLook(source: Checked, modules: Modules): Promise<Look> {
  const look = await lookOf(source, modules);
  if (!look) throw new Error(`${source.file} has no snapshot`);
  await expect(look.text).toMatchFileSnapshot(snapshotFile(look.path));
  return look;
}
