import { join } from 'node:path';

/** Where a snapshot lies: beside the tests, or in the folder in which `npm run site -- accept` compares them. */
export const snapshotFile = (path: string): string => join(process.env.SNAPSHOTS ?? 'snapshots', path);
