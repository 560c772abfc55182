import type { FastifyInstance } from 'fastify';
import { matchingItems } from '../../shared/catalog/filter.ts';
import type { ServedCatalog } from '../../shared/plan/catalog.ts';
import { Problem } from '../http/problem.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { readCatalogQuery, refuseUnknown } from './catalog-query.ts';
import { refuseOtherMethods } from './methods.ts';

type Query = Readonly<Record<string, unknown>>;

const noParameters = new Set<string>();

/** Routes of each catalog (spec 7.03–7.05): its matching items, and one item. */
export function catalogRoutes(
  api: FastifyInstance,
  catalogs: readonly ServedCatalog[],
  maxAge: number | undefined,
): void {
  const answer = createCachedAnswer(maxAge);
  for (const catalog of catalogs) {
    const { list, item, name } = catalog.api;
    const byId = new Map(catalog.items.map((one) => [one.id, one]));
    api.get<{ Querystring: Query }>(`/api${list}`, (request, reply) => {
      const { ids, asked } = readCatalogQuery(request.query, catalog);
      const items = ids ? catalog.items.filter(({ id }) => ids.has(id)) : catalog.items;
      return answer(matchingItems(items, asked, catalog), request, reply);
    });
    refuseOtherMethods(api, `/api${list}`, ['GET', 'HEAD']);
    if (item === undefined) continue;
    const path = `/api${item.replace('{id}', ':id')}`;
    api.get<{ Querystring: Query; Params: { id: string } }>(path, (request, reply) => {
      refuseUnknown(request.query, noParameters);
      const found = byId.get(request.params.id);
      if (!found) throw new Problem('not-found', `No ${name} has this id.`);
      return answer(found, request, reply);
    });
    refuseOtherMethods(api, path, ['GET', 'HEAD']);
  }
}
