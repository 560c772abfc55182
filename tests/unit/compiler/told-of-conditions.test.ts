import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

interface Answers {
  readonly colour: string;
  readonly few?: number;
  readonly name?: string;
  readonly sure?: boolean;
}

/** All answers to the questions before the last one, as visitors can give them; colour is required. */
const names = [undefined, 'a', 'b', 'aa', 'ab', 'ba', 'bb'];
const everybody: Answers[] = ['red', 'blue'].flatMap((colour) =>
  [undefined, 0, 1, 2, 3].flatMap((few) =>
    names.flatMap((name) => [undefined, true].map((sure) => ({ colour, few, name, sure }))),
  ),
);

interface Rule {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly not?: Rule;
}
type Condition = Readonly<Record<string, Rule>> | { readonly anyOf: readonly Condition[] };

/** Whether an answer satisfies a rule, read here by hand. No answer satisfies none. */
function satisfies(answer: unknown, rule: Rule): boolean {
  if (answer === undefined) return false;
  return (
    (!('const' in rule) || answer === rule.const) &&
    (rule.enum?.includes(answer) ?? true) &&
    (rule.minimum === undefined || (answer as number) >= rule.minimum) &&
    (rule.maximum === undefined || (answer as number) <= rule.maximum) &&
    (rule.minLength === undefined || (answer as string).length >= rule.minLength) &&
    (rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(answer as string)) &&
    (rule.not === undefined || !satisfies(answer, rule.not))
  );
}

const holds = (condition: Condition, answers: Answers): boolean =>
  'anyOf' in condition && Array.isArray(condition.anyOf)
    ? condition.anyOf.some((one: Condition) => holds(one, answers))
    : Object.entries(condition).every(([field, rule]) => satisfies(answers[field as keyof Answers], rule as Rule));

const negatable = (rule: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.oneof(
    rule,
    rule.map((not): Rule => ({ not })),
  );
const whole = fc.integer({ min: 0, max: 3 });
const fields = fc.record(
  {
    colour: negatable(
      fc.oneof(
        fc.constantFrom('red', 'blue').map((only): Rule => ({ const: only })),
        fc.subarray(['red', 'blue'], { minLength: 1 }).map((some): Rule => ({ enum: some })),
      ),
    ),
    few: negatable(
      fc.oneof(
        whole.map((minimum): Rule => ({ minimum })),
        whole.map((maximum): Rule => ({ maximum })),
        fc.tuple(whole, whole).map(([minimum, maximum]): Rule => ({ minimum, maximum })),
        whole.map((only): Rule => ({ const: only })),
      ),
    ),
    name: negatable(
      fc.oneof(
        fc.constantFrom('^a', 'b$', '^ab$', '^[ab]$', 'aa|bb').map((pattern): Rule => ({ pattern })),
        fc.constantFrom(1, 2).map((minLength): Rule => ({ minLength })),
      ),
    ),
    sure: fc.constant<Rule>({ const: true }),
  },
  { requiredKeys: [] },
);
const some = fields.filter((rules) => Object.keys(rules).length > 0) as fc.Arbitrary<Condition>;
const condition: fc.Arbitrary<Condition> = fc.oneof(
  some,
  fc.array(some, { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })),
);

const form = (when: Condition): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    name: { type: string, title: Name, pattern: '^[ab]{1,2}$' }
    sure: { type: boolean, title: Sure }
    shade: { type: string, title: Shade, minLength: 2 }
ui:
  shade: ${JSON.stringify({ when })}
messages:
  colour: { required: Choose a colour }
  few: { minimum: More, maximum: Less }
  name: { pattern: One or two letters }
  shade: { minLength: Longer }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

const known = ['condition/never', 'condition/always', 'message/never-shown', 'condition/double'];

it('what the check says of a condition is so for all visitors', () => {
  fc.assert(
    fc.property(condition, (when) => {
      site.write('config/forms/ask.yaml', form(when));
      const { problems, unready } = site.compile();
      const codes = [...problems, ...unready].map(({ code }) => code);
      const seen = everybody.filter((answers) => holds(when, answers)).length;
      if (seen > 0) expect(codes.filter((code) => code !== 'condition/always')).toEqual([]);
      if (seen < everybody.length) expect(codes).not.toContain('condition/always');
      if (seen === 0) expect(codes).toContain('condition/never');
      expect(codes.filter((code) => !known.includes(code))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
