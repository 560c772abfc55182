import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataDirOf, readLeadPlace } from '../../../../server/settings.ts';
import { good, missing, type Diagnosis } from './finding.ts';

/** Timeout of the database, in ms. */
const answerTimeout = 5000;

/** Checks the storage of leads: the database of DATABASE_URL, and the folder of DATA_DIR. Writes nothing. */
export async function checkDatabase(env: NodeJS.ProcessEnv): Promise<Diagnosis[]> {
  return [...(env.DATABASE_URL ? [await checkUrl(env.DATABASE_URL)] : []), checkFolder(dataDirOf(env))];
}

/** The server creates the folder if it is missing, so its nearest existing parent must be writable. */
function checkFolder(path: string): Diagnosis {
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  const need = 'Choose a writable folder: DATA_DIR=/path/to/folder npm start';
  if (!statSync(existing).isDirectory()) return missing('Data', `${existing} is a file, not a folder`, need);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
    return good('Data', `${path} is writable`);
  } catch {
    return missing('Data', `${existing} is not writable`, need);
  }
}

const need =
  'Check that the server runs, and that address, user and password are correct: ' +
  'DATABASE_URL=postgres://user:password@host:5432/name';

/** Validates an address like the server, then connects. */
function checkUrl(url: string): Diagnosis | Promise<Diagnosis> {
  try {
    readLeadPlace({ DATABASE_URL: url });
  } catch (error) {
    return missing('Database', (error as Error).message, need);
  }
  return checkAnswer(url);
}

async function checkAnswer(url: string): Promise<Diagnosis> {
  // The address contains a password, which must not be printed.
  const shown = url.replace(/\/\/[^@/]*@/, '//…@');
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerTimeout });
    await client.connect();
    const { rows } = await client.query<{ version: string }>('select version()');
    await client.end();
    return good('Database', `${shown} answers: ${rows[0]?.version.split(' on ')[0] ?? ''}`);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return missing('Database', `${shown} does not answer: ${message || code || 'no reason given'}`, need);
  }
}
