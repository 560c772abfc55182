import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import type { CatalogItemBlock } from '../../../shared/plan/blocks.generated.ts';
import { useCatalog, useEntry } from '../../render/context.tsx';
import { withApi } from '../../render/loading/withApi.tsx';
import { itemOf } from '../../catalog/items.ts';
import { Detail } from './Detail.tsx';
import { Offer, ItemParts, Summary } from './parts.tsx';

/** The item of the address. Until it is fetched, the prerendered one of the same id is shown. */
function FetchedItem({ block }: { block: CatalogItemBlock }) {
  const catalog = useCatalog(block.catalog);
  const id = itemIdIn(useLocation().pathname, catalog.page ?? '');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...itemOf(useApi(), catalog, id),
    placeholderData: useEntry()?.item,
  });
  // Without an answer the sample of config is shown, and nothing says so (spec 7.04, 8.02).
  const item = data ?? (isError ? catalog.sample : undefined);
  const state = item && !isPlaceholderData ? 'shown' : isError ? 'failed' : 'loading';
  const about = item && { block, catalog, item };
  return (
    <Detail
      block={block}
      item={item}
      state={state}
      retry={() => void refetch()}
      offer={about && <Offer {...about} />}
      summary={about && <Summary {...about} />}
      points={about && <ItemParts {...about} />}
    />
  );
}

export default withApi(FetchedItem);

/**
 * The id in `pathname`, where `path` has {id}, in small letters because addresses may be typed in any (spec
 * 2.33); '' when it cannot be read. The query fails for an id that no item can have. Drawing must not: one
 * prerendered page serves all unknown ids.
 */
export function itemIdIn(pathname: string, path: string): string {
  const segment = pathname.split('/')[path.split('/').indexOf('{id}')] ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return ''; // Invalid encoding.
  }
}
