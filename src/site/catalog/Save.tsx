import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { SaveButton } from '../render/elements/SaveButton.tsx';
import { savedList } from '../storage/lists.ts';
import { itemName } from '../../shared/catalog/values.ts';

interface SaveProps {
  item: CatalogItem;
  catalog: CatalogPlan;
  wide?: boolean;
}

/** The heart of an item. Nothing if the catalog's items cannot be saved. */
export const Save = ({ item, catalog, wide }: SaveProps) =>
  catalog.saveAs === undefined ? null : (
    <SaveButton
      list={savedList(catalog.saveAs)}
      item={{ id: item.id, name: itemName(item, catalog) }}
      icon="heart"
      wide={wide ?? false}
    />
  );
