import type { LeadLimit } from '../../plan/config.generated.ts';

/** So many calls in a window. */
export interface Limit {
  readonly calls: number;
  /** Length of the window in ms. */
  readonly window: number;
}

/** Counts a call of the subject, such as an address. Resolves to 0 when it is allowed, else to the whole seconds to wait. */
export type Limiter = (subject: string) => Promise<number>;

/** The limiter where site.yaml declares no limit. */
export const unlimited: Limiter = async () => 0;

export const limitOf = ({ leads, minutes }: LeadLimit): Limit => ({ calls: leads, window: minutes * 60_000 });
