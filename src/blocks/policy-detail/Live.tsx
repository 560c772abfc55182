import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isPolicy } from '../../api/guards.ts';
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
  const id = policyIdOf(useLocation().pathname);
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['policy', id],
    // An id that no policy can have fails here, not while drawing: the one prerendered page of unknown ids fits every address.
    queryFn: ({ signal }) => (id === undefined ? Promise.reject(new Error('No policy has this id')) : api.get(`/mock/policy/${id}`, isPolicy, undefined, signal)),
    ...(id === undefined && { retry: false }),
  });
  // The sample steps in silently (spec 7.04, 8.02).
  return <Detail block={block} policy={data ?? (isError ? block.sample : undefined)} failed={isError} retry={() => void refetch()} />;
}
