import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAfter, todayIn } from '../../../src/shared/engine/dates.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { quoteStart } from './quote-start.ts';
import { conditionsAbout, every, holds, type Answers, type Condition } from './drawn-conditions.ts';

/**
 * Steps that depend on earlier answers: of the step before, of a step that only some visitors see, on what a table
 * gives, on days from today, and on what a chosen option fills in. What is said of them, that they never or
 * always apply, is compared with all visitors.
 */
const site = scratchSite();

interface Step {
  readonly id: string;
  /** As it is written in the file. */
  readonly when?: string;
  readonly asks: Readonly<Record<string, string>>;
  readonly ui?: string;
  readonly messages?: string;
}

const step = ({ id, when, asks, ui = '{}', messages = '{}' }: Step): string => `
  - id: ${id}
    title: Step ${id}
    ${when === undefined ? '' : `when: ${when}`}
    schema:
      type: object
      required: [${Object.keys(asks)
        .filter((name) => name === 'colour')
        .join(', ')}]
      properties:
${Object.entries(asks)
  .map(([name, schema]) => `        ${name}: ${schema}`)
  .join('\n')}
    ui: ${ui}
    messages: ${messages}`;

const wizard = (steps: readonly Step[]): string => `${quoteStart}${steps.map(step).join('')}
submit: { label: Done, actions: [{ log: quote }] }
examples: [{ name: nobody, answers: {}, stoppedAt: who, errors: { colour: Choose a colour } }]
`;

const colour = '{ type: string, title: Colour, x-list: colours }';
const chooseColour = 'colour: { required: Choose a colour }';
const few = '{ type: integer, title: How few, minimum: 0, maximum: 3 }';
const note = '{ type: string, title: A note }';

interface Told {
  readonly never: readonly string[];
  readonly always: readonly string[];
  readonly others: readonly string[];
}

/** The steps that are said never, or always, to apply, and what else is said. */
function told(steps: readonly Step[], files: Readonly<Record<string, string>> = {}): Told {
  site.reset();
  const text = wizard(steps);
  site.write('config/wizards/quote.yaml', text);
  for (const [file, words] of Object.entries(files)) site.write(file, words);
  const { problems, unready } = site.compile();
  const lines = text.split('\n');
  const stepAt = (line: number): string | undefined =>
    lines
      .slice(0, line)
      .reverse()
      .flatMap((one) => /^ {2}- id: (\w+)/.exec(one)?.[1] ?? [])[0];
  const all = [...problems, ...unready].map(({ code, place, message }) => ({
    code,
    message,
    id: place.file === 'config/wizards/quote.yaml' ? stepAt(place.line) : undefined,
  }));
  const ids = (pattern: RegExp): string[] => [
    ...new Set(all.flatMap(({ code, id }) => (pattern.test(code) && id !== undefined ? [id] : []))),
  ];
  return {
    never: ids(/^((step|condition)\/never|expression\/unknown-answer)$/),
    always: ids(/^condition\/always$/),
    // The constant of the valid site, and the files of other tests, are used by nothing here.
    others: all.flatMap(({ code, message }) =>
      /^((step|condition)\/never|expression\/unknown-answer|condition\/always|\w+\/unused)$/.test(code)
        ? []
        : [`${code}: ${message}`],
    ),
  };
}

/**
 * Compares what is said of the step `later` with whether its condition held for each visitor who came to it. What is
 * said is true. Of a condition that is an expression it may be left unsaid, because its answers are only drawn.
 */
function compare(said: Told, held: readonly boolean[], isExpression: boolean): void {
  expect(said.others).toEqual([]);
  if (!isExpression || said.never.includes('later')) expect(said.never.includes('later')).toBe(!held.includes(true));
  if (!isExpression || said.always.includes('later')) expect(said.always.includes('later')).toBe(held.every(Boolean));
}

const runs = { numRuns: 25 };
const last: Step = { id: 'rest', asks: { note } };
const json = JSON.stringify;

it('a step that depends on one which only some visitors see', () => {
  const drawn = fc.record({
    between: conditionsAbout(['colour', 'few']),
    later: conditionsAbout(['colour', 'few', 'name', 'sure']),
  });
  let compared = 0;
  fc.assert(
    fc.property(drawn, ({ between, later }: Record<'between' | 'later', Condition>) => {
      const said = told([
        { id: 'who', asks: { colour, few }, messages: `{ ${chooseColour}, few: { minimum: More, maximum: Less } }` },
        {
          id: 'between',
          when: json(between),
          asks: {
            name: `{ type: string, title: Name, pattern: '^[ab]{1,2}$' }`,
            sure: '{ type: boolean, title: Sure }',
          },
          messages: '{ name: { pattern: One or two letters } }',
        },
        { id: 'later', when: json(later), asks: { word: '{ type: string, title: A word }' } },
        last,
      ]);
      const first: Answers[] = every.colour.flatMap((one) =>
        [undefined, ...every.few].map((two) => ({ colour: one, few: two })),
      );
      const all = first.flatMap((answers): Answers[] =>
        holds(between, answers)
          ? [undefined, ...every.name].flatMap((name) => [undefined, true].map((sure) => ({ ...answers, name, sure })))
          : [answers],
      );
      const isNever = first.every((answers) => !holds(between, answers));
      const isAlways = first.every((answers) => holds(between, answers));
      expect(said.never.includes('between')).toBe(isNever);
      expect(said.always.includes('between')).toBe(isAlways);
      // What the step between is asked is unknown while its own condition is wrong.
      if (isNever || isAlways) return;
      compare(
        said,
        all.map((answers) => holds(later, answers)),
        false,
      );
      compared++;
    }),
    runs,
  );
  expect(compared).toBeGreaterThan(8);
});

