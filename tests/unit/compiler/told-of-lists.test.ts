import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';

/**
 * Messages of texts that are typed one by one, and of rows in rows: one is said never to be shown exactly if no answer
 * shows it.
 */
const site = scratchSite();

const form = (asked: string, ui: string, messages: string): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    ${asked}
ui:
  ${ui}
messages:
  colour: { required: Choose a colour }
  ${messages}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

/** The words of the messages that are said never to be shown, and whether no answer at all is said to fit. */
function told(text: string): { never: readonly string[]; nothingFits: boolean; others: readonly string[] } {
  site.write('config/forms/ask.yaml', text);
  const { problems, unready } = site.compile();
  const all = [...problems, ...unready];
  const lines = text.split('\n');
  const isNever = ({ code }: { readonly code: string }): boolean => code === 'message/never-shown';
  return {
    never: all
      .filter(isNever)
      .flatMap(({ place }) => /\b(Not \w+)/.exec((lines[place.line - 1] ?? '').slice(place.column - 1))?.[1] ?? []),
    nothingFits: all.some(({ code }) => code === 'field/never-fits' || code === 'form/never-passed'),
    others: all.flatMap(({ code, message }) =>
      /never-shown|never-fits|never-passed/.test(code) ? [] : [`${code} ${message}`],
    ),
  };
}

/** All lists of at most four of some values. */
function listsOf<T>(values: readonly T[], most: number): T[][] {
  const longer = (lists: T[][]): T[][] => lists.flatMap((list) => values.map((value) => [...list, value]));
  return Array.from({ length: most })
    .reduce<T[][][]>((all) => [...all, longer(all.at(-1)!)], [[[]]])
    .flat();
}

type Breaks = Readonly<Record<string, (list: readonly string[]) => boolean>>;

it('a message of texts is said never to be shown if no list of texts shows it, and no other is', () => {
  const drawn = fc.record({
    minItems: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    maxItems: fc.integer({ min: 1, max: 3 }),
    uniqueItems: fc.boolean(),
    minLength: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    pattern: fc.constantFrom(undefined, '^[ab]{2}$', '^a', '^[ab]{0,3}$'),
    order: fc.shuffledSubarray(['minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'pattern'], {
      minLength: 6,
    }),
  });
  let compared = 0;
  fc.assert(
    fc.property(drawn, ({ minItems, maxItems, uniqueItems, minLength, pattern, order }) => {
      const breaks: Breaks = {
        ...(minItems !== undefined && { minItems: (list) => list.length < minItems }),
        maxItems: (list) => list.length > maxItems,
        ...(uniqueItems && { uniqueItems: (list) => new Set(list).size < list.length }),
        ...(minLength !== undefined && { minLength: (list) => list.some((one) => one.length < minLength) }),
        maxLength: (list) => list.some((one) => one.length > 2),
        ...(pattern !== undefined && { pattern: (list) => list.some((one) => !new RegExp(pattern).test(one)) }),
      };
      const keywords = order.filter((keyword) => keyword in breaks);
      const items = {
        type: 'string',
        format: 'line',
        ...(minLength && { minLength }),
        maxLength: 2,
        ...(pattern && { pattern }),
      };
      const schema = {
        type: 'array',
        title: 'Names',
        ...(minItems && { minItems }),
        maxItems,
        ...(uniqueItems && { uniqueItems }),
        items,
      };
      const said = told(
        form(
          `names: ${JSON.stringify(schema)}`,
          `names: { widget: texts, options: { row: 'Name {n}', add: Add, remove: 'Remove {n}', up: 'Up {n}', down: 'Down {n}' } }`,
          ['names:', ...keywords.map((keyword) => `${keyword}: Not ${keyword}`), 'format: In one line'].join('\n    '),
        ),
      );
      if (said.nothingFits) return;
      const texts = ['a', 'b', 'c', 'aa', 'ab', 'ba', 'bb', 'cc', 'aab', 'abc'];
      const shown = new Set(
        listsOf(texts, 4).flatMap((list) => keywords.find((keyword) => breaks[keyword]!(list)) ?? []),
      );
      expect(said.others).toEqual([]);
      expect([...said.never].sort()).toEqual(
        keywords
          .filter((one) => !shown.has(one))
          .map((one) => `Not ${one}`)
          .sort(),
      );
      compared++;
    }),
    { numRuns: 12 },
  );
  expect(compared).toBeGreaterThan(3);
});

it('a message of rows in rows is said never to be shown only if no rows show it', () => {
  const drawn = fc.record({
    low: fc.integer({ min: 0, max: 2 }),
    high: fc.integer({ min: 2, max: 4 }),
    most: fc.integer({ min: 0, max: 5 }),
    when: fc.constantFrom(
      'outer == "red"',
      'big == true',
      'colour == "blue" && big == true',
      'colour == "red" && colour == "blue"',
    ),
  });
  let compared = 0;
  fc.assert(
    fc.property(drawn, ({ low, high, most, when }) => {
      const rows = (row: string) =>
        `{ row: '${row} {n}', add: Add, remove: Remove, removed: '{row} is gone', undo: Undo }`;
      const said = told(
        form(
          `rooms:
      type: array
      title: Rooms
      maxItems: 2
      items:
        type: object
        properties:
          outer: { type: string, title: Wall, x-list: colours }
          big: { type: boolean, title: Big }
          beds:
            type: array
            title: Beds
            maxItems: 2
            items:
              type: object
              properties:
                wide: { type: integer, title: Wide, minimum: ${low}, maximum: ${high} }`,
          `rooms:
    options: ${rows('Room')}
    rows:
      ui:
        beds:
          options: ${rows('Bed')}
          rows:
            ui:
              wide: { when: '${when}' }
            messages:
              wide:
                minimum: Not minimum
                maximum: Not maximum
            rules:
              - assert: wide <= ${most}
                at: wide
                message: Not sum
      messages:
        beds: { maxItems: Two beds at most }`,
          'rooms: { maxItems: Two rooms at most }',
        ),
      );
      const isAsked = when !== 'colour == "red" && colour == "blue"';
      const shown = [
        ...(isAsked ? ['Not minimum', 'Not maximum'] : []),
        ...(isAsked && high > most ? ['Not sum'] : []),
      ];
      expect(said.never.filter((one) => shown.includes(one))).toEqual([]);
      if (isAsked && said.others.length === 0 && high <= most) expect(said.never).toEqual(['Not sum']);
      if (isAsked) compared++;
    }),
    { numRuns: 25 },
  );
  expect(compared).toBeGreaterThan(5);
});
