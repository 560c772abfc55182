import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageFor } from '../../api/errors.ts';
import { useApi } from '../../api/useApi.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { SavedItemsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { useCatalog, useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { LoadFailed } from '../../render/loading/placeholders.tsx';
import { withApi } from '../../render/loading/withApi.tsx';
import { useHydrated } from '../../render/useHydrated.ts';
import { dayOf } from '../../render/dayOf.ts';
import { useSaved, useSaving } from '../../render/useSaved.ts';
import type { SavedItem as Saved } from '../../storage/savedItems.ts';
import { itemsWith } from '../../catalog/items.ts';
import { Figures } from '../../catalog/Figures.tsx';
import { Badge } from '../../catalog/ItemCard.tsx';
import { ItemLink } from '../../catalog/ItemLink.tsx';
import { savedList } from '../../storage/lists.ts';
import { makerOf, itemName } from '../../../shared/catalog/values.ts';
import css from './view.module.css';

interface SavedListProps {
  block: SavedItemsBlock;
  /** Drawn in the prerendered page, which cannot know what the device has saved. */
  prerendered: ReactNode;
}

function SavedList({ block, prerendered }: SavedListProps) {
  return useHydrated() ? <List block={block} /> : prerendered;
}

export default withApi(SavedList);

/**
 * The saved items with the latest first, or a note that there are none. An item that the catalog does not know is
 * removed from the device.
 */
function List({ block }: { block: SavedItemsBlock }) {
  const { heading, empty } = block;
  const { http } = useSite().site;
  const catalog = useCatalog(block.catalog);
  const list = savedList(catalog.saveAs!);
  const onDevice = [...useSaved(list)].reverse().sort((a, b) => b.savedAt - a.savedAt);
  const { remove, forget } = useSaving(list);
  const ids = onDevice.map(({ id }) => id);
  const found = useFound(catalog, ids);
  const items = new Map(found.data?.map((item) => [item.id, item]));
  const unknown = found.isSuccess && !found.isPlaceholderData ? ids.filter((id) => !items.has(id)) : [];
  const saved = onDevice.filter(({ id }) => !unknown.includes(id));
  useEffect(() => {
    if (unknown.length > 0) forget(...unknown);
  });
  const top = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its item, and Undo with its notice, so the focus goes to the list.
  const focusList = () => top.current?.focus();
  return (
    <div ref={top} role="group" aria-label={heading} tabIndex={-1}>
      {saved.length === 0 && <NoneSaved {...empty} />}
      {found.isError && (
        <LoadFailed className={css.failed} onRetry={() => void found.refetch()}>
          {messageFor(found.error, http) ?? <Rich text={block.failed} />}
        </LoadFailed>
      )}
      {saved.length > 0 && (
        <ul className={css.list}>
          {saved.map((one) => (
            <SavedItem
              key={one.id}
              block={block}
              catalog={catalog}
              saved={one}
              item={items.get(one.id)}
              isLoading={!items.has(one.id) && !found.isError}
              remove={(name) => {
                remove({ id: one.id, name }, focusList);
                focusList();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const NoneSaved = ({ text, link }: SavedItemsBlock['empty']) => (
  <div className={`card ${css.empty}`}>
    <p>{text}</p>
    <SiteLink href={link.href} className="button" data-look="secondary">
      {link.label}
    </SiteLink>
  </div>
);

/** The items with these ids. While they load, the previous ones stay. */
const useFound = (catalog: CatalogPlan, ids: readonly string[]) =>
  useQuery({ ...itemsWith(useApi(), catalog, ids, useQueryClient()), placeholderData: keepPreviousData });

interface SavedItemProps {
  block: SavedItemsBlock;
  catalog: CatalogPlan;
  saved: Saved;
  /** Undefined while it loads, and if it could not be loaded. */
  item: CatalogItem | undefined;
  isLoading: boolean;
  /** `name` is the name that the visitor reads. */
  remove(name: string): void;
}

/** One saved item with its figures, a link to it, and the button that removes it. */
function SavedItem({ block, catalog, saved, item, isLoading, remove }: SavedItemProps) {
  const { badge, figures, savedOn, loading } = block;
  const { language } = useSite().site;
  // When the item could not be loaded, its id still says which one it is.
  const name = item ? itemName(item, catalog) : saved.id;
  const date = dayOf(saved.savedAt, language);
  const title = item ? (
    <ItemLink item={item} catalog={catalog}>
      {name}
    </ItemLink>
  ) : (
    name
  );
  return (
    <li className={`card ${css.item}`}>
      <div>
        {item && badge !== undefined && (
          <Badge item={item} name={badge} catalog={catalog} className={`tag ${css.type}`} />
        )}
        {isLoading ? <p className="muted">{loading}</p> : <Heading level={3}>{title}</Heading>}
        <p className="small">
          {[item && makerOf(item, catalog), date && formatMessage(savedOn, { date })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {item && <Figures item={item} catalog={catalog} names={figures} className={css.figures} />}
      <button type="button" className="button" data-look="quiet" onClick={() => remove(name)}>
        <Icon name="trash" size={18} />
        {block.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}
