import type { FileLimit, LeadLimit } from '../../shared/plan/config.generated.ts';

/** Maximum amount in a time window: a number of calls, or kB. */
export interface Limit {
  readonly most: number;
  /** Length of the window in ms. */
  readonly window: number;
}

/**
 * Counts one call, or another amount, for a subject such as an address or a phone number. `ahead`: an expected amount,
 * which must also be within the limit but is not counted yet. Resolves to 0 if allowed, else to the whole seconds to
 * wait.
 */
export type Limiter = (subject: string, amount?: number, ahead?: number) => Promise<number>;

/** The limiter if site.yaml sets no limit. */
export const unlimited: Limiter = async () => 0;

export const toLimit = ({ leads, minutes }: LeadLimit): Limit => ({ most: leads, window: minutes * 60_000 });

/** The limit in kB. Bytes would exceed the integer type of the database. */
export const toFileLimit = ({ megabytes, minutes }: FileLimit): Limit => ({
  most: kilobytes(megabytes * 1e6),
  window: minutes * 60_000,
});

export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
