import type { LeadLimit } from '../../plan/config.generated.ts';

/** How many calls are allowed in a span of time. */
export interface Limit {
  readonly calls: number;
  /** Length of the span in ms. */
  readonly window: number;
}

/**
 * Counts a call for a subject, such as an address or a phone number.
 * Resolves to 0 when the call is allowed, else to the whole seconds to wait.
 */
export type Limiter = (subject: string) => Promise<number>;

/** The limiter where site.yaml sets no limit. */
export const unlimited: Limiter = async () => 0;

export const toLimit = ({ leads, minutes }: LeadLimit): Limit => ({ calls: leads, window: minutes * 60_000 });
