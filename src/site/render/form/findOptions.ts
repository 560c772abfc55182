import { learnOptions } from '../../../shared/engine/known-options.ts';
import type { Site } from '../../../shared/plan/config.generated.ts';
import type { Query } from '../../api/client.ts';
import { optionsQuery, type FoundOptions } from '../../api/options.ts';
import { queryClientOf } from '../../api/QueryProvider.tsx';
import { statusOf } from '../../api/errors.ts';
import { apiOf } from '../../api/useApi.ts';

/** The status of an answer of the server when the address that has the options has failed. */
const ADDRESS_FAILED = 502;

/** Searches a list on the server. The forms of the page know the found options from then on. */
export async function findOptions(
  site: Pick<Site, 'http' | 'query' | 'storage'>,
  list: string,
  asked: Query,
): Promise<FoundOptions> {
  const found = await queryClientOf(site).fetchQuery({
    ...optionsQuery(apiOf(site), list, asked),
    // Where an address has failed, the visitor decides when it is asked again.
    retry: (failures, error) => statusOf(error) !== ADDRESS_FAILED && failures < site.query.retries,
  });
  learnOptions(list, found.options);
  return found;
}
