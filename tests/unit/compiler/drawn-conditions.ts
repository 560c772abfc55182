import fc from 'fast-check';

/** The answers that drawn conditions read: a colour, a number from 0 to 3, a name of the letters a and b, a box. */
export interface Answers {
  readonly colour?: string | undefined;
  readonly few?: number | undefined;
  readonly name?: string | undefined;
  readonly sure?: boolean | undefined;
}

/** All answers that visitors can give to each of these questions, if they give one. */
export const every = {
  colour: ['red', 'blue'],
  few: [0, 1, 2, 3],
  name: ['a', 'b', 'aa', 'ab', 'ba', 'bb'],
  sure: [true],
} as const satisfies Required<{ [Name in keyof Answers]: readonly unknown[] }>;

/** All visitors: those who give the required colour. */
export const everybody: Answers[] = every.colour.flatMap((colour) =>
  [undefined, ...every.few].flatMap((few) =>
    [undefined, ...every.name].flatMap((name) =>
      [undefined, ...every.sure].map((sure) => ({ colour, few, name, sure })),
    ),
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
export type Condition = Readonly<Record<string, Rule>> | { readonly anyOf: readonly Condition[] };

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

export const holds = (condition: Condition, answers: Answers): boolean =>
  'anyOf' in condition && Array.isArray(condition.anyOf)
    ? condition.anyOf.some((one: Condition) => holds(one, answers))
    : Object.entries(condition).every(([field, rule]) => satisfies(answers[field as keyof Answers], rule as Rule));

const negatable = (rule: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.oneof(
    rule,
    rule.map((not): Rule => ({ not })),
  );
const whole = fc.integer({ min: 0, max: 3 });
const rules: { readonly [Name in keyof Required<Answers>]: fc.Arbitrary<Rule> } = {
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
};

/** Draws a condition about the answers to some of these questions. */
export function conditionsAbout(names: readonly (keyof Answers)[]): fc.Arbitrary<Condition> {
  const about = Object.fromEntries(names.map((name) => [name, rules[name]]));
  const some = fc
    .record(about, { requiredKeys: [] })
    .filter((drawn) => Object.keys(drawn).length > 0) as fc.Arbitrary<Condition>;
  return fc.oneof(
    some,
    fc
      .uniqueArray(some, { minLength: 2, maxLength: 3, selector: (one) => JSON.stringify(one) })
      .map((anyOf) => ({ anyOf })),
  );
}
