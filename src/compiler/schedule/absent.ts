import type { Days } from '../../shared/engine/dates.ts';
import { array, at, text } from '../read/data.ts';
import type { Source } from '../read/source.ts';
import { pageDays } from './dated.ts';

/** A page that is not there on the day of a site. Its days say when it is. */
export interface AbsentPage extends Days {
  readonly id: string;
  /** Its addresses, which may have variable parts. */
  readonly addresses: readonly string[];
}

/**
 * What is known of a page that is not there.
 * Takes    `written`: as its file has it, which says its days; `filled`: as it is on the day, which says its addresses
 */
export const absentPage = (written: Source, { data }: Source): AbsentPage => ({
  ...pageDays(written),
  id: written.id,
  addresses: [at(data, ['path']), ...array(at(data, ['also']))].flatMap((address) => text(address) ?? []),
});
