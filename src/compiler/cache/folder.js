// Plain JavaScript, because the command line starts with it (cli/site/bin.js).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that decides what the compiler makes of a config, and what the command line consists of. */
const rooms = ['cli', 'compiler', 'coverage', 'usages', 'problems', 'engine', 'plan', 'plugins', 'server', 'vite'];

/** Where runs of the same code keep what is quicker read than made; a change of any of it makes another folder. */
export function cacheFolder(project) {
  try {
    return join(cacheFolders(project), stampOf(project));
  } catch {
    // A project without a lock file, for one: nothing is kept.
    return undefined;
  }
}

export const cacheFolders = (project) => join(project, 'node_modules/.cache/site');

function stampOf(project) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [...rooms.map((room) => `src/${room}`), 'schemas']) {
    for (const entry of readdirSync(join(project, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.(?:[jt]s|schema\.json)$/.test(entry.name))
        hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}
