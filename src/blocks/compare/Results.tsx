import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Option } from '../../plan/answers.ts';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Empty, Failed } from './Notes.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import styles from './view.module.css';
import { Skeleton } from './Skeleton.tsx';

interface ResultsProps {
  block: CompareBlock;
  types: readonly Option[];
  found: UseQueryResult<Policy[]>;
  chosen: readonly string[];
  toggle(id: string): void;
  /** Takes the filters away. */
  reset(): void;
  /** Id of the words that say why no more can be chosen. */
  hintId: string;
  heading: Ref<HTMLHeadingElement>;
}

/** The policies that fit, or what stands in their place: loading, none, failed. */
export function Results({ block, found, heading, reset, ...rest }: ResultsProps) {
  const { results } = block;
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
      </div>
      {data ? (
        <Policies block={block} policies={data} stale={isPlaceholderData} {...rest} />
      ) : (
        isPending && <Skeleton />
      )}
      {data?.length === 0 && !isLoading && <Empty {...results.empty} onReset={reset} />}
      {!data && error && <Failed {...results.error} error={error} onRetry={() => void found.refetch()} />}
    </section>
  );
}

interface PoliciesProps extends Pick<ResultsProps, 'block' | 'types' | 'chosen' | 'toggle' | 'hintId'> {
  policies: readonly Policy[];
  /** Still those of the filters before. */
  stale: boolean;
}

function Policies({ block, types, policies, stale, chosen, toggle, hintId }: PoliciesProps) {
  if (policies.length === 0) return null;
  const isFull = chosen.length >= block.limit;
  return (
    <ul className={styles.grid} aria-busy={stale} data-stale={stale || undefined}>
      {policies.map((policy) => {
        const isChosen = chosen.includes(policy.id);
        return (
          <li key={policy.id}>
            <PolicyCard
              policy={policy}
              type={labelOf(types, policy.type)}
              texts={block.card}
              labels={block.labels}
              chosen={isChosen}
              refused={isFull && !isChosen ? hintId : undefined}
              toggle={() => toggle(policy.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

export const labelOf = (types: readonly Option[], type: string): string =>
  types.find(({ value }) => value === type)?.label ?? type;
