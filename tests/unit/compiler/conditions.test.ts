import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canHold } from '../../../src/compiler/lint/conditions.ts';
import { checker } from '../../../src/compiler/model/checker.ts';
import { conditionReads, conditionSchema } from '../../../src/compiler/model/conditions.ts';
import { decidingAnswers } from '../../../src/compiler/model/deciding/deciding.ts';
import type { FieldSchema } from '../../../src/compiler/model/types.ts';
import type { ConditionMap as Condition } from '../../../src/shared/plan/config.generated.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

/** The problems of a form that asks `read`, and `shade` while a condition on `read` holds. */
function problemsWith(read: string, rule: string, ui = '{}', more = '', when = `{ read: ${rule} }`): string[] {
  site.write(
    'config/forms/ask.yaml',
    `schema:
  type: object
  properties:
    read: ${read}
    shade: { type: string, title: Shade, x-list: colours }
  required: [shade]
ui:
  read: ${ui}
  shade: { when: ${when} }
messages:
  shade: { required: Choose a shade }
${more}
submit: { label: Ask, actions: [{ log: ask }] }
examples: [{ name: empty }]
`,
  );
  return site.compile().problems.map(({ code, message }) => `${code} ${message}`);
}

describe('a condition that holds for some answers', () => {
  it.each([
    ['several choices', '{ type: array, title: Read, items: { type: string, x-list: colours } }', '{ minItems: 2 }'],
    [
      'a pattern in addition to the pattern of the field',
      "{ type: string, title: Read, pattern: '^[A-Z]{2}[0-9]{4}$' }",
      "{ pattern: '^MH' }",
    ],
    ['any other text', "{ type: string, title: Read, pattern: '^[A-Z]{2}$' }", '{ not: { const: MH } }'],
    ['the start of any text', '{ type: string, title: Read, format: line }', "{ pattern: '^MH' }"],
    [
      'more than a number',
      '{ type: integer, title: Read, multipleOf: 1000, maximum: 100000 }',
      '{ exclusiveMinimum: 5000 }',
    ],
    ['a long text', '{ type: string, title: Read, format: line, maxLength: 200 }', '{ minLength: 50 }'],
    [
      'letters of any script',
      "{ type: string, title: Read, pattern: '^\\p{L}+$', maxLength: 40 }",
      "{ pattern: '^\\p{Script=Devanagari}' }",
    ],
  ])('is not refused: %s', (_, read, when) => {
    const rules = ['pattern', 'multipleOf', 'maximum', 'maxLength', 'format'].filter((rule) =>
      read.includes(`${rule}:`),
    );
    const messages = rules.length > 0 ? `  read: { ${rules.map((rule) => `${rule}: Check it`).join(', ')} }` : '';
    expect(problemsWith(read, when, '{}', messages)).toEqual([]);
  });
});

describe('a field that is hidden until a condition holds', () => {
  /** The codes about the messages of `shade`, which is shown with red. */
  const codesWith = (field: string, ui: string, messages: string) => {
    site.write(
      'config/forms/ask.yaml',
      `schema:
  type: object
  required: [shade]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    shade: ${field}
ui:
  shade: { ${ui}, when: { colour: { const: red } } }
messages: { shade: { ${messages} } }
submit: { label: Ask, actions: [{ log: ask }] }
examples: [{ name: empty }]
`,
    );
    return site.compile().problems;
  };

  it.each([
    ['a number', '{ type: integer, title: Shade, minimum: 3 }', 'widget: number', 'minimum: More'],
    ['an amount', '{ type: integer, title: Shade, minimum: 3 }', 'widget: amount', 'minimum: More'],
    [
      'a number that is at least the smallest',
      '{ type: integer, title: Shade, minimum: 3 }',
      'options: { clamp: minimum }',
      '',
    ],
    [
      'a number that is at least the smallest, and has a largest',
      '{ type: integer, title: Shade, minimum: 3, maximum: 5 }',
      'options: { clamp: minimum }',
      'maximum: Less',
    ],
    [
      'a text',
      '{ type: string, title: Shade, format: line, maxLength: 9 }',
      'help: Any',
      'format: Bad, maxLength: Long',
    ],
    ['a box', '{ type: boolean, title: Shade }', 'widget: checkbox', ''],
  ])('needs exactly the messages that its visitors see: %s', (_, field, ui, others) => {
    const all = `required: Give it${others === '' ? '' : `, ${others}`}`;
    expect(codesWith(field, ui, all)).toEqual([]);
    for (const one of all.split(', ')) {
      const rest = all.split(', ').filter((other) => other !== one);
      const codes = codesWith(field, ui, rest.length > 0 ? rest.join(', ') : 'enum: Other').map(({ code }) => code);
      expect(codes).toContain('message/missing');
    }
  });

  it('names the control as the reason for a message that it prevents', () => {
    const [problem, ...others] = codesWith(
      '{ type: integer, title: Shade, minimum: 3 }',
      'options: { clamp: minimum }',
      'required: Give it, minimum: More',
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'message/never-shown', message: expect.stringContaining('the control of') });
  });
});

