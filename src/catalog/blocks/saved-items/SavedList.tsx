import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { messageFor } from '../../../api/errors.ts';
import { useApi } from '../../../api/useApi.ts';
import type { SavedItemsBlock } from '../../../plan/blocks.generated.ts';
import type { CatalogPlan } from '../../../plan/catalog.ts';
import { useCatalog, useSite } from '../../../render/context.tsx';
import { LoadFailed } from '../../../render/loading/placeholders.tsx';
import { withApi } from '../../../render/loading/withApi.tsx';
import { Rich } from '../../../render/elements/Rich.tsx';
import { SiteLink } from '../../../render/elements/SiteLink.tsx';
import { useSaved, useSaving } from '../../../render/useSaved.ts';
import { useHydrated } from '../../../render/useHydrated.ts';
import { itemsWith } from '../../api/items.ts';
import { savedList } from '../../elements/Save.tsx';
import { SavedItem } from './SavedItem.tsx';
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
 * The saved items with the latest first, or that there are none. One that the catalog does not know is taken off the
 * device: nothing could be said about it.
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

/** The items with these ids. While they are on their way, those that were there before stay. */
const useFound = (catalog: CatalogPlan, ids: readonly string[]) =>
  useQuery({ ...itemsWith(useApi(), catalog, ids, useQueryClient()), placeholderData: keepPreviousData });
