import type { FileLimit, LeadLimit } from '../../shared/plan/config.generated.ts';

/** How much is allowed in a span of time: so many calls, or so many kB. */
export interface Limit {
  readonly most: number;
  /** Length of the span in ms. */
  readonly window: number;
}

/**
 * Counts for a subject, such as an address or a phone number: one call, or another amount. `ahead` is what is about to
 * come: it must fit too, and is not counted yet.
 * Resolves to 0 when it is allowed, else to the whole seconds to wait.
 */
export type Limiter = (subject: string, amount?: number, ahead?: number) => Promise<number>;

/** The limiter where site.yaml sets no limit. */
export const unlimited: Limiter = async () => 0;

export const toLimit = ({ leads, minutes }: LeadLimit): Limit => ({ most: leads, window: minutes * 60_000 });

/** The limit in kB. Bytes would not fit into the number that a database keeps. */
export const toFileLimit = ({ megabytes, minutes }: FileLimit): Limit => ({
  most: kilobytes(megabytes * 1e6),
  window: minutes * 60_000,
});

export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
