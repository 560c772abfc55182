import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useApi } from '../../api/useApi.ts';
import type { CatalogListBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { CatalogContext, useCatalog } from '../../render/context.tsx';
import { withApi } from '../../render/loading/withApi.tsx';
import { usePanels } from '../../render/overlay/panels.tsx';
import { useKept } from '../../render/useKept.ts';
import { itemsQuery } from '../../catalog/items.ts';
import { FoldedList } from '../../catalog/FoldedList.tsx';
import { ItemCard } from '../../catalog/ItemCard.tsx';
import list from '../../catalog/list.module.css';
import { Results } from '../../catalog/Results.tsx';
import { listedOrder } from '../../../shared/catalog/order.ts';
import { aboutOf, itemName } from '../../../shared/catalog/values.ts';
import { Sidebar } from './Sidebar.tsx';
import css from './view.module.css';

/** The items, beside the questions if config has some. */
function Listing({ block }: { block: CatalogListBlock }) {
  const { id = '', sidebar } = block;
  const catalog = useCatalog(block.catalog);
  const [order, setOrder] = useKept(`${id} sort`, listedOrder);
  const found = useQuery(itemsQuery(useApi(), catalog));
  return (
    <>
      <PrerenderedItems block={block} catalog={catalog} />
      <div className={`needs-script ${css.layout}`} data-sidebar={sidebar ? true : undefined}>
        {sidebar && <Sidebar {...sidebar} />}
        <Results {...{ block, catalog, found, order }} putInOrder={setOrder}>
          {(item) => <ListedItem item={item} block={block} catalog={catalog} />}
        </Results>
      </div>
    </>
  );
}

export default withApi(Listing);

interface ListedProps {
  block: CatalogListBlock;
  catalog: CatalogPlan;
}

/** The same items for a visitor without JavaScript. */
function PrerenderedItems({ block, catalog }: ListedProps) {
  const items = useContext(CatalogContext)?.[catalog.id];
  return (
    <noscript>
      {items && (
        <FoldedList fold={block.fold} className={list.grid}>
          {items.slice(0, block.first).map((item) => (
            <li key={item.id}>
              <ListedItem item={item} block={block} catalog={catalog} />
            </li>
          ))}
        </FoldedList>
      )}
    </noscript>
  );
}

/** One item, and the button that opens a form about it (spec 2.82). */
export function ListedItem({ item, block, catalog }: ListedProps & { item: CatalogItem }) {
  const { figures, large, more, marks, field, ask } = block;
  const { open } = usePanels();
  return (
    <ItemCard {...{ item, catalog, figures, large, more, marks }}>
      <button
        type="button"
        className="button needs-script"
        aria-haspopup="dialog"
        onClick={() => open(ask.panel, field ? { [field]: item.id } : {}, aboutOf(item, catalog))}
      >
        {ask.label}
        <span className="visually-hidden"> {itemName(item, catalog)}</span>
      </button>
    </ItemCard>
  );
}
