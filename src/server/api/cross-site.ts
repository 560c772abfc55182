import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

/** Refuses a request that a page of another site has made. */
export async function refuseCrossSite({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new Problem('cross-site', 'Requests are taken from our own pages only.');
}
