import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataDirOf, readLeadPlace } from '../../../../server/settings.ts';
import { howToMakeKey, readKeys } from '../../../../server/leads/encryption/keys.ts';
import { good, hint, missing, type Diagnosis } from './finding.ts';

/** Timeout of the database, in ms. */
const answerTimeout = 5000;

/**
 * Checks the storage of leads: the database of DATABASE_URL, the folder of DATA_DIR, and the keys of LEADS_KEY. Writes
 * nothing.
 */
export async function checkDatabase(env: NodeJS.ProcessEnv): Promise<Diagnosis[]> {
  const database = env.DATABASE_URL ? [await checkUrl(env.DATABASE_URL)] : [];
  return [...database, checkFolder(dataDirOf(env)), checkKeys(env.LEADS_KEY)];
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

function checkKeys(text: string | undefined): Diagnosis {
  try {
    const { first, byId } = readKeys(text);
    const older = [...byId.keys()].slice(1).map((id) => `, also read: ${id}`);
    if (first) return good('Encryption', `leads are encrypted with the key ${first.id}${older.join('')}`);
    const says = byId.size === 0 ? 'LEADS_KEY is not set' : 'LEADS_KEY begins with none';
    return hint('Encryption', `${says}, so new leads are not encrypted`, howToMakeKey);
  } catch (error) {
    return missing('Encryption', (error as Error).message, howToMakeKey);
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
