import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataDirOf, readLeadPlace } from '../../../../server/settings.ts';
import { good, missing, type Finding } from './finding.ts';

/** How long a database may take to answer, in milliseconds. */
const longestAnswer = 5000;

/** Checks where leads go: the database of DATABASE_URL, and the folder of DATA_DIR. Writes nothing. */
export async function checkDatabase(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  return [...(env.DATABASE_URL ? [await checkUrl(env.DATABASE_URL)] : []), checkFolder(dataDirOf(env))];
}

/** The server makes a folder that does not exist yet, so the nearest one above it that does must be writable. */
function checkFolder(path: string): Finding {
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  const need = 'Name a folder that can be written: DATA_DIR=/path/to/folder npm start';
  if (!statSync(existing).isDirectory()) return missing('Data', `${existing} is a file and no folder`, need);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
    return good('Data', `${path} can be written`);
  } catch {
    return missing('Data', `${existing} cannot be written`, need);
  }
}

const need =
  'See whether the server runs and the address, user and password are right: ' +
  'DATABASE_URL=postgres://user:password@host:5432/name';

/** Checks an address as the server does before it asks the database. */
function checkUrl(url: string): Finding | Promise<Finding> {
  try {
    readLeadPlace({ DATABASE_URL: url });
  } catch (error) {
    return missing('Database', (error as Error).message, need);
  }
  return checkAnswer(url);
}

async function checkAnswer(url: string): Promise<Finding> {
  // The address holds a password, which does not belong on a screen.
  const shown = url.replace(/\/\/[^@/]*@/, '//…@');
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestAnswer });
    await client.connect();
    const { rows } = await client.query<{ version: string }>('select version()');
    await client.end();
    return good('Database', `${shown} answers: ${rows[0]?.version.split(' on ')[0] ?? ''}`);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return missing('Database', `${shown} does not answer: ${message || code || 'no reason given'}`, need);
  }
}
