import { describe, expect, it } from 'vitest';
import { arrayOf } from '../../../../src/site/api/guards.ts';
import { itemGuard } from '../../../../src/site/catalog/guard.ts';
import { policies, policy, termPlans } from './samples.ts';

const [isPolicy, isTermPlan] = [itemGuard(policies), itemGuard(termPlans)];

describe('guards', () => {
  it('accepts a policy [spec 3.15]', () => {
    expect(isPolicy(policy)).toBe(true);
    expect(isPolicy({ ...policy, provider: undefined })).toBe(false);
    expect(isPolicy({ ...policy, coverage: -1 })).toBe(false);
    expect(isPolicy({ ...policy, benefits: [1] })).toBe(false);
    expect(isPolicy({ ...policy, exclusions: 'none' })).toBe(false);
    expect([null, undefined, [], 'policy', 7].some(isPolicy)).toBe(false);
  });

  it('accepts a term plan, without its optional parts too [spec 3.16] [spec 9.15]', () => {
    const plan = { id: 'term-one', title: 'Term One', provider: 'Neelam Life' };
    expect(isTermPlan(plan)).toBe(true);
    expect(isTermPlan({ ...plan, csr: 98, waiting: '2 yrs' })).toBe(true);
    expect(isTermPlan({ ...plan, premium: '5000' })).toBe(false);
    expect(isTermPlan({ ...plan, covid: true })).toBe(false);
  });

  it('accepts unknown keys of a newer server', () => {
    expect(isPolicy({ ...policy, type: 'pet', claims: 7 })).toBe(true);
  });

  it('checks a list by its items', () => {
    expect(arrayOf(isPolicy)([policy])).toBe(true);
    expect(arrayOf(isPolicy)([policy, {}])).toBe(false);
    expect(arrayOf(isPolicy)({ 0: policy, length: 1 })).toBe(false);
  });
});
