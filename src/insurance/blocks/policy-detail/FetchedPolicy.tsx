import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { policyOf } from '../../api/policy.ts';
import { useApi } from '../../../api/useApi.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import type { PolicyDetailBlock } from '../../../plan/blocks.generated.ts';
import { useEntry, useSite } from '../../../render/context.tsx';
import { withApi } from '../../../render/loading/withApi.tsx';
import { Detail } from './Detail.tsx';
import { Offer, Points, Summary } from './PolicyParts.tsx';

/** The policy of the address. Until it is fetched, the prerendered one of the same id stands for it. */
function FetchedPolicy({ block }: { block: PolicyDetailBlock }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...policyOf(useApi(), policyIdIn(useLocation().pathname, useSite().entryPaths.policies ?? '')),
    placeholderData: useEntry()?.item as Policy | undefined,
  });
  // Without an answer the sample of config is shown, and nothing says so (spec 7.04, 8.02).
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
      points={policy && <Points policy={policy} block={block} />}
    />
  );
}

export default withApi(FetchedPolicy);

/**
 * The id that stands in `pathname` for the {id} of `path`, in small letters because addresses may be typed in any (spec
 * 2.33); '' when it cannot be read. The query fails for an id that no policy can have. Drawing must not: one
 * prerendered page serves all unknown ids.
 */
export function policyIdIn(pathname: string, path: string): string {
  const segment = pathname.split('/')[path.split('/').indexOf('{id}')] ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return ''; // A % sign that encodes nothing.
  }
}
