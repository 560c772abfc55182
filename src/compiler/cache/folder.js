// This is plain JavaScript because tools/cli/site/bin.js needs it before any TypeScript can run.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of src/ with the code of the compiler and of the command line. A change in them starts a new cache. */
const folders = ['shared', 'plugins', 'compiler', 'server', 'authoring', 'tools'];

export function cacheFolder(project) {
  try {
    return join(cacheFolders(project), stampOf(project));
  } catch {
    // No cache when the code cannot be identified by its contents, for example in a project without a lock file.
    return undefined;
  }
}

export const cacheFolders = (project) => join(project, 'node_modules/.cache/site');

function stampOf(project) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [...folders.map((folder) => `src/${folder}`), 'schemas']) {
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
