import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { messageFor } from '../../../api/errors.ts';
import type { Option } from '../../../plan/answers.ts';
import type { CompareBlock, CompareElsewhere, CompareEmpty } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { sorted, type Order } from '../../catalog/sorted.ts';
import { FoldedList } from '../../elements/FoldedList.tsx';
import { SortBy } from '../../elements/SortBy.tsx';
import { useSite } from '../../../render/context.tsx';
import { LoadError, NoteCard } from '../../../render/loading/placeholders.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { Rich } from '../../../render/elements/Rich.tsx';
import { SiteLink } from '../../../render/elements/SiteLink.tsx';
import { PolicySkeletons } from './Loading.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import styles from './view.module.css';

interface ResultsProps {
  block: CompareBlock;
  types: readonly Option[];
  found: UseQueryResult<Policy[]>;
  chosen: readonly string[];
  order: Order;
  putInOrder(order: Order): void;
  toggle(id: string): void;
  /** Sets the filters back, so that every policy fits. */
  reset(): void;
  /** Id of the text that says why no more policies can be chosen. */
  hintId: string;
  heading: Ref<HTMLHeadingElement>;
}

/**
 * The policies that fit, or what stands in their place: that they load, that there are none, that they failed to load.
 */
export function Results({ block, found, heading, reset, putInOrder, ...rest }: ResultsProps) {
  const { results } = block;
  const { http } = useSite().site;
  const { data, error, isPending, isPlaceholderData, failureCount } = found;
  const isLoading = isPending || isPlaceholderData;
  return (
    <section className={styles.results}>
      <div className={styles.head}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {results.heading}
        </Heading>
        <p role="status" className={styles.status}>
          {isLoading ? results.loading : data && `${results.count} ${data.length}`}
          {isLoading && failureCount > 0 && results.slow && ` ${results.slow}`}
        </p>
        {block.sort && <SortBy words={block.sort} order={rest.order} onChange={putInOrder} />}
      </div>
      {data ? (
        <Policies block={block} policies={data} stale={isPlaceholderData} {...rest} />
      ) : (
        isPending && <PolicySkeletons />
      )}
      {data?.length === 0 && !isLoading && <NoPolicies {...results.empty} onReset={reset} />}
      {!data && error && (
        <LoadError {...results.error} message={messageFor(error, http)} onRetry={() => void found.refetch()} />
      )}
    </section>
  );
}

interface PoliciesProps extends Pick<ResultsProps, 'block' | 'types' | 'chosen' | 'order' | 'toggle' | 'hintId'> {
  policies: readonly Policy[];
  /** Whether these are still the policies of the previous filters. */
  stale: boolean;
}

function Policies({ block, types, policies, stale, chosen, order, toggle, hintId }: PoliciesProps) {
  if (policies.length === 0) return null;
  const isFull = chosen.length >= block.limit;
  return (
    <FoldedList fold={block.fold} className={styles.grid} busy={stale}>
      {sorted(policies, order, (policy) => policy).map((policy) => {
        const isChosen = chosen.includes(policy.id);
        return (
          <li key={policy.id}>
            <PolicyCard
              policy={policy}
              type={typeLabel(types, policy.type)}
              texts={block.card}
              marks={block.marks}
              labels={block.labels}
              chosen={isChosen}
              refused={isFull && !isChosen ? hintId : undefined}
              toggle={() => toggle(policy.id)}
            />
          </li>
        );
      })}
    </FoldedList>
  );
}

const typeLabel = (types: readonly Option[], type: string): string =>
  types.find(({ value }) => value === type)?.label ?? type;

function NoPolicies({ heading, text, reset, onReset }: CompareEmpty & { onReset: () => void }) {
  return (
    <NoteCard icon="search" heading={heading}>
      <p>{text}</p>
      <button type="button" className="button" data-look="secondary" onClick={onReset}>
        {reset}
      </button>
    </NoteCard>
  );
}

/** Stands in place of the policies for a type whose plans are on another page (spec 2.21). */
export function Elsewhere({ heading, text, button }: CompareElsewhere) {
  return (
    <NoteCard heading={heading} level={2} className={styles.elsewhere}>
      <p>
        <Rich text={text} />
      </p>
      <SiteLink href={button.href} className="button">
        {button.label}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </NoteCard>
  );
}
