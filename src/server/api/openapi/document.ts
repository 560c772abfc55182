import type { Catalog } from '../../catalog.ts';
import type { LeadForms } from '../lead-forms.ts';
import type { LeadRules } from '../lead-routes.ts';
import { leadSchemas } from './leads.ts';
import { catalogPaths, aboutPaths, leadPath, ref } from './paths.ts';
import { problemSchemas } from './problems.ts';

export interface Described {
  /** The site's name. */
  readonly siteName?: string;
  readonly catalog: Catalog;
  readonly leadForms: LeadForms;
  readonly leadSettings?: LeadRules;
}

/** The description of the API as OpenAPI 3.1, made from the config that it serves. */
export function describe({ siteName = '', catalog, leadForms, leadSettings = {} }: Described): object {
  const leads = leadSchemas(leadForms, leadSettings.guard);
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
    paths: { ...catalogPaths(catalog), ...leadPath(Object.keys(leads).map((name) => ref(name))), ...aboutPaths },
    components: {
      schemas: {
        Policy: catalog.itemSchemas.policy,
        TermPlan: catalog.itemSchemas.termPlan,
        ...leads,
        ...problemSchemas,
      },
    },
  };
}
