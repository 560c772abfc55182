import { describe, expect, it } from 'vitest';
import { arriving, canGive } from '../../../src/compiler/simulate/visitor/control.ts';
import { sampleOf } from '../../../src/compiler/simulate/visitor/sample.ts';
import type { Answer } from '../../../src/shared/plan/answers.ts';
import type { FieldPlan, FieldSchema } from '../../../src/shared/plan/form.ts';

const india = { country: '91', trunk: '0', digits: 10 };

describe('a sample of a pattern', () => {
  it.each([
    '^[0-9]{10}$',
    '^[6-9][0-9]{9}$',
    '^[A-Z]{2}[0-9]{2}[A-Z]{1,2}[0-9]{4}$',
    '^a+$',
    '^(?:yes|no)$',
    '\\d{3}-\\w+',
    '^[^0-9]+$',
    '^x?y*z$',
    '.{3,}',
    '^\\+91 \\(0\\)$',
    '^[\\]a]{2}$',
    '(a)\\1',
  ])('%s', (pattern) => {
    for (const more of [0, 1, 4]) expect(sampleOf(pattern, more)).toMatch(new RegExp(pattern, 'u'));
  });

  it.each(['^(?=a)b$', '^\\p{L}$', '((a{999}){999}){999}', '(a'])('gives up on %s', (pattern) => {
    expect(sampleOf(pattern)).toBeUndefined();
  });
});

const field = (widget: FieldPlan['widget'], more: Partial<FieldPlan> = {}): FieldPlan => ({
  name: 'f',
  label: 'F',
  required: true,
  widget,
  options: {},
  whenHidden: 'drop',
  ...more,
});
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

describe('the possible answers of a control', () => {
  it.each<[string, FieldPlan, FieldSchema, Answer | undefined, boolean]>([
    ['a choice', field('select', { choices }), { type: 'string' }, 'a', true],
    ['no other', field('select', { choices }), { type: 'string' }, 'c', false],
    ['none while none is chosen', field('radio', { choices }), { type: 'string' }, undefined, true],
    [
      'never none, if one is chosen from the start',
      field('radio', { choices }),
      { type: 'string', default: 'a' },
      undefined,
      false,
    ],
    ['none for a list of tiles', field('tiles', { choices }), { type: 'array', default: ['a'] }, undefined, true],
    [
      'a whole number within the bounds of a drop-down list',
      field('select'),
      { type: 'integer', minimum: 1, maximum: 3 },
      4,
      false,
    ],
    ['a typed number beyond its bounds', field('number'), { type: 'integer', minimum: 1 }, 0, true],
    [
      'but not if it is clamped on blur',
      field('number', { options: { clamp: 'minimum' } }),
      { type: 'integer', minimum: 1 },
      0,
      false,
    ],
    ['a switch is never without an answer', field('toggle'), { type: 'boolean', default: false }, undefined, false],
    ['off, for a switch that must be answered', field('toggle'), { type: 'boolean', default: true }, false, true],
    ['a number of a rating', field('rating'), { type: 'integer', minimum: 1, maximum: 5 }, 5, true],
    ['none beyond its ends', field('rating'), { type: 'integer', minimum: 1, maximum: 5 }, 6, false],
    ['a number beyond a slider, in its box', field('slider'), { type: 'integer', minimum: 1, maximum: 5 }, 6, true],
    [
      'no fraction in the box of a slider of whole numbers',
      field('slider'),
      { type: 'integer', minimum: 1 },
      1.5,
      false,
    ],
    ['a fraction in the box of other sliders', field('slider'), { type: 'number', minimum: 1 }, 1.5, true],
    ['no amount below 0', field('amount'), { type: 'integer' }, -1, false],
    [
      'no more digits than its filter leaves',
      field('amount', { filters: [{ cap: 2 }] }),
      { type: 'integer' },
      100,
      false,
    ],
    ['not ticked, which does not answer a required checkbox', field('checkbox'), { type: 'boolean' }, false, false],
    ['not ticked', field('checkbox', { required: false }), { type: 'boolean' }, false, true],
    [
      'a text as its filters leave it',
      field('tel', { filters: [{ phone: india }] }),
      { type: 'string' },
      '98-76',
      false,
    ],
    ['only the given answer if it is read-only', field('text', { readOnly: true }), { type: 'string' }, 'a', false],
  ])('%s', (_, plan, schema, answer, can) => {
    expect(canGive(plan, schema, answer)).toBe(can);
  });

  it('is a text after its filters', () => {
    expect(arriving(field('tel', { filters: [{ phone: india }, { cap: 10 }] }), '+91 98765-43210')).toBe('9876543210');
  });
});
