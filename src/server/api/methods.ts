import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from '../http/problem.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405 to every method that the address does not allow, before a body is read. */
export function refuseOtherMethods(api: FastifyInstance, url: string, allowed: readonly HTTPMethods[]): void {
  const refuse = async () => {
    throw new Problem('method-not-allowed', `This address takes ${allowed.join(' and ')} only.`, {
      headers: { Allow: allowed.join(', ') },
    });
  };
  const method = methods.filter((one) => !allowed.includes(one));
  api.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
}
