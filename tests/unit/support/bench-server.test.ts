import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LeadPost } from '../../../src/shared/plan/lead.ts';
import { leadChecks } from '../../../src/tools/vite/lead-checks.ts';
import { leadText } from '../../bench/server/requests.ts';
import { siteOf } from '../../support/compiled.ts';

it('sends a lead that our site accepts, but for its version of the consent, which the bench asks for', () => {
  const { symbols } = siteOf();
  const version = { symbols, root: join(import.meta.dirname, '../../..') };
  const verdict = leadChecks(version, version).after(JSON.parse(leadText('9876543210', 'unknown')) as LeadPost);
  expect(verdict).toMatchObject({ issues: [], agreeAgain: true });
  expect(verdict.stored).toMatchObject({ name: 'Nikhil Joshi', productType: 'term' });
});
