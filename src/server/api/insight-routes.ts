import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insightEvents, type InsightEntry, type InsightNames } from '../../shared/plan/insights.ts';
import { Problem } from '../http/problem.ts';
import type { InsightCounter } from '../insights/counter.ts';
import { namedIn } from '../insights/names.ts';
import { memoryLimiter } from '../limits/memory.ts';
import { refuseCrossSite } from './cross-site.ts';
import { refuseEncoded } from './json.ts';
import { refuseOtherMethods } from './methods.ts';
import { limitSenders } from './senders.ts';

const insightsPath = '/api/insights';

/** How many beacons one sender may send: one comes whenever a page is left. */
const beaconLimit = { most: 120, window: 60_000 };

/** The body: what a visit has counted since its last beacon. */
export const insightsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 100,
  items: {
    type: 'array',
    description:
      'The event, then the names in config of its page, form or wizard, step, field and message, as far as it has them. ' +
      `Events are ${insightEvents.join(', ')}.`,
    minItems: 2,
    maxItems: 6,
    items: { type: 'string', maxLength: 100 },
  },
};

/**
 * POST /api/insights: counts, without persons. Only names of config are counted; others, such as those of a page of
 * yesterday, are ignored. Addresses are only in memory, for the limit.
 */
export function insightRoutes(api: FastifyInstance, names: InsightNames, counter: InsightCounter): void {
  const limit = limitSenders(() => memoryLimiter(beaconLimit));
  api.post<{ Body: readonly InsightEntry[] }>(
    insightsPath,
    {
      onRequest: [refuseCrossSite, refuseEncoded],
      schema: { body: insightsSchema },
      schemaErrorFormatter: () => new Problem('bad-parameter', 'The body is a list of 1 to 100 counts.'),
    },
    async (request, reply) => {
      const refused = await limit(request);
      if (refused)
        throw new Problem('too-many-counts', `They come from ${refused.from}.`, {
          headers: { 'Retry-After': String(refused.wait) },
        });
      if (!asksForPrivacy(request)) counter.count(request.body.flatMap((one) => namedIn(names, one) ?? []));
      return reply.code(204).header('Cache-Control', 'no-store').send();
    },
  );
  refuseOtherMethods(api, insightsPath, ['POST']);
}

/** Whether the browser asks with Global Privacy Control or Do Not Track. */
const asksForPrivacy = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';
