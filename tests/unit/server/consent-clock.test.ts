import { afterEach, expect, test, vi } from 'vitest';
import { consentRefusal } from '../../../src/server/api/consent.ts';
import { leadForms } from './fixtures.ts';

afterEach(() => vi.restoreAllMocks());

const hour = 60 * 60_000;

test.each([
  ['by an hour', hour, 0],
  ['by three days: it was wrong before', 3 * 24 * hour, 3 * 24 * hour],
])('after the clock was set back %s, a visitor can agree now', (_by, back, ago) => {
  const [started, agreed] = [Date.now(), new Date(Date.now() - ago - 1_000).toISOString()];
  vi.spyOn(Date, 'now').mockReturnValue(started - back);
  expect(consentRefusal(leadForms.lead, { version: 'a9ee', at: agreed })).toBeUndefined();
});
