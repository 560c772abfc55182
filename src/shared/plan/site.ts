import type { Site } from './config.generated.ts';
import type { MoneyPlan } from './message.ts';

/** site.yaml, compiled. */
export type SitePlan = Omit<Site, 'money'> & {
  readonly money?: MoneyPlan;
  /** The keys under which a device keeps the items of catalogs that visitors save. */
  readonly savedLists: readonly string[];
};
