import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import type { Kind, Path } from '../../../compiler/read/source.ts';
import type { ThingKind } from '../../thing/contract.ts';

/** What is known about a thing without searching the whole site. */
interface NameContext {
  readonly kind: ThingKind;
  readonly value: unknown;
  readonly schemas: readonly JsonSchema[];
}

/** Kinds of references (`x-ref`) whose values are names. */
const namingRefs: ReadonlySet<unknown> = new Set([
  'list',
  'form',
  'wizard',
  'catalog',
  'field',
  'step',
  'page',
  'purpose',
  'href',
]);

/**
 * Whether a thing probably has a name that is used elsewhere too. A guess: the whole site is searched only when the
 * person asks to rename it.
 */
export function mayHaveName(
  { kind: file }: { readonly kind: Kind },
  path: Path,
  { kind, value, schemas }: NameContext,
): boolean {
  const [first, second] = path;
  if (kind === 'file') return file !== 'site';
  if (kind === 'field' || kind === 'step' || kind === 'option') return true;
  if (path.length === 2 && typeof second === 'string')
    return file === 'constants' || (file === 'table' && (first === 'match' || first === 'result'));
  if (path.at(-1) === 'id' || (value && typeof value === 'object' && Object.hasOwn(value, 'id'))) return true;
  if (file === 'page' && (path.join() === 'path' || first === 'also') && typeof value === 'string') return true;
  return typeof value === 'string' && schemas.some((schema) => namingRefs.has(schema['x-ref']));
}
