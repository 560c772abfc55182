import type { Site } from './config.generated.ts';
import type { MoneyPlan } from './message.ts';

/** site.yaml, compiled. */
export type SitePlan = Omit<Site, 'money'> & { readonly money?: MoneyPlan };
