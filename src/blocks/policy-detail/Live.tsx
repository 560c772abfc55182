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
    queryFn: ({ signal }) => api.get(`/mock/policy/${id}`, isPolicy, undefined, signal),
    enabled: id !== undefined,
  });
  const failed = isError || id === undefined;
  // The sample steps in silently (spec 7.04, 8.02).
  return <Detail block={block} policy={data ?? (failed ? block.sample : undefined)} failed={failed} retry={() => void refetch()} />;
}
