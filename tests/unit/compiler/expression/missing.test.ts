import { describe, expect, it } from 'vitest';
import { orValue } from '../../../../src/shared/engine/expressions/logic.ts';
import { scratchSite } from '../../../support/scratch-site.ts';

const form = (computed: string, title = 'Price') => `
schema:
  type: object
  required: [loan]
  properties:
    loan: { type: integer, title: Loan, minimum: 1, maximum: 100 }
    discount: { type: integer, title: Discount, minimum: 0, maximum: 10 }
    price: { type: integer, title: ${title} }
ui: { price: { widget: output, computed: '${computed}' } }
messages: { loan: { required: Enter it, minimum: More, maximum: Less }, discount: { minimum: More, maximum: Less } }
submit: { label: Ask, actions: [{ alert: 'You pay {price}.' }] }
examples: [{ name: none, answers: { loan: 20 }, does: [{ alert: You pay 20. }] }]
`;

/** The problems of a form that prints a computed value. */
function problemsOf(computed: string): string[] {
  const site = scratchSite();
  site.write('config/forms/ask.yaml', form(computed));
  return site.compile().problems.map(({ code }) => code);
}

describe('a value for what is missing', () => {
  it.each([
    [5, 0, 5],
    [0, 7, 0],
    [undefined, 7, 7],
    [undefined, undefined, undefined],
  ])('orValue of %s and %s is %s', (value, other, result) => expect(orValue(value, other)).toBe(result));

  it.each(['loan - discount.orValue(0)', 'has(discount) ? loan - discount : loan'])('is always there in %s', (text) => {
    expect(problemsOf(text)).not.toContain('message/gap');
  });

  it('may be missing itself', () => {
    expect(problemsOf('loan - discount.orValue(discount)')).toContain('message/gap');
  });

  it('is of the same type', () => {
    expect(problemsOf('loan - discount.orValue("no")')).toEqual(['expression/type']);
  });
});
