import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** A PostgreSQL for tests, on a free port, with its files in a temporary folder. */
export interface Postgres {
  /** Creates an empty database. Returns its postgres:// address. */
  create(): Promise<string>;
  /** Stops it as a crash would, and cuts every connection. */
  crash(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/**
 * Finds the folder of PostgreSQL's programs, or installs them and logs it.
 * If there is none, the error says what to do: its tests are never skipped.
 */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  installDebian();
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(notFound);
}

const notFound = `No PostgreSQL was found, and none could be installed.
Install its server, then name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test`;

/** Looks for the programs. A wrong POSTGRES_BIN is an error, and is not ignored. */
function findPostgres(): string | undefined {
  const has = (folder: string) => existsSync(join(folder, 'initdb'));
  const configured = process.env.POSTGRES_BIN;
  if (configured && !has(configured)) throw new Error(`POSTGRES_BIN is ${configured}, which contains no initdb.`);
  const places = [
    configured ?? '',
    ...debianFolders(),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return places.filter(Boolean).find(has);
}

/** Debian's folders of them, which are not in PATH: one for each version, the newest first. */
function debianFolders(): string[] {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin'));
}

/** Installs on Debian and Ubuntu, as root only. The setting prevents the package from starting its own server. */
function installDebian(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`No PostgreSQL found: ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

/**
 * Runs a program until standard input ends, as it does when the tests are interrupted, then crashes it: no process is
 * left.
 */
const guarded = '"$@" & child=$!; cat > /dev/null; kill -QUIT $child; wait $child';

/** Starts a PostgreSQL. It refuses to run as root, so root starts it as another user. */
export async function startPostgres(): Promise<Postgres> {
  const bin = ensurePostgres();
  const user = process.getuid?.() === 0 ? otherUser() : undefined;
  const folder = mkdtempSync('/tmp/postgres-');
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const address = (database: string) => `postgres://tests@127.0.0.1:${port}/${database}`;
  // No test cuts the power, so no write needs to reach the disk: after a crash of the server, the system still has it.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'shared_buffers=32MB',
    'fsync=off',
  ].flatMap((one) => ['-c', one]);

  let server: ChildProcess;
  const start = async () => {
    server = spawn('sh', ['-c', guarded, 'sh', join(bin, 'postgres'), '-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await ready(address('postgres'), server);
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.stdin!.end();
    });
  await start();
  let count = 0;
  return {
    create: async () => {
      const name = `test_${(count += 1)}`;
      await query(address('postgres'), `create database ${name}`);
      return address(name);
    },
    crash: stop,
    restart: start,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL's own user if its package created one. */
function otherUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) =>
      Number(spawnSync('id', [which, name], { encoding: 'utf8' }).stdout.trim() || NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return void (await query(url, 'select 1'));
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** One query on its own connection. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) console.log(`PostgreSQL: ${ensurePostgres()}`);
