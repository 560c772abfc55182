import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv, ValidateFunction } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';

type Standalone = typeof standaloneModule;

// The package is CommonJS: Node gives its exports as the default export, a bundler gives the default export itself.
const standalone = (standaloneModule as unknown as { default?: Standalone }).default ?? standaloneModule;

/**
 * Loads compiled contracts from the cache. The first time it compiles them into the cache, because compiling takes
 * longer than checking a site.
 * Takes    the cache's folder, the texts of all schemas, the ids of the contracts needed, and the compile function
 * Returns  undefined when the folder is not writable
 */
export function cachedValidators(
  folder: string,
  texts: readonly string[],
  ids: readonly string[],
  compiler: () => Ajv,
): ((id: string) => ValidateFunction | undefined) | undefined {
  const file = join(folder, `contracts-${createHash('sha1').update(texts.join('\n')).digest('hex').slice(0, 12)}.cjs`);
  const validators =
    loadValidators(file) ?? (writeValidators(folder, file, codeOf(compiler(), ids)) ? loadValidators(file) : undefined);
  return validators && ((id) => (ids.includes(id) ? validators[validatorName(id, ids)] : undefined));
}

function codeOf(ajv: Ajv, ids: readonly string[]): string {
  return standalone(ajv, Object.fromEntries(ids.map((id) => [validatorName(id, ids), id])));
}

const validatorName = (id: string, ids: readonly string[]): string => `validate_${ids.indexOf(id)}`;

function loadValidators(file: string): Readonly<Record<string, ValidateFunction>> | undefined {
  try {
    return createRequire(file)(file) as Record<string, ValidateFunction>;
  } catch {
    return undefined;
  }
}

function writeValidators(folder: string, file: string, code: string): boolean {
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fresh, code);
    renameSync(fresh, file);
    return true;
  } catch {
    return false;
  }
}
