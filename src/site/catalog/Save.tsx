import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { SaveButton } from '../render/elements/SaveButton.tsx';
import type { SavedList } from '../render/useSaved.ts';
import { isItemId } from '../../shared/catalog/ids.ts';
import { itemName } from '../../shared/catalog/values.ts';

/** The items of a catalog that visitors save on their device (spec 3.01). */
export const savedList = (key: string): SavedList => ({ key, isId: isItemId });

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
