import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { policyOf } from '../../api/policy.ts';
import QueryProvider from '../../api/QueryProvider.tsx';
import { useApi } from '../../api/useApi.ts';
import type { PolicyDetailBlock, PolicyLabels } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { useEntry, useSite } from '../../render/context.tsx';
import { Detail } from './Detail.tsx';
import { Offer } from './Offer.tsx';
import { PointList } from './PointList.tsx';
import { policyIdOf } from './policyId.ts';
import { Summary } from './Summary.tsx';

/** The part of the block that fetches, with the clients of the API. */
export default function Live({ block }: { block: PolicyDetailBlock }) {
  return (
    <QueryProvider site={useSite().site}>
      <Fetched block={block} />
    </QueryProvider>
  );
}

function Fetched({ block }: { block: PolicyDetailBlock }) {
  // An id that no policy can have fails in the query, not while drawing: the one prerendered page of unknown ids fits every address.
  const { data, isError, refetch } = useQuery(policyOf(useApi(), policyIdOf(useLocation().pathname)));
  // The sample steps in silently (spec 7.04, 8.02).
  const policy = data ?? (isError ? block.sample : undefined);
  return (
    <Detail
      block={block}
      policy={policy}
      failed={isError}
      retry={() => void refetch()}
      offer={policy && <Offer block={block} policy={policy} />}
      summary={<Shown policy={policy} show={(shown) => <Summary policy={shown} labels={block.labels} />} />}
      points={<Shown policy={policy} show={(shown) => <Points policy={shown} labels={block.labels} />} />}
    />
  );
}

/** Something of the policy. Until it is fetched, what was known when the page was written stands there for visitors without JavaScript. */
function Shown({ policy, show }: { policy?: Policy; show: (policy: Policy) => ReactNode }) {
  const written = useEntry()?.policy;
  return policy ? show(policy) : <noscript>{written && show(written)}</noscript>;
}

function Points({ policy, labels }: { policy: Policy; labels: PolicyLabels }) {
  return (
    <>
      <PointList heading={labels.benefits} points={policy.benefits} icon="check" />
      <PointList heading={labels.exclusions} points={policy.exclusions} icon="x" />
    </>
  );
}
