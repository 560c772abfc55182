import { learnOptions } from '../../../shared/engine/known-options.ts';
import type { Option } from '../../../shared/plan/answers.ts';
import type { Site } from '../../../shared/plan/config.generated.ts';
import { areFound } from '../../api/options.ts';
import { apiOf } from '../../api/useApi.ts';

/**
 * Asks the server whether a list has a value. The forms of the page know its verdict from then on.
 * Returns  the option, if there is one
 * Errors   as `Api.post`
 */
export async function askCode(
  site: Pick<Site, 'http' | 'storage'>,
  list: string,
  value: string,
): Promise<Option | undefined> {
  const { options } = await apiOf(site).post(`/lists/${encodeURIComponent(list)}`, { value }, areFound);
  // An option that cannot be chosen stands for a value that the list does not have.
  learnOptions(list, options.length > 0 ? options : [{ value, label: value, unavailable: '' }]);
  return options[0];
}
