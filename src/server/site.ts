import { itemSchemas, policies, policyQueries, termPlans } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { leadSettings, siteName, timeZone } from 'virtual:lead-settings';
import type { Built } from './run.ts';

/** What the server answers with besides pages: the catalog, and the forms that send leads. */
export const site: Omit<Built, 'client' | 'later'> = {
  catalog: { policies, termPlans, policyQueries, itemSchemas },
  leadForms,
  leadSettings,
  siteName,
  timeZone,
};
