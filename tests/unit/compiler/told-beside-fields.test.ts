import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmpty } from '../../../src/shared/engine/answers.ts';
import { formats } from '../../../src/compiler/model/formats.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

/** One question, the rules of its schema, and the order of its messages. */
interface Asked {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly order: readonly string[];
  readonly widget: string;
}

const form = ({ schema, order, widget }: Asked): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    asked: ${JSON.stringify({ ...schema, title: 'What is asked' })}
ui:
  asked: { widget: ${widget} }
messages:
  colour: { required: Choose a colour }
  asked: ${JSON.stringify(Object.fromEntries(order.map((keyword) => [keyword, `Not ${keyword}`])))}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

/** The messages that are said never to be shown, and whether no answer at all is said to fit. */
function told(asked: Asked): { never: string[]; nothingFits: boolean } {
  site.write('config/forms/ask.yaml', form(asked));
  const { problems, unready } = site.compile();
  const all = [...problems, ...unready];
  return {
    never: all.flatMap(({ code, place }) =>
      code === 'message/never-shown'
        ? asked.order.filter((keyword) => /\b(\w+)$/.exec(textBefore(place))?.[1] === keyword)
        : [],
    ),
    nothingFits: all.some(({ code }) => code === 'field/never-fits'),
  };
}

/** The line of a place up to the end of the word at it. */
function textBefore({ line, column }: { readonly line: number; readonly column: number }): string {
  const text = site.read('config/forms/ask.yaml').split('\n')[line - 1] ?? '';
  const rest = /^"?\w+/.exec(text.slice(column - 1))?.[0] ?? '';
  return text.slice(0, column - 1) + rest;
}

type Breaks = (keyword: string, value: never) => boolean;

/** The messages that some answer shows: the first of those whose rules it breaks. */
const shownBy = (answers: readonly unknown[], order: readonly string[], breaks: Breaks): Set<string> =>
  new Set(answers.flatMap((answer) => order.find((keyword) => breaks(keyword, answer as never)) ?? []));

/** All texts of few letters: a digit, two letters, a line break, a character that no line holds, a blank. */
const letters = ['a', 'b', '1', '\n', '\u0007', ' '];
const texts = [1, 2, 3, 4]
  .reduce<string[][]>(
    (all, _) => [...all, all.at(-1)!.flatMap((text) => letters.map((letter) => text + letter))],
    [['']],
  )
  .flat()
  .filter((text) => !isEmpty(text));

const textRules = fc.record(
  {
    minLength: fc.integer({ min: 1, max: 3 }),
    maxLength: fc.integer({ min: 1, max: 3 }),
    format: fc.constantFrom('line', 'lines'),
    pattern: fc.constantFrom('^[ab]*$', '^a', '^[a1]{2}$', 'b$', '^(a|b1)+$', '^[^1]*$'),
  },
  { requiredKeys: [] },
);

const numberRules = fc.record(
  {
    minimum: fc.integer({ min: -3, max: 6 }),
    maximum: fc.integer({ min: -3, max: 6 }),
    exclusiveMinimum: fc.integer({ min: -3, max: 6 }),
    exclusiveMaximum: fc.integer({ min: -3, max: 6 }),
    multipleOf: fc.constantFrom(0.5, 1, 2, 3),
  },
  { requiredKeys: [] },
);

const shuffled = <T extends object>(rules: fc.Arbitrary<T>): fc.Arbitrary<readonly [T, readonly string[]]> =>
  rules.chain((schema) =>
    fc.shuffledSubarray(Object.keys(schema), { minLength: Object.keys(schema).length }).map((order) => [schema, order]),
  );

function compare(asked: Asked, answers: readonly unknown[], breaks: Breaks): void {
  const { never, nothingFits } = told(asked);
  const shown = shownBy(answers, asked.order, breaks);
  const fits = answers.some((answer) => !asked.order.some((keyword) => breaks(keyword, answer as never)));
  if (nothingFits) expect(fits).toBe(false);
  // What is said never to be shown is never shown.
  expect(never.filter((keyword) => shown.has(keyword))).toEqual([]);
}

describe('what the check says of messages beside a field', () => {
  it('is so for every text', () => {
    fc.assert(
      fc.property(shuffled(textRules), ([rules, order]) => {
        const breaks = (keyword: string, text: string): boolean => {
          const size = Array.from(text).length;
          if (keyword === 'minLength') return size < rules.minLength!;
          if (keyword === 'maxLength') return size > rules.maxLength!;
          return !(keyword === 'format' ? formats[rules.format as 'line'] : new RegExp(rules.pattern!, 'u')).test(text);
        };
        const widget = rules.format === 'lines' ? 'textarea' : 'text';
        const own = rules.format === 'lines' ? texts : texts.filter((text) => !text.includes('\n'));
        compare({ schema: { type: 'string', ...rules }, order, widget }, own, breaks);
      }),
      { numRuns: 30 },
    );
  });

  it('is so for every number', () => {
    fc.assert(
      fc.property(
        shuffled(numberRules),
        fc.constantFrom(['integer', 'number'], ['number', 'number'], ['integer', 'amount'], ['number', 'amount']),
        ([rules, order], [type, widget]) => {
          const all = Array.from({ length: 121 }, (_, index) => (index - 60) / 4);
          const answers = all.filter(
            (value) =>
              (type === 'number' && widget === 'number') ||
              (Number.isInteger(value) && (widget !== 'amount' || value >= 0)),
          );
          const limits: Readonly<Record<string, number | undefined>> = rules;
          const breaks = (keyword: string, value: number): boolean => {
            const limit = limits[keyword]!;
            if (keyword === 'minimum') return value < limit;
            if (keyword === 'maximum') return value > limit;
            if (keyword === 'exclusiveMinimum') return value <= limit;
            if (keyword === 'exclusiveMaximum') return value >= limit;
            return value % limit !== 0;
          };
          compare({ schema: { type, ...rules }, order, widget: widget! }, answers, breaks);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is so for every choice of several', () => {
    const lists = fc.record(
      { minItems: fc.integer({ min: 1, max: 3 }), maxItems: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(shuffled(lists), fc.constantFrom('checkboxes', 'tiles', 'multiselect'), ([rules, order], widget) => {
        const count = 2;
        const answers = Array.from({ length: count + 1 }, (_, size) => size);
        const breaks = (keyword: string, size: number): boolean =>
          keyword === 'minItems' ? size < rules.minItems! : size > rules.maxItems!;
        const schema = { type: 'array', uniqueItems: true, items: { type: 'string' }, 'x-list': 'colours', ...rules };
        compare({ schema, order, widget }, answers, breaks);
      }),
      { numRuns: 12 },
    );
  });
});
