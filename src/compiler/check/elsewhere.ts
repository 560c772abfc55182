import type { Path } from '../read/source.ts';
import type { Contracts, JsonSchema } from './contracts.ts';

/** What a form says about one field is spread over three places, and people look for all of it in one of them. */
const field = 'Field';
const look = 'FieldUi';

/**
 * The place where a misplaced key belongs; undefined when no contract knows the key.
 * Takes    the part of a contract that does not know the key, and the path of that part in the file
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
