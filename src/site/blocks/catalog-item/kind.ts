import type { Answers } from '../../../shared/plan/answers.ts';
import type { CatalogItemBlock, ItemKind } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';

/** The kind of an item, by the first choice attribute that it has. */
export function itemKind(item: CatalogItem, { by, of }: CatalogItemBlock['kinds']): ItemKind | undefined {
  const stated = by.find((name) => item[name] !== undefined);
  return of[String(item[stated ?? ''])];
}

/** Whether the item is the sample, which replaces an item that could not be fetched. */
export const isSample = ({ id }: CatalogItem, { sample }: CatalogPlan): boolean => id === sample?.id;

/** The answers that a form about the item starts with. */
export const answersAbout = (item: CatalogItem, block: CatalogItemBlock, catalog: CatalogPlan): Answers => ({
  ...itemKind(item, block.kinds)?.answers,
  ...(block.field !== undefined && !isSample(item, catalog) && { [block.field]: item.id }),
});
