import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type Ref, useId } from 'react';
import { messageFor } from '../api/errors.ts';
import type { CatalogEmpty, CatalogFold, CatalogResults, CatalogSort } from '../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { useSite } from '../render/context.tsx';
import { Heading } from '../render/elements/Heading.tsx';
import { Icon } from '../render/elements/Icon.tsx';
import { LoadError, NoteCard } from '../render/loading/placeholders.tsx';
import { Skeletons } from './Loading.tsx';
import { listedOrder, sorted } from '../../shared/catalog/order.ts';
import { FoldedList } from './FoldedList.tsx';
import css from './list.module.css';
import controls from '../render/controls/controls.module.css';

interface ResultsProps {
  block: { results: CatalogResults; sort?: CatalogSort; fold?: CatalogFold; first?: number };
  catalog: CatalogPlan;
  found: UseQueryResult<CatalogItem[]>;
  order: string;
  putInOrder(order: string): void;
  /** Resets the filters, so that every item fits. */
  reset?(): void;
  heading?: Ref<HTMLHeadingElement>;
  /** Draws one item. */
  children(item: CatalogItem): ReactElement;
}

/** The items that fit, or a note instead: that they load, that there are none, or that they failed to load. */
export function Results({ block, catalog, found, order, putInOrder, reset, heading, children }: ResultsProps) {
  const { results, sort, fold, first } = block;
  const { http } = useSite().site;
  const { data, error, isPending, isPlaceholderData, failureCount } = found;
  const isLoading = isPending || isPlaceholderData;
  const items = data && sorted(data.slice(0, first), order, catalog);
  return (
    <section className={css.results} data-filtered={reset && true}>
      <div className={css.head}>
        {results.heading && (
          <Heading level={2} ref={heading} tabIndex={-1}>
            {results.heading}
          </Heading>
        )}
        <p role="status" className="small">
          {isLoading ? results.loading : items && `${results.count} ${items.length}`}
          {isLoading && failureCount > 0 && results.slow && ` ${results.slow}`}
        </p>
        {sort && <SortBy sort={sort} catalog={catalog} order={order} onChange={putInOrder} />}
      </div>
      {items && items.length > 0 && (
        <FoldedList fold={fold} className={css.grid} busy={isPlaceholderData}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </FoldedList>
      )}
      {isPending && <Skeletons block={block} />}
      {items?.length === 0 && <Nothing {...results.empty} isStale={isPlaceholderData} onReset={reset} />}
      {!data && error && (
        <LoadError {...results.error} message={messageFor(error, http)} onRetry={() => void found.refetch()} />
      )}
    </section>
  );
}

interface NothingProps extends CatalogEmpty {
  /** Whether it is about the previous filters, while the items of the new ones are fetched. */
  isStale: boolean;
  onReset?: (() => void) | undefined;
}

function Nothing({ heading, text, reset, isStale, onReset }: NothingProps) {
  return (
    <NoteCard
      icon="search"
      {...(heading !== undefined && { heading })}
      {...(isStale && css.stale && { className: css.stale })}
    >
      <p>{text}</p>
      {reset && (
        <button type="button" className="button" data-look="secondary" onClick={onReset}>
          {reset}
        </button>
      )}
    </NoteCard>
  );
}

interface SortByProps {
  sort: CatalogSort;
  catalog: CatalogPlan;
  order: string;
  onChange(order: string): void;
}

/** Chooses the order of a list. */
function SortBy({ sort: { label, listed: words, by }, catalog, order, onChange }: SortByProps) {
  const id = useId();
  return (
    <div className={css.sort}>
      <label htmlFor={id}>{label}</label>
      <div className={`${controls.box} ${css.box}`}>
        <select
          id={id}
          name="sort"
          className={`${controls.input} ${controls.select}`}
          value={order}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value={listedOrder}>{words}</option>
          {by.map((name) => (
            <option key={name} value={name}>
              {catalog.attributes[name]?.best}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={controls.arrow} />
      </div>
    </div>
  );
}
