import type { Policy, TermPlan } from '../../plan/config.generated.ts';

/** What words about a policy or a term plan can name. `premium`: in rupees a year; a term plan may have none. */
export interface Offered {
  readonly name: string;
  readonly provider: string;
  readonly premium?: number | undefined;
}

export const offeredOf = (item: Policy | TermPlan): Offered => ({
  name: 'title' in item ? item.title : item.name,
  provider: item.provider,
  premium: item.premium,
});
