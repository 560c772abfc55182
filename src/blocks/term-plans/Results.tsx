import type { TermPlansBlock } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { Failed } from './Failed.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useTermPlans } from './useTermPlans.ts';
import css from './view.module.css';

/** The first plans (spec 2.81, 9.13), or what stands in their place: loading, none, failed. */
export function Results({ block }: { block: TermPlansBlock }) {
  const { first, results } = block;
  const { data, error, isPending, failureCount, refetch } = useTermPlans();
  const plans = data?.slice(0, first);
  return (
    <div className={css.results}>
      <p role="status" className={css.status}>
        {isPending && results.loading}
        {isPending && failureCount > 0 && results.slow && ` ${results.slow}`}
        {plans && plans.length > 0 && `${results.count} ${plans.length}`}
      </p>
      {isPending && <Skeleton cards={first} />}
      {plans && plans.length > 0 && (
        <ul className={css.grid}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} block={block} />
            </li>
          ))}
        </ul>
      )}
      {plans?.length === 0 && (
        <p className={`card ${css.note}`}>
          <Icon name="search" size={28} className={css.noteIcon} />
          {results.empty}
        </p>
      )}
      {!data && error && <Failed {...results.error} error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
