import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { good, missing, type Finding } from './finding.ts';

/** How long a database may take to answer, in milliseconds. */
const patience = 5000;

/** Where leads go: the database of DATABASE_URL, or a folder on disk. Nothing is written. */
export async function checkDatabase(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  return [...(env.DATABASE_URL ? [await reached(env.DATABASE_URL)] : []), writable(env.DATA_DIR || './data')];
}

/** A folder that is not there yet is made by the server, in the nearest that is. */
function writable(folder: string): Finding {
  const path = resolve(folder);
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK);
    return good('Data', `${path} can be written`);
  } catch {
    return missing(
      'Data',
      `${existing} cannot be written`,
      'Name a folder that can: DATA_DIR=/path/to/folder npm start',
    );
  }
}

async function reached(url: string): Promise<Finding> {
  const need =
    'See whether the server runs and the address, user and password are right: DATABASE_URL=postgres://user:password@host:5432/name';
  // A password does not belong on a screen.
  const shown = url.replace(/\/\/[^@/]*@/, '//…@');
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
    await client.connect();
    const { rows } = await client.query<{ version: string }>('select version()');
    await client.end();
    return good('Database', `${shown} answers: ${rows[0]?.version.split(' on ')[0] ?? ''}`);
  } catch (error) {
    return missing(
      'Database',
      `${shown} does not answer: ${(error as Error).message || (error as NodeJS.ErrnoException).code || 'no reason given'}`,
      need,
    );
  }
}