describe('the analysis of a condition: sometimes, always or never', () => {
  const all = { colour: ['red', 'blue', 'green'], age: [18, 19, 20, 21], box: [true, false] };
  const schemas: Readonly<Record<keyof typeof all, FieldSchema>> = {
    colour: { type: 'string', title: 'Colour' },
    age: { type: 'integer', title: 'Age', minimum: 18, maximum: 21 },
    box: { type: 'boolean', title: 'Box' },
  };
  const names = Object.keys(all) as (keyof typeof all)[];
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom<Condition[]>(
        { colour: { const: 'red' } },
        { colour: { enum: ['red', 'blue', 'green'] } },
        { colour: { not: { const: 'green' } } },
        { age: { minimum: 20 } },
        { age: { minimum: 18 } },
        { age: { exclusiveMinimum: 21 } },
        { age: { maximum: 19 }, box: { const: true } },
        { box: {} },
      ),
      tie('condition').map((not) => ({ not })),
      fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })),
      fc.tuple(tie('condition'), tie('condition')).map(([one, not]) => ({ ...one, not })),
    ),
  }));

  /** Every combination of answers, with an answer to each of the given fields. */
  const combinations = (given: ReadonlySet<string>) =>
    names.reduce<Record<string, unknown>[]>(
      (some, name) =>
        some.flatMap((answers) => [
          ...(given.has(name) ? [] : [answers]),
          ...all[name].map((value) => ({ ...answers, [name]: value })),
        ]),
      [{}],
    );

  it('agrees with trying all answers', () => {
    fc.assert(
      fc.property(condition, fc.subarray(names), (condition, required) => {
        const given = new Set<string>(required);
        const reads = conditionReads(condition, []);
        const candidates = new Map(
          names
            .filter((name) => reads.some(({ field }) => field === name))
            .map((name) => {
              const rules = reads.flatMap(({ field, rule }) => (field === name ? [rule] : []));
              const choices = name === 'colour' ? all.colour : undefined;
              return [name, decidingAnswers({ schema: schemas[name], choices }, rules)];
            }),
        );
        const holds = checker(conditionSchema(condition));
        const tried = combinations(given).map((answers) => holds(answers));
        expect(canHold(condition, candidates, given)).toBe(tried.includes(true));
        expect(canHold({ not: condition }, candidates, given)).toBe(tried.includes(false));
      }),
      { numRuns: 150 },
    );
  });
});

describe('a condition that always holds', () => {
  const two = '{ type: integer, title: Read, minimum: 2 }';
  const messages = '  read: { minimum: More }';
  it.each([
    ['an answer or none', '{ anyOf: [{ read: {} }, { not: { read: {} } }] }'],
    ['no impossible answer', '{ not: { read: { const: 1 } } }'],
  ])('is reported: %s', (_, when) => {
    expect(problemsWith(two, '{}', '{}', messages, when)).toEqual([
      'condition/always This condition always holds, for all answers.',
    ]);
  });

  it('is not reported while its field may have no answer', () => {
    expect(problemsWith(two, '{ minimum: 2 }', '{}', messages)).toEqual([]);
  });
});
