import type { Answers } from '../../../shared/plan/answers.ts';
import type { CatalogItemBlock, ItemKind } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';

/** What belongs to an item: that of the first choice that the item states. */
export function kindOf(item: CatalogItem, { by, of }: CatalogItemBlock['kinds']): ItemKind | undefined {
  const stated = by.find((name) => item[name] !== undefined);
  return of[String(item[stated ?? ''])];
}

/** Whether the item is the sample, which stands for one that could not be fetched and that no catalog has. */
export const isSample = ({ id }: CatalogItem, { sample }: CatalogPlan): boolean => id === sample?.id;

/** The answers that a form about the item starts with. */
export const answersAbout = (item: CatalogItem, block: CatalogItemBlock, catalog: CatalogPlan): Answers => ({
  ...kindOf(item, block.kinds)?.answers,
  ...(block.field !== undefined && !isSample(item, catalog) && { [block.field]: item.id }),
});
