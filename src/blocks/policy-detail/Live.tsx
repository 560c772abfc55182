import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { policyOf } from '../../api/policy.ts';
import QueryProvider from '../../api/QueryProvider.tsx';
import { useApi } from '../../api/useApi.ts';
import type { PolicyDetailBlock } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Detail } from './Detail.tsx';
import { policyIdOf } from './policyId.ts';

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
  return <Detail block={block} policy={data ?? (isError ? block.sample : undefined)} failed={isError} retry={() => void refetch()} />;
}
