import { expect, it } from 'vitest';
import { scratchSite } from '../../../support/scratch-site.ts';

const site = scratchSite();

site.write(
  'config/tables/plans.yaml',
  `
title: What goes with an age
source: a test
validFrom: 2025-04-01
match:
  age: { type: integer, minimum: 18, maximum: 99 }
result:
  price: { type: number }
  plan: { type: string }
rows:
  - [18-49, 1, gold]
  - [50+, 2, silver]
`,
);

const form = (expression: string, rules: string): string => `
schema:
  type: object
  required: [age, other]
  properties:
    age: { type: integer, title: Age, minimum: 18, maximum: 99 }
    other: { type: number, title: Other, minimum: 0, maximum: 10 }
    next: { type: integer, title: Next }
    price: { type: number, title: Price, multipleOf: 0.01 }
ui:
  next: { computed: age + 1 }
  price: { computed: '${expression}' }
messages:
  age: { required: Say, minimum: More, maximum: Less }
  other: { required: Say, minimum: More, maximum: Less }
${rules}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: complete, answers: { age: 20, other: 3 }, does: [{ alert: You asked. }] }]
`;

/** The problems of a look-up with this expression. */
function messagesOf(expression: string, rules = ''): string[] {
  site.write('config/forms/ask.yaml', form(expression, rules));
  const { problems } = site.compile();
  return problems
    .filter(({ code }) => code === 'table/outside' || code === 'expression/unknown-answer')
    .map(({ message }) => message.replace(/, which.*/, ''));
}

it.each([
  ['rate("plans.price", age + 1)', 'With "age" 99 this is 100'],
  ['rate("plans.price", next)', 'With "age" 99 this is 100'],
  ['rate("plans.price", (age * 1000) / 1000 - 1)', 'With "age" 18 this is 17'],
  ['rate("plans.price", 20 + age / 2)', 'With "age" 19 this is 29.5'],
  ['rate("plans.price", round(other))', 'With "other" 0 this is 0'],
  ['age > 97 ? rate("plans.price", next) : 0', 'With "age" 99 this is 100'],
  ['rate("plans.plan", age) == "glod" ? 1 : 2', '"plans.plan" is never "glod": no row gives it.'],
  ['rate("plans.plan", age) in ["gold", "silvr"] ? 1 : 2', '"plans.plan" is never "silvr": no row gives it.'],
  ['rate("plans.price", age) == 3 ? 1 : 2', '"plans.price" is never 3: no row gives it.'],
])('an impossible input or result of a look-up is reported: %s', (expression, message) => {
  expect(messagesOf(expression)).toEqual([message]);
});

it.each<[string, string?]>([
  ['rate("plans.price", min(next, 99))'],
  ['rate("plans.price", age > 98 ? 99 : age + 1)'],
  ['age > 98 ? 0 : rate("plans.price", next)'],
  ['age < 99 && rate("plans.price", age + 1) > 1 ? 1 : 2'],
  ['age == 99 || rate("plans.price", age + 1) > 1 ? 1 : 2'],
  ['age < 50 ? rate("plans.price", age) : 1'],
  ['other > 5 ? rate("plans.price", age + 1) : 0'],
  ['rate("plans.price", age + other)'],
  ['rate("plans.price", floor(age / 2) + 18)'],
  ['rate("plans.price", age + 1)', 'rules: [{ assert: age < 99, at: age, message: Too old }]'],
  ['rate("plans.plan", age) in ["gold", "silver"] ? 1 : 2'],
  ['rate("plans.price", age) >= 3 ? 1 : 2'],
])('no false alarm: %s %s', (expression, rules) => {
  expect(messagesOf(expression, rules)).toEqual([]);
});
