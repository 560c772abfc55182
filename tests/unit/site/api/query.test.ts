import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../../../src/site/api/client.ts';
import { messageFor } from '../../../../src/site/api/errors.ts';
import { itemGuard } from '../../../../src/site/catalog/guard.ts';
import { arrayOf } from '../../../../src/site/api/guards.ts';
import { createQueryClient } from '../../../../src/site/api/query.ts';
import { http, policies, policy } from './samples.ts';
import { startServer, type Answer, type TestServer } from './server.ts';

const isPolicy = itemGuard(policies);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const settings = { retries: 2, retryDelay: 5, freshFor: 30_000, refetchOnFocus: false };

function fetchAll(client = createQueryClient(settings)) {
  const api = createApi(http(server.base), () => null);
  return client.fetchQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => api.get('/mock/policies', arrayOf(isPolicy), undefined, signal),
    retry: client.getDefaultOptions().queries?.retry,
  });
}

/**
 * Fetches one query whose tries get these responses. Resolves to the number of tries, and to the error, if it failed.
 */
async function tries(...answers: Answer[]): Promise<{ count: number; error?: unknown }> {
  server.answer(...answers);
  const error = await fetchAll().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { count: server.seen.length, error };
}

describe('the query client', () => {
  it('tries a failed call twice more [spec 7.02]', async () => {
    expect(await tries({ status: 500 })).toMatchObject({ count: 3, error: { status: 500 } });
  });

  it('stops at the first valid response [spec 7.02]', async () => {
    expect(await tries({ status: 503 }, { body: [policy] })).toEqual({ count: 2, error: undefined });
  });

  it('tries again after a 429 and a damaged response, then reports the error [spec 7.02] [spec 8.01]', async () => {
    const { count, error } = await tries({ body: '<html>' }, { status: 429 });
    expect(count).toBe(3);
    expect(messageFor(error, http(''))).toBe('Rate limit exceeded. Slow down and retry.');
  });

  it.each([400, 401, 404, 422])('repeats a request that was refused with %i as well [spec 7.02]', async (status) => {
    expect((await tries({ status })).count).toBe(3);
  });

  it('waits twice as long before each further try', () => {
    const { retryDelay } = createQueryClient({ ...settings, retryDelay: 400 }).getDefaultOptions().queries!;
    expect([0, 1, 2].map((failures) => (retryDelay as (failures: number) => number)(failures))).toEqual([
      400, 800, 1600,
    ]);
  });

  it('caches a response for 30 s and does not fetch on focus [spec 7.02]', async () => {
    const client = createQueryClient(settings);
    server.answer({ body: [policy] });
    await fetchAll(client);
    await fetchAll(client);
    expect(server.seen).toHaveLength(1);
    const defaults = new QueryObserver(client, { queryKey: ['policies'] }).options;
    expect(defaults).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' });
  });
});