it('a step that depends on what a table of bands gives', () => {
  const bands = fc.record({
    cut: fc.integer({ min: 1, max: 3 }),
    costs: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 1, max: 4 }))),
    least: fc.integer({ min: 1, max: 5 }),
    sign: fc.constantFrom('>=', '<', '=='),
  });
  fc.assert(
    fc.property(bands, ({ cut, costs, least, sign }) => {
      const costOf = (tone: string, number: number) => costs[(tone === 'red' ? 0 : 2) + (number < cut ? 0 : 1)]!;
      const fits = (cost: number) => (sign === '>=' ? cost >= least : sign === '<' ? cost < least : cost === least);
      const said = told(
        [
          { id: 'who', asks: { colour, few }, messages: `{ ${chooseColour}, few: { minimum: More, maximum: Less } }` },
          {
            id: 'later',
            when: json(`rate("costs", colour, few) ${sign} ${least}`),
            asks: { word: '{ type: string, title: A word }' },
          },
          last,
        ],
        {
          'config/tables/costs.yaml': `
title: Costs
source: made up for tests
validFrom: 2025-04-01
match: { colour: { list: colours }, few: { type: integer, minimum: 0, maximum: 3 } }
result: { cost: { type: integer, minimum: 0, maximum: 9 } }
rows:
  - [red, '<${cut}', ${costs[0]}]
  - [red, ${cut}+, ${costs[1]}]
  - [blue, '<${cut}', ${costs[2]}]
  - [blue, ${cut}+, ${costs[3]}]
`,
        },
      );
      const held = every.colour.flatMap((tone) => every.few.map((number) => fits(costOf(tone, number))));
      // A visitor who does not say how few has no cost, and does not come to the step.
      compare(said, [...held, false], true);
    }),
    runs,
  );
});

it('a step that depends on a day, counted from today', () => {
  const days = fc.record({
    past: fc.integer({ min: 0, max: 3 }),
    ahead: fc.integer({ min: 0, max: 3 }),
    off: fc.integer({ min: -5, max: 5 }),
    sign: fc.constantFrom('<', '<=', '>', '>=', '=='),
  });
  const today = todayIn('Asia/Kolkata');
  fc.assert(
    fc.property(days, ({ past, ahead, off, sign }) => {
      const bound = dateAfter(today, off, 'days')!;
      const said = told([
        {
          id: 'who',
          asks: {
            colour,
            day: `{ type: string, format: date, title: Day, minimum: today - ${past} days, maximum: today + ${ahead} days }`,
          },
          messages: `{ ${chooseColour}, day: { format: A whole date, minimum: Later, maximum: Earlier } }`,
        },
        {
          id: 'later',
          when: json(`day ${sign} today ${off < 0 ? '-' : '+'} ${Math.abs(off)} days`),
          asks: { word: '{ type: string, title: A word }' },
        },
        last,
      ]);
      const held = Array.from({ length: past + ahead + 1 }, (_, index) => dateAfter(today, index - past, 'days')!).map(
        (day) =>
          sign === '<'
            ? day < bound
            : sign === '<='
              ? day <= bound
              : sign === '>'
                ? day > bound
                : sign === '>='
                  ? day >= bound
                  : day === bound,
      );
      compare(said, [...held, false], true);
    }),
    runs,
  );
});

it('a step that depends on what a chosen option fills in', () => {
  const options = fc.record({
    seats: fc.tuple(fc.option(fc.integer({ min: 0, max: 3 })), fc.option(fc.integer({ min: 0, max: 3 }))),
    least: fc.integer({ min: 0, max: 4 }),
    sign: fc.constantFrom('>=', '<', '=='),
  });
  fc.assert(
    fc.property(options, ({ seats, least, sign }) => {
      const given = seats.map((one) => (one === null ? '' : `, with: { seats: ${one} }`));
      // Without any, the field is never answered, which is another problem.
      if (seats.every((one) => one === null)) return;
      const said = told(
        [
          {
            id: 'who',
            asks: {
              colour,
              room: '{ type: string, title: Room, x-list: rooms }',
              seats: '{ type: integer, title: Seats }',
            },
            ui: '{ seats: { readOnly: true } }',
            messages: `{ ${chooseColour} }`,
          },
          { id: 'later', when: json(`seats ${sign} ${least}`), asks: { word: '{ type: string, title: A word }' } },
          last,
        ],
        {
          'config/lists/rooms.yaml': `of: options\nitems:\n  - { value: hall, label: Hall${given[0]} }\n  - { value: hut, label: Hut${given[1]} }\n`,
        },
      );
      const held = seats.map(
        (one) => one !== null && (sign === '>=' ? one >= least : sign === '<' ? one < least : one === least),
      );
      compare(said, [...held, false], true);
    }),
    runs,
  );
});
