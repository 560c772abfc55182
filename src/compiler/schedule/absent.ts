import { array, at, text } from '../read/data.ts';
import type { Source } from '../read/source.ts';
import { pageDays, type Days } from './dated.ts';

/** A page that is not there on the day of a site. Its days say when it is. */
export interface AbsentPage extends Days {
  readonly id: string;
  /** Its addresses, which may have variable parts. */
  readonly addresses: readonly string[];
}

/** What is known of a page that is not there. */
export const absentPage = (source: Source): AbsentPage => ({
  ...pageDays(source),
  id: source.id,
  addresses: [at(source.data, ['path']), ...array(at(source.data, ['also']))].flatMap((address) => text(address) ?? []),
});
