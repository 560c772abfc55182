import type { ServedCatalog } from '../../../shared/plan/catalog.ts';
import { offeredById } from '../catalog.ts';
import type { LeadRules } from '../lead-routes.ts';
import { leadSchema } from '../lead-schema.ts';
import { withAnswerShapes } from './answer-shapes.ts';
import type { SearchedList } from '../list-search.ts';
import type { LeadForms } from '../lead-form.ts';
import { fileParts, formLeadSchemas } from './leads.ts';
import { listPaths } from './lists.ts';
import { catalogPaths, aboutPaths, insightPaths, leadPath, ref } from './paths.ts';
import { ownRequestSchema, requestPaths } from './requests.ts';
import { problemSchemas } from './problems.ts';

/** Input of the description. */
export interface Described {
  readonly siteName?: string;
  readonly catalogs: readonly ServedCatalog[];
  readonly lists?: readonly SearchedList[];
  readonly leadForms: LeadForms;
  readonly leadSettings?: LeadRules;
  readonly insights?: object | undefined;
}

/** The description of the API in OpenAPI 3.1, made from the config that it serves. */
export function describeApi({
  siteName = '',
  catalogs,
  lists = [],
  leadForms,
  leadSettings = {},
  insights,
}: Described): object {
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
    tags: [
      { name: 'catalog' },
      ...(lists.length > 0 ? [{ name: 'lists' }] : []),
      { name: 'leads' },
      ...(insights ? [{ name: 'insights' }] : []),
      { name: 'about' },
    ],
    paths: {
      ...Object.assign({}, ...catalogs.map(catalogPaths)),
      ...listPaths(lists),
      ...leadPath(Object.keys(formLeads).map(ref), fileParts(leadForms)),
      ...requestPaths,
      ...(insights && insightPaths),
      ...aboutPaths,
    },
    components: {
      schemas: {
        ...Object.fromEntries(catalogs.map(({ api, schema }) => [api.name, schema])),
        Lead: withAnswerShapes(leadSchema),
        ...formLeads,
        OwnRequest: ownRequestSchema,
        ...problemSchemas,
      },
    },
  };
}
