import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from '../http/problem.ts';

/** Every method that Node parses, except CONNECT, which it refuses itself. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

/** Adds missing methods to Fastify, so that routes can refuse them. Call it before adding routes. */
export function addMethods(api: FastifyInstance): void {
  for (const method of methods) if (!api.supportedMethods.includes(method)) api.addHttpMethod(method);
}

/** Answers 405 to methods that the address does not allow, before a body is read. */
export function refuseOtherMethods(api: FastifyInstance, url: string, allowed: readonly HTTPMethods[]): void {
  const refuse = async () => {
    throw new Problem('method-not-allowed', `This address takes ${allowed.join(' and ')} only.`, {
      headers: { Allow: allowed.join(', ') },
    });
  };
  const method = methods.filter((one) => !(allowed as readonly string[]).includes(one)) as HTTPMethods[];
  api.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
}
