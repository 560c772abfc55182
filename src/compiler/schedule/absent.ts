import type { Validity } from '../../shared/engine/dates.ts';
import { array, at, asText } from '../read/data.ts';
import type { Source } from '../read/source.ts';
import { pageDays } from './dated.ts';

/** A page that does not exist on the day of a site. Its days say when it does. */
export interface AbsentPage extends Validity {
  readonly id: string;
  /** Its addresses, which may have variable parts. */
  readonly addresses: readonly string[];
}

/**
 * What is known of an absent page.
 * Takes    `written`: the page as its file has it, with its days; `filled`: the page as it is on the day,
 *          with its addresses
 */
export const absentPage = (written: Source, { data }: Source): AbsentPage => ({
  ...pageDays(written),
  id: written.id,
  addresses: [at(data, ['path']), ...array(at(data, ['also']))].flatMap((address) => asText(address) ?? []),
});
