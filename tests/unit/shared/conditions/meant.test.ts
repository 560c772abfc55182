import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isFault, parseExpression } from '../../../../src/shared/conditions/cel/parse.ts';
import { checker } from '../../../../src/compiler/model/checker.ts';
import { conditionMapOf, conditionSchema } from '../../../../src/compiler/model/conditions.ts';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { drawnAnswers, emitted, scope, today } from '../../../support/expressions/drawn.ts';

/** Comparisons of a field with a value, as conditions have them. */
const comparison: Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('loan', 'rate'),
      fc.constantFrom('<', '<=', '>', '>=', '==', '!='),
      fc.constantFrom('0', '18', '1.005', '-20', 'fees.tax', 'late-fees.tax'),
      fc.boolean(),
    )
    .map(([field, sign, value, isTurned]) => (isTurned ? `${value} ${sign} ${field}` : `${field} ${sign} ${value}`)),
  fc
    .tuple(fc.constantFrom('==', '!='), fc.constantFrom('"Pune"', '"10"', 'fees.place'))
    .map(([sign, value]) => `city ${sign} ${value}`),
  fc
    .tuple(fc.constantFrom('==', '!='), fc.constantFrom('true', 'false'))
    .map(([sign, value]) => `smoker ${sign} ${value}`),
  fc.constantFrom('smoker', 'agreed', 'has(loan)', 'has(city)', 'has(smoker)', 'has(covers)'),
  fc.constantFrom('city in ["Pune", "pune"]', 'loan in [0, 18]', '"theft" in covers', 'fees.place in covers'),
);

/** Comparisons joined by "and" and "or" and negated by "not", up to three deep. */
const simple = [1, 2, 3].reduce<Arbitrary<string>>(
  (inner) =>
    fc.oneof(
      inner,
      fc.tuple(inner, fc.constantFrom('&&', '||'), inner).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
      inner.map((a) => `!(${a})`),
    ),
  comparison,
);

describe('an expression that compares fields with values', () => {
  it('holds as a condition exactly when its code holds, for any answers', () => {
    fc.assert(
      fc.property(simple, drawnAnswers, (text, answers) => {
        const expression = parseExpression(text);
        if (isFault(expression)) throw new Error(expression.why);
        const map = conditionMapOf(expression, scope.constants);
        expect(map, 'every such expression is a condition').toBeDefined();
        const asCode = evaluated({ code: emitted(text) })(answers, { today: () => today }) === true;
        expect(checker(conditionSchema(map!))(answers)).toBe(asCode);
      }),
      { numRuns: 400 },
    );
  });
});
