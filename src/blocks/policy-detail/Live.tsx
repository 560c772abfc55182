import { useQuery } from '@tanstack/react-query';
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
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...policyOf(useApi(), policyIdOf(useLocation().pathname)),
    placeholderData: useEntry()?.policy,
  });
  // The sample steps in silently (spec 7.04, 8.02).
  const policy = data ?? (isError ? block.sample : undefined);
  const state = policy && !isPlaceholderData ? 'shown' : isError ? 'failed' : 'loading';
  return (
    <Detail
      block={block}
      policy={policy}
      state={state}
      retry={() => void refetch()}
      offer={policy && <Offer block={block} policy={policy} />}
      summary={policy && <Summary policy={policy} labels={block.labels} />}
      points={policy && <Points policy={policy} labels={block.labels} />}
    />
  );
}

function Points({ policy, labels }: { policy: Policy; labels: PolicyLabels }) {
  return (
    <>
      <PointList heading={labels.benefits} points={policy.benefits} icon="check" />
      <PointList heading={labels.exclusions} points={policy.exclusions} icon="x" />
    </>
  );
}
