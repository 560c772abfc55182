import type { Path } from '../read/source.ts';
import type { Contracts, JsonSchema } from './contracts.ts';

/** What is said of a field stands in three places, and people look for it in one of them. */
const field = 'Field';
const look = 'FieldUi';

/**
 * Where a key belongs that is not known where it stands; undefined when nobody knows it.
 * Takes the part of a contract that does not know it, and the path of that part in the file.
 */
export function elsewhere(key: string, part: JsonSchema, path: Path, contracts: Contracts): string | undefined {
  const name = String(path.at(-1));
  if (part.title === field && key === 'required') return `Name "${name}" in the list required:, beside properties:.`;
  if (part.title === field && knows(look, key, contracts)) return `Write it under ui: ${name}:.`;
  if (part.title === look && knows(field, key, contracts)) return `Write it under schema: properties: ${name}:.`;
  return undefined;
}

function knows(title: string, key: string, contracts: Contracts): boolean {
  const parts = Object.values(
    (contracts.schemas.get('form.schema.json')?.definitions ?? {}) as Record<string, JsonSchema>,
  );
  return parts.some((part) => part.title === title && Object.hasOwn((part.properties ?? {}) as object, key));
}
