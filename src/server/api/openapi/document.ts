import { offeredById } from '../catalog.ts';
import type { Catalog } from '../catalog.ts';
import type { LeadRules } from '../lead-routes.ts';
import { leadSchema } from '../lead-schema.ts';
import type { LeadForms } from '../lead-form.ts';
import { fileParts, formLeadSchemas } from './leads.ts';
import { catalogPaths, aboutPaths, leadPath, ref } from './paths.ts';
import { problemSchemas } from './problems.ts';

/** What the description is made of. */
export interface Described {
  readonly siteName?: string;
  readonly catalog: Catalog;
  readonly leadForms: LeadForms;
  readonly leadSettings?: LeadRules;
}

/** The description of the API in OpenAPI 3.1, made from the config that it serves. */
export function describe({ siteName = '', catalog, leadForms, leadSettings = {} }: Described): object {
  const formLeads = formLeadSchemas({ forms: leadForms, offered: offeredById(catalog) }, leadSettings.guard);
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: `${siteName} API`.trim(),
      version: '1',
      description: 'What its pages ask for, and the leads that visitors send.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'catalog' }, { name: 'leads' }, { name: 'about' }],
    paths: {
      ...catalogPaths(catalog),
      ...leadPath(Object.keys(formLeads).map(ref), fileParts(leadForms)),
      ...aboutPaths,
    },
    components: {
      schemas: {
        ...(catalog.policies.length > 0 && { Policy: catalog.itemSchemas.policy }),
        ...(catalog.termPlans.length > 0 && { TermPlan: catalog.itemSchemas.termPlan }),
        Lead: leadSchema,
        ...formLeads,
        ...problemSchemas,
      },
    },
  };
}
