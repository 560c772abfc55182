import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapePattern } from '../../../../shared/engine/format/escape.ts';

/**
 * Where tests and code have the name as a quoted text, as file:line. They are not config, so they are left to a person.
 */
export function mentions(name: string, root: string): string[] {
  const quoted = new RegExp(`['"\`]${escapePattern(name)}['"\`]`);
  return ['src', 'tests'].flatMap((folder) => (existsSync(join(root, folder)) ? inFolder(folder, quoted, root) : []));
}

function inFolder(folder: string, quoted: RegExp, root: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8');
    return quoted.test(text)
      ? text
          .split('\n')
          .flatMap((line, index) => (quoted.test(line) ? [`${folder}/${file.replaceAll('\\', '/')}:${index + 1}`] : []))
      : [];
  });
}
