import type { Guard } from '../api/client.ts';
import { isObject } from '../api/guards.ts';
import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import type { Attribute } from '../../shared/plan/config.generated.ts';

/**
 * Whether an answer of the API is an item of the catalog: it has all that a page needs. A page may be older than the
 * server, so more members and more choices are fine.
 */
export const itemGuard =
  ({ attributes }: Pick<CatalogPlan, 'attributes'>): Guard<CatalogItem> =>
  (body): body is CatalogItem =>
    isObject(body) &&
    typeof body.id === 'string' &&
    Object.entries(attributes).every(([name, attribute]) => isValidValue(body[name], attribute));

function isValidValue(value: unknown, { type, optional, missing, minimum = -Infinity }: Attribute): boolean {
  if (value === undefined) return optional === true || missing !== undefined;
  if (type === 'points') return Array.isArray(value) && value.every((point) => typeof point === 'string');
  if (type === 'text' || type === 'choice') return typeof value === 'string';
  return typeof value === 'number' && value >= minimum;
}
