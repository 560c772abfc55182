import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import type { Kind, Path } from '../../../compiler/read/source.ts';
import type { ThingKind } from '../../thing/contract.ts';

/** What is known of a thing without looking at the whole site. */
interface Seen {
  readonly kind: ThingKind;
  readonly value: unknown;
  readonly schemas: readonly JsonSchema[];
}

/** What a value names by which others know it too. */
const named: ReadonlySet<unknown> = new Set(['list', 'form', 'wizard', 'catalog', 'field', 'step', 'page', 'href']);

/**
 * Whether a thing seems to have a name that stands elsewhere too. To be sure of it takes every name of the site, which
 * is looked for when the person asks.
 */
export function mayHaveName(
  { kind: file }: { readonly kind: Kind },
  path: Path,
  { kind, value, schemas }: Seen,
): boolean {
  const [first, second] = path;
  if (kind === 'file') return file !== 'site';
  if (kind === 'field' || kind === 'step' || kind === 'option') return true;
  if (path.length === 2 && typeof second === 'string')
    return file === 'constants' || (file === 'table' && (first === 'match' || first === 'result'));
  if (path.at(-1) === 'id' || (value && typeof value === 'object' && Object.hasOwn(value, 'id'))) return true;
  if (file === 'page' && (path.join() === 'path' || first === 'also') && typeof value === 'string') return true;
  return typeof value === 'string' && schemas.some((schema) => named.has(schema['x-ref']));
}
