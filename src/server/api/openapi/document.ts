import type { ServedCatalog } from '../../../shared/plan/catalog.ts';
import { offeredById } from '../catalog.ts';
import type { LeadRules } from '../lead-routes.ts';
import { leadSchema } from '../lead-schema.ts';
import type { LeadForms } from '../lead-form.ts';
import { fileParts, formLeadSchemas } from './leads.ts';
import { catalogPaths, aboutPaths, leadPath, ref } from './paths.ts';
import { problemSchemas } from './problems.ts';

/** Input of the description. */
export interface Described {
  readonly siteName?: string;
  readonly catalogs: readonly ServedCatalog[];
  readonly leadForms: LeadForms;
  readonly leadSettings?: LeadRules;
}

/** The description of the API in OpenAPI 3.1, made from the config that it serves. */
export function describeApi({ siteName = '', catalogs, leadForms, leadSettings = {} }: Described): object {
  const formLeads = formLeadSchemas({ forms: leadForms, offered: offeredById(catalogs) }, leadSettings.guard);
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
      ...Object.assign({}, ...catalogs.map(catalogPaths)),
      ...leadPath(Object.keys(formLeads).map(ref), fileParts(leadForms)),
      ...aboutPaths,
    },
    components: {
      schemas: {
        ...Object.fromEntries(catalogs.map(({ api, schema }) => [api.name, schema])),
        Lead: leadSchema,
        ...formLeads,
        ...problemSchemas,
      },
    },
  };
}
