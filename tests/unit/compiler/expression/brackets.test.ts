import type { Scope } from '../../../../src/compiler/expression/scope.ts';
import { expect, it } from 'vitest';
import { codeOf } from '../../../../src/compiler/compile/expressions.ts';
import { checkExpression } from '../../../../src/compiler/expression/check.ts';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';

const scope: Scope = {
  fields: new Map([
    ['age', 'double'],
    ['name', 'string'],
    ['begin', 'Day'],
    ['covers', 'list<string>'],
  ]),
  rows: new Map(),
  tables: new Map(),
  constants: new Map(),
};

const clock = { today: () => '2026-11-23' };

it.each([
  ['((age < 18) ? begin : today) + 3 days', '2026-02-03'],
  ['( (age < 18) ? begin : today) - 1 months', '2025-12-31'],
  ['((age < 18) ? "Miss " : "Ms ") + name', 'Miss Asha)'],
  ['((age < 18) ? name : (name + "(")) + "!"', 'Asha)!'],
  ['(("(" == name) ? begin : (today)) + 3 days', '2026-11-26'],
])('%s has the value of its first part', (text, value) => {
  expect(evaluated(codeOf(text, scope))({ age: 12, name: 'Asha)', begin: '2026-01-31' }, clock)).toBe(value);
});

it('finds type errors behind brackets', () => {
  expect(checkExpression('((age < 18) ? covers : (covers)) == covers', scope)).toMatchObject([{ kind: 'type' }]);
});
