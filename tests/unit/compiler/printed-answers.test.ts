import { expect, it } from 'vitest';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

/** A form whose messages, result, effects and estimate print answers of every type; its example has the results. */
const form = `
schema:
  type: object
  required: [colour, both, day, size, month, cost, year, way, rate, term, terms]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    both: { type: array, title: Both, uniqueItems: true, items: { type: string, x-list: colours } }
    day: { type: string, title: Day, format: date, minimum: 2020-01-01, maximum: 2029-12-31 }
    size: { type: number, title: Size }
    month: { type: string, title: Month, pattern: '^[0-9]{4}-[0-9]{2}$', minimum: 2020-01-01, maximum: 2029-12-31 }
    cost: { type: number, title: Cost }
    year: { type: integer, title: Year, minimum: 2020, maximum: 2024 }
    note: { type: string, title: Note }
    way: { type: integer, title: Way }
    rate: { type: number, title: Rate, minimum: 0, maximum: 20, multipleOf: 0.1 }
    term: { type: integer, title: Term }
    terms: { type: number, title: Terms, minimum: 1, maximum: 30, multipleOf: 1 }
    words: { type: string, title: Words }
    same: { type: string, title: Again, x-list: colours }
ui:
  both: { widget: checkboxes }
  month: { widget: month, display: month }
  cost: { widget: amount, display: money }
  year: { widget: select }
  way: { widget: number, options: { prefix: approx., suffix: km } }
  rate: { widget: slider, options: { suffix: '%' } }
  term: { widget: number, options: { suffix: '{value, plural, one {year} other {years}}' } }
  terms: { widget: slider, options: { prefix: '{value, plural, one {Year} other {Years}}', suffix: '{value, plural, one { in all} other {+}}' } }
effects:
  - { changed: colour, set: { words: '{colour}', same: '{colour, value}' } }
messages:
  colour: { required: Choose a colour }
  both: { required: Choose them }
  day: { required: Give a day, format: Give a real day, minimum: Too early, maximum: Too late }
  size: { required: Give a size }
  month: { required: Give a month, pattern: Give a real month, minimum: Too early, maximum: Too late }
  cost: { required: Give a cost }
  year: { required: Choose a year }
  way: { required: Give a way }
  rate: { required: Give a rate, minimum: Too low, maximum: Too high, multipleOf: Too exact }
  term: { required: Give a term }
  terms: { required: Give the terms, minimum: Too few, maximum: Too many, multipleOf: Whole years }
submit:
  label: Ask
  actions:
    - alert: '{colour} ({colour, value}), {both}, {day}, {size}, {month}, {cost}, {year}, {way}, {rate}, {term}, {terms}, {note, select, missing {no note} other {{note}}}.'
    - showResult: true
result:
  heading: 'In "{colour}"'
  rows:
    - { label: Both, value: '{both}' }
    - { label: Day, value: '{day}' }
examples:
  - name: all
    answers: { colour: red, both: [red, blue, green], day: 2025-03-09, size: 1234567.5, month: 2024-03, cost: 250000, year: 2024, way: 1200, rate: 8.3, term: 1, terms: 30 }
    does:
      - alert: Red (red), Red, Blue and Green, 09/03/2025, 12,34,567.5, 03/2024, ₹2,50,000, 2024, approx.1,200\u00a0km, 8.3%, 1\u00a0year, Years\u00a030+, no note.
      - showResult: true
    result: ['Red, Blue and Green', 09/03/2025]
`;

it('formats an answer in all texts like its field', () => {
  site.write(
    'config/lists/colours.yaml',
    'of: options\nitems:\n  - { value: red, label: Red }\n  - { value: blue, label: Blue }\n  - { value: green, label: Green }\n',
  );
  site.write('config/forms/ask.yaml', form);
  const { problems, unready } = site.compile();
  expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
});
