import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { estimating } from '../../../../src/shared/engine/estimate.ts';
import { actionsAfter, estimateOf } from '../../../../src/shared/engine/estimated.ts';
import { shelteredEstimate, shelteredRule } from '../../../../src/shared/engine/sheltered.ts';
import { validate } from '../../../../src/shared/engine/validate.ts';
import { formModule, wizardModule } from '../../../config/modules.ts';

const travel = await formModule('config/forms/travel-individual.yaml');
const health = await wizardModule('config/wizards/health.yaml');
const phone = /1800-000-1234/;

const throws = () => {
  throw new TypeError('age 63');
};

describe('a plug-in that fails in the browser', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['throws', throws],
    ['gives NaN', () => ({ values: { premium: Number.NaN } })],
  ])('for a formula that %s, the estimate and the alert show our phone number', (_, formula) => {
    const form = { ...travel, estimate: estimating(shelteredEstimate(formula)) };
    const estimate = estimateOf(form, { travellers: 5 });
    expect(estimate).toMatchObject({ amount: '', note: expect.stringMatching(phone) as string });
    expect(JSON.stringify(actionsAfter(estimate, form.plan.submit.actions))).toMatch(phone);
  });

  it('for a rule that throws, the step keeps its answers, and shows our phone number at its last field', () => {
    const step = health.steps.find(({ plan }) => plan.rules.some(({ plugin }) => plugin === 'at-least-one'))!;
    const broken = { ...step, rules: { ...step.rules, 'at-least-one': shelteredRule(throws) } };
    const messages = validate(broken, {}, '').map(({ message }) => message);
    expect(messages.at(-1)).toMatch(phone);
  });

  it('a working plug-in is unchanged', () => {
    const finding = { field: 'a', code: 'none', values: { n: 1 } };
    expect(shelteredRule(() => [finding])({}, {})).toEqual([finding]);
    expect(shelteredEstimate(() => ({ values: { premium: 5 } }))({}, {}, [])).toEqual({ values: { premium: 5 } });
    expect(console.error).not.toHaveBeenCalled();
  });
});
