import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { drawnAnswers, drawnExpression, emitted, today } from '../../../support/expressions/drawn.ts';

const clock = { today: () => today };

describe('any expression, with any answers', () => {
  it('has a value of its type or none: never NaN, an infinity or the text "undefined"', () => {
    fc.assert(
      fc.property(drawnExpression, drawnAnswers, (expression, answers) => {
        const value = evaluated({ code: emitted(expression) })(answers, clock);
        if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
        else expect(['string', 'boolean', 'undefined']).toContain(typeof value);
        if (typeof value === 'string') expect(value).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 500 },
    );
  });
});
