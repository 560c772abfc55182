import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

/** Refuses a request that a page of another origin has made, also one of a sibling such as blog.example.com. */
export async function refuseCrossSite({ headers }: FastifyRequest): Promise<void> {
  const from = headers['sec-fetch-site'];
  if (from === 'cross-site' || from === 'same-site')
    throw new Problem('cross-site', 'Requests are taken from our own pages only.');
}
