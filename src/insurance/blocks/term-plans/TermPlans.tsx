import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { isItem as isTermPlan } from 'virtual:item-guard/term-plans';
import { messageFor } from '../../../api/errors.ts';
import { arrayOf } from '../../../api/guards.ts';
import { useApi } from '../../../api/useApi.ts';
import type { TermPlansBlock } from '../../../plan/blocks.generated.ts';
import type { TermPlan } from '../../../plan/config.generated.ts';
import { CatalogContext, useSite } from '../../../render/context.tsx';
import { LoadError, NoteCard, Skeleton } from '../../../render/loading/placeholders.tsx';
import { withApi } from '../../../render/loading/withApi.tsx';
import { useKept } from '../../../render/useKept.ts';
import { sorted, type Order } from '../../catalog/sorted.ts';
import { FoldedList } from '../../elements/FoldedList.tsx';
import { SortBy } from '../../elements/SortBy.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Sidebar } from './Sidebar.tsx';
import css from './view.module.css';

/** The plans, beside the sidebar if config has one. */
function TermPlans({ block }: { block: TermPlansBlock }) {
  const { sidebar } = block;
  return (
    <>
      <PrerenderedPlans block={block} />
      <div className={`needs-script ${css.layout}`} data-sidebar={sidebar ? true : undefined}>
        {sidebar && <Sidebar {...sidebar} />}
        <Results block={block} />
      </div>
    </>
  );
}

export default withApi(TermPlans);

/** The same plans for a visitor without JavaScript. */
function PrerenderedPlans({ block }: { block: TermPlansBlock }) {
  const plans = useContext(CatalogContext)?.['term-plans'] as TermPlan[] | undefined;
  return <noscript>{plans && <Plans plans={plans.slice(0, block.first)} block={block} />}</noscript>;
}

function Plans({ plans, block }: { plans: readonly TermPlan[]; block: TermPlansBlock }) {
  return (
    <FoldedList fold={block.fold} className={css.grid}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} block={block} />
        </li>
      ))}
    </FoldedList>
  );
}

/**
 * The first plans (spec 2.81, 9.13), or what stands in their place: that they load, that there are none, that they
 * failed to load.
 */
function Results({ block }: { block: TermPlansBlock }) {
  const { id = '', first, fold, sort, defaults, results } = block;
  const [order, setOrder] = useKept<Order>(`${id} sort`, 'listed');
  const { http } = useSite().site;
  const { data, error, isPending, failureCount, refetch } = useTermPlans();
  const plans = data && sorted(data.slice(0, first), order, (plan) => ({ ...defaults, ...plan }));
  return (
    <div className={css.results}>
      <div className={css.head}>
        <p role="status" className={css.status}>
          {isPending && results.loading}
          {isPending && failureCount > 0 && results.slow && ` ${results.slow}`}
          {plans && plans.length > 0 && `${results.count} ${plans.length}`}
        </p>
        {sort && <SortBy words={sort} order={order} onChange={setOrder} />}
      </div>
      {isPending && (
        <div className={css.grid}>
          {Array.from({ length: first }, (_, card) => (
            <Skeleton
              key={card}
              bars={4}
              className={`card ${css.skeleton} ${fold && card >= fold.after ? (css.folded ?? '') : ''}`}
            />
          ))}
        </div>
      )}
      {plans && plans.length > 0 && <Plans plans={plans} block={block} />}
      {plans?.length === 0 && <NoteCard icon="search">{results.empty}</NoteCard>}
      {!data && error && (
        <LoadError {...results.error} message={messageFor(error, http)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const isTermPlans = arrayOf(isTermPlan);

/** All term plans (spec 7.05). The blocks of a page share one call, because they use the same key. */
function useTermPlans() {
  const api = useApi();
  return useQuery({
    queryKey: ['term-plans'],
    queryFn: ({ signal }) => api.get('/mock/term/plans', isTermPlans, undefined, signal),
  });
}
