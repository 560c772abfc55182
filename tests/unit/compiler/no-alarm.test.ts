import { expect, it } from 'vitest';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { quoteWho } from './quote-start.ts';

const site = scratchSite();

/** The problems of the base site with these files replaced, which are restored afterwards. */
function problemsOf(files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) site.write(`config/${file}`, text);
  const { problems, unready } = site.compile();
  site.reset();
  return printProblems([...problems, ...unready]);
}

/** A form with two numbers, two dates and rows, all required, and its problems. */
const form = (asked: string, rules: readonly string[]): string => `
schema:
  type: object
  required: [colour, ${asked}]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
${asked
  .split(', ')
  .map((name) => `    ${name}: ${fields[name]!.replace(/A (number|date)/, `Which ${name}`)}`)
  .join('\n')}
ui:
  ${asked.includes('members') ? rowsUi : 'colour: { widget: radio }'}
messages:
  colour: { required: Choose a colour }
${asked
  .split(', ')
  .map((name) => `  ${name}: ${messages(name)}`)
  .join('\n')}
rules:
${rules.map((rule) => `  - { assert: '${rule.split(' at ')[0]!}', at: ${rule.split(' at ')[1]!}, message: Not so }`).join('\n')}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: empty, answers: {}, errors: ${JSON.stringify(Object.fromEntries(['colour', ...asked.split(', ')].map((name) => [name === 'members' ? 'members.1.share' : name, name === 'colour' ? 'Choose a colour' : 'Say'])))} }]
`;

const number = '{ type: integer, title: A number, minimum: 0, maximum: 100 }';
const date = `{ type: string, format: date, title: A date, minimum: '2000-01-01', maximum: '2100-01-01' }`;
const fields: Readonly<Record<string, string>> = {
  one: number,
  two: number,
  three: number,
  loan: '{ type: integer, title: A number, minimum: 1000, maximum: 10000000 }',
  text: '{ type: string, title: A text }',
  other: '{ type: string, title: Another text }',
  code: "{ type: string, title: A code, pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$' }",
  begin: date,
  ending: date,
  members:
    '{ type: array, title: Members, minItems: 1, maxItems: 3, items: { type: object, required: [share], properties: { share: { type: integer, title: Share, minimum: 1, maximum: 100 } } } }',
};
const rowsUi = `members:
    widget: rows
    options: { row: 'Member {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
    rows: { messages: { share: { required: Say, minimum: More, maximum: Less } } }`;
const messages = (name: string): string =>
  name === 'members'
    ? '{ minItems: One, maxItems: Three }'
    : fields[name]!.includes('text')
      ? '{ required: Say }'
      : fields[name]!.includes('code')
        ? '{ required: Say, pattern: Five letters }'
        : `{ required: Say, ${fields[name] === date ? 'format: A day, ' : ''}minimum: More, maximum: Less }`;

it.each([
  ['one, two', ['one + two == 100 at two']],
  ['one, two, three', ['one + two + three == 100 at three']],
  ['one, two', ['one - two == 30 at two']],
  ['one, two, three', ['one + two == 100 at two', 'two + three == 60 at three']],
  ['begin, ending', ['ending > begin at ending', 'begin >= today at begin']],
  ['begin, ending', ['days(begin, ending) >= 3 at ending', 'years(begin, today) < 5 at begin']],
  ['members', ['sum(rows(members).map(r, r.share)) == 100 at members']],
  ['members', ['rows(members).all(r, r.share > 3) at members']],
  ['members', ['rows(members).all(r, r.share != 13) at members']],
  ['members', ['sum(rows(members).map(r, r.share)) <= 217 at members']],
  ['members', ['size(members) == 2 at members']],
  ['text', ['!text.contains("@") at text']],
  ['text', ['text.startsWith("Mr ") at text', '!text.endsWith(".") at text']],
  ['text', ['size(text) > 3 && size(text) < 9 at text']],
  ['text', ['text != "test" at text', 'text + "x" != "abcx" at text']],
  ['text, other', ['text != other at other', 'size(text) < 20 at text']],
  ['code', ['!code.startsWith("Z") at code', 'code.contains("P") at code']],
  ['one, text', ['one > 50 || text.contains("x") at text']],
  ['loan', ['abs(loan - 5000) > 10 at loan', 'loan % 500 == 0 at loan']],
  ['loan', ['floor(loan / 7) * 7 != loan at loan', 'ceil(loan / 12) != 100 at loan']],
  ['loan', ['round(loan / 1000) * 1000 == loan at loan', 'min(loan, 5000) != 4000 at loan']],
  ['loan, one', ['abs(loan - one * 200 - 1000) > 10 at loan', '(loan + one) % 500 == 0 at one']],
])('no false alarm: %s with %s', (asked, rules) => {
  expect(problemsOf({ 'forms/ask.yaml': form(asked, rules) })).toBe('0 problems in 0 files');
});

/** A form whose last question is shown when the sum of many optional numbers is large. */
const sumForm = (names: readonly string[], condition: string): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
${names.map((name) => `    ${name}: { type: integer, title: Loan ${name}, minimum: 0, maximum: 100000 }`).join('\n')}
    reason: { type: string, title: Reason, minLength: 3 }
ui:
  reason: { when: '${condition}' }
messages:
  colour: { required: Choose a colour }
  reason: { minLength: Longer }
${names.map((name) => `  ${name}: { minimum: More, maximum: Less }`).join('\n')}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: empty, answers: {}, errors: { colour: Choose a colour } }]
`;

const loans = ['car', 'home', 'gold', 'study', 'phone', 'card', 'other', 'shop', 'farm'];

it.each([`${loans.join(' + ')} > 300000`, `${loans.join(' + ')} > 300000 && car > 50000`])(
  'no false alarm: a sum of nine optional numbers, %s',
  (condition) => {
    expect(problemsOf({ 'forms/ask.yaml': sumForm(loans, condition) })).toBe('0 problems in 0 files');
  },
);

/** A wizard of two steps. The first has rows and an exit. */
const exitWizard = (condition: string): string => `${quoteWho}
      required: [people]
      properties:
        people:
          type: array
          title: People
          minItems: 1
          maxItems: 5
          items:
            type: object
            required: [price]
            properties: { price: { type: integer, title: Price, minimum: 0, maximum: { $constant: limits.oldest } } }
        sumOf: { type: number, title: Sum }
    ui:
      people:
        widget: rows
        options: { row: 'Person {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
        rows: { messages: { price: { required: Say, minimum: More, maximum: Less } } }
      sumOf: { computed: 'sum(rows(people).map(p, p.price))' }
    messages:
      people: { minItems: One, maxItems: Five }
    exits: [{ id: dear, when: '${condition}', heading: Call us, text: This is dear. }]
  - id: more
    title: More
    schema:
      type: object
      properties:
        note: { type: string, title: Note }
submit: { label: Done, actions: [{ log: quote }] }
examples:
  - { name: cheap, answers: { people: [{ price: 20 }] }, steps: [who, more], does: [{ log: quote }] }
  - { name: dear, answers: { people: ${JSON.stringify(Array(4).fill({ price: 100 }))} }, steps: [who], exit: dear }
`;

it.each(['sumOf > 150', 'size(rows(people)) > 3'])('no false alarm: an exit that reads rows, %s', (condition) => {
  expect(problemsOf({ 'wizards/quote.yaml': exitWizard(condition) })).toBe('0 problems in 0 files');
});

/** A wizard whose second step is prefilled from the first one. */
const prefilledWizard = `${quoteWho}
      required: [amount]
      properties:
        amount: { type: integer, title: Amount, minimum: 0, maximum: { $constant: limits.oldest }, default: 7 }
    messages:
      amount: { required: Enter it, minimum: More, maximum: Less }
  - id: more
    title: More
    schema:
      type: object
      required: [now]
      properties:
        now: { type: integer, title: Now, minimum: 0, maximum: 90 }
    ui: { now: { prefill: amount } }
    messages:
      now: { required: Enter it, minimum: More, maximum: Less }
submit: { label: Done, actions: [{ log: quote }] }
examples:
  - { name: follows, answers: { amount: 80 }, steps: [who, more], does: [{ log: quote }] }
  - { name: too much, answers: { amount: 99 }, steps: [who, more], stoppedAt: more, errors: { now: Less } }
  - { name: typed over, answers: { amount: 99, now: 5 }, steps: [who, more], does: [{ log: quote }] }
  - { name: changes, answers: { amount: 9 }, changes: { amount: 8 }, becomes: { now: 8 } }
`;

it('no false alarm: an example of a wizard has the values that an earlier step prefills', () => {
  expect(problemsOf({ 'wizards/quote.yaml': prefilledWizard })).toBe('0 problems in 0 files');
});

/** A form with a date in a row between two dates of the form. `paid`: the bounds of those in the row. */
const billsForm = (paid: Readonly<Record<string, string>>, least: number): string => `
schema:
  type: object
  required: [colour, left, back, bills]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    left: { type: string, format: date, title: Left, minimum: today - 90 days, maximum: today }
    back: { type: string, format: date, title: Back, minimum: left, maximum: today }
    bills:
      type: array
      title: Bills
      minItems: ${least}
      maxItems: 6
      items:
        type: object
        required: [${Object.keys(paid).join(', ')}]
        properties:
${Object.entries(paid)
  .map(([name, bounds]) => `          ${name}: { type: string, format: date, title: Day ${name}, ${bounds} }`)
  .join('\n')}
ui:
  bills:
    widget: rows
    options: { row: 'Bill {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
    rows: { messages: { ${Object.keys(paid)
      .map((name) => `${name}: { required: Say, format: A day, minimum: More, maximum: Less }`)
      .join(', ')} } }
messages:
  colour: { required: Choose a colour }
  left: { required: Say, format: A day, minimum: More, maximum: Less }
  back: { required: Say, format: A day, minimum: More, maximum: Less }
  bills: { minItems: Too few, maxItems: Too many }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples:
  - name: in time
    day: '2026-03-20'
    answers:
      colour: red
      left: '2026-01-01'
      back: '2026-03-10'
      bills: [${Array(least)
        .fill(
          `{ ${Object.keys(paid)
            .map((name, at) => `${name}: '2026-03-0${at + 1}'`)
            .join(', ')} }`,
        )
        .join(', ')}]
    does: [{ alert: You asked. }]
`;

it.each([
  ['two dates', { paidOn: 'minimum: left, maximum: back' }, 1],
  ['two dates, in two rows', { paidOn: 'minimum: left, maximum: back' }, 2],
  ['days after a date, and another', { paidOn: 'minimum: left + 3 days, maximum: back' }, 1],
  [
    'dates that only the example has',
    { paidOn: 'minimum: left + 41 days, maximum: back', seenOn: 'minimum: paidOn + 1 day, maximum: back' },
    1,
  ],
] as const)('no false alarm: a date in a row between %s', (_, paid, least) => {
  expect(problemsOf({ 'forms/ask.yaml': billsForm(paid, least) })).toBe('0 problems in 0 files');
});

/** A form that prints a value computed from two answers: the value is always present. */
const printing = (computed: string, required: string, value: string): string => `
schema:
  type: object
  required: [${required}]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    price: { type: integer, title: Price, minimum: 1, maximum: 1000 }
    months: { type: integer, title: Months, minimum: 12, maximum: 84 }
    plate: { type: string, title: Number, pattern: '^[A-Z]{2}[0-9]{4}$' }
    worth: { type: number, title: Worth, multipleOf: 0.01 }
ui: { worth: { computed: '${computed}', options: { empty: None } } }
messages:
  colour: { required: Say }
  price: { required: Say, minimum: More, maximum: Less }
  months: { required: Say, minimum: More, maximum: Less }
  plate: { required: Say, pattern: Two letters and four digits }
submit: { label: Ask, actions: [{ alert: 'It is {worth}' }] }
examples: [{ name: one, answers: ${value} }]
`;
const always = { colour: 'red', price: 120, months: 12, plate: 'MH1234' };
const needed = 'colour, price, months, plate';

it.each([
  ['price / months', needed],
  ['price * (has(months) && months >= 60 ? 0.9 : 1)', 'colour, price, plate'],
  ['plate.startsWith("MH") ? 100 : 200', needed],
])('%s has a value wherever it is shown', (computed, required) => {
  const given = required === needed ? {} : { months: undefined };
  site.write('config/forms/ask.yaml', printing(computed, required, JSON.stringify({ ...always, ...given })));
  const { problems, unready } = site.compile();
  expect([...problems, ...unready].filter(({ code }) => code === 'message/gap')).toEqual([]);
});

it('a possible division by zero is reported', () => {
  const text = printing('price / (months - 12)', needed, JSON.stringify(always));
  site.write('config/forms/ask.yaml', text);
  const { problems, unready } = site.compile();
  expect([...problems, ...unready].map(({ code }) => code)).toContain('message/gap');
});

/** A form that prints a value computed from a date, a whole number and rows, with one required question. */
const printingRows = (title: string, computed: string): string => `
schema:
  type: object
  required: [colour, begins, term, items]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    begins: { type: string, format: date, title: Begins, minimum: '2026-01-01', maximum: '2030-12-31' }
    term: { type: integer, title: Term, minimum: 1, maximum: 9000 }
    items:
      type: array
      title: Items
      minItems: 1
      maxItems: 3
      items:
        type: object
        required: [price]
        properties:
          price: { type: integer, title: Price, minimum: 1, maximum: 500 }
          tip: { type: integer, title: Tip, minimum: 0, maximum: 50 }
          twice: { type: integer, title: Twice }
    worth: { ${title} }
ui:
  items:
    widget: rows
    options: { row: 'Item {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
    rows:
      ui: { twice: { computed: price * 2, options: { empty: None } } }
      messages: { price: { required: Say, minimum: More, maximum: Less }, tip: { minimum: More, maximum: Less } }
  worth: { computed: '${computed}', options: { empty: None } }
messages:
  colour: { required: Say }
  begins: { required: Say, format: A day, minimum: Later, maximum: Earlier }
  term: { required: Say, minimum: More, maximum: Less }
  items: { required: Say, minItems: One, maxItems: Three }
submit: { label: Ask, actions: [{ alert: 'It is {worth}' }] }
examples: [{ name: empty, answers: {}, errors: { colour: Say, begins: Say, term: Say, items: Say } }]
`;
const aNumber = 'type: number, title: Worth, multipleOf: 0.01';
const aDate = "type: string, format: date, title: Worth, minimum: '2000-01-01', maximum: '9999-12-31'";

/** The problem codes of a form. */
function codesOf(text: string): string[] {
  site.write('config/forms/ask.yaml', text);
  const { problems, unready } = site.compile();
  return [...problems, ...unready].map(({ code }) => code);
}

it.each([
  [aDate, 'begins + term days'],
  [aDate, 'begins + min(term, 40) years'],
  [aDate, 'begins - term months'],
  [aNumber, 'days(begins, begins + term days)'],
  [aNumber, 'sum(rows(items).map(i, i.price))'],
  [aNumber, 'sum(rows(items).map(i, i.twice / i.price)) / term'],
  [aNumber, 'max(rows(items).map(i, i.price * term))'],
  [aNumber, 'size(rows(items).filter(i, i.tip > 5))'],
  [aNumber, 'sum(rows(items).map(i, has(i.tip) ? i.tip : 0))'],
  [aNumber, 'sum(rows(items).filter(i, has(i.tip)).map(i, i.tip))'],
  [aNumber, 'rows(items).exists(i, i.price > 9) ? 1 : 2'],
  [aNumber, 'term * pow(1 + term / 1200, 12) / (pow(1 + term / 1200, 12) - 1)'],
])('no false alarm where a value with %s as %s is shown', (title, computed) => {
  expect(codesOf(printingRows(title, computed))).not.toContain('message/gap');
});

it.each([
  [aDate, 'begins + term years'],
  [aDate, 'begins + (term / 2) days'],
  [aNumber, 'sum(rows(items).map(i, i.tip))'],
  [aNumber, 'max(rows(items).filter(i, i.price > 2).map(i, i.price))'],
  [aNumber, 'rows(items).exists(i, i.tip > 9) ? 1 : 2'],
])('a value with %s as %s may be missing where it is shown', (title, computed) => {
  expect(codesOf(printingRows(title, computed))).toContain('message/gap');
});

/** A form whose rows bound one number by others of the same row. */
const boundInRows = (most: string): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    items:
      type: array
      title: Items
      minItems: 1
      maxItems: 3
      items:
        type: object
        required: [price, count]
        properties:
          price: { type: integer, title: Price, minimum: 1, maximum: 500 }
          count: { type: integer, title: Count, minimum: 1, maximum: 40 }
          tip: { type: integer, title: Tip, minimum: 0, maximum: 50 }
          twice: { type: integer, title: Twice }
          share: { type: number, title: Share, minimum: 0, maximum: '${most}' }
ui:
  items:
    widget: rows
    options: { row: 'Item {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
    rows:
      ui: { twice: { computed: price * 2, options: { empty: None } } }
      messages:
        price: { required: Say, minimum: More, maximum: Less }
        count: { required: Say, minimum: More, maximum: Less }
        tip: { minimum: More, maximum: Less }
        share: { minimum: More, maximum: Less }
messages: { colour: { required: Say }, items: { minItems: One, maxItems: Three } }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples:
  - { name: empty, answers: {}, errors: { colour: Say, items.1.price: Say, items.1.count: Say } }
`;

it.each(['100 - tip', 'price * count * 1000', 'twice * 1000', 'twice > 990 && count < 3 ? tip * 2 : 1000000000'])(
  'no false alarm: a number of a row is at most %s',
  (most) => {
    expect(problemsOf({ 'forms/ask.yaml': boundInRows(most) })).toBe('0 problems in 0 files');
  },
);

/** A form with one more question. Its rules have messages, except those that need none. */
const withField = (schema: string, ui: string, keywords: readonly string[]): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    asked: { title: What is asked, ${schema} }
ui:
  asked: { ${ui} }
messages:
  colour: { required: Choose a colour }
  ${keywords.length === 0 ? '' : `asked: { ${keywords.map((keyword) => `${keyword}: Not ${keyword}`).join(', ')} }`}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: empty, answers: {}, errors: { colour: Choose a colour } }]
`;

it.each([
  ["type: string, pattern: '^[A-Z]+$', maxLength: 12", 'widget: text', ['pattern', 'maxLength']],
  ["type: string, pattern: '^FS/[0-9]+$', maxLength: 12", 'widget: text', ['pattern', 'maxLength']],
  ["type: string, pattern: '^[A-Z][a-z]*$', maxLength: 12", 'widget: text', ['pattern', 'maxLength']],
  ["type: string, pattern: '^[A-Z][a-z]+( [A-Z][a-z]+)*$', maxLength: 60", 'widget: text', ['pattern', 'maxLength']],
  ['type: string, format: email, maxLength: 40', 'widget: email, private: contact', ['format', 'maxLength']],
  ['type: number, minimum: 0.5, maximum: 9, multipleOf: 0.01', 'widget: amount', ['minimum', 'maximum']],
  ['type: integer, minimum: 0, maximum: 9', 'widget: amount', ['maximum']],
  ['type: integer, minimum: 0, maximum: 9999', 'widget: amount, filters: [{ cap: 4 }]', []],
  ['type: integer, minimum: 0, maximum: 90, multipleOf: 1', 'widget: slider', ['minimum', 'maximum']],
  ['type: integer, multipleOf: 0.5', 'widget: number', []],
  [
    'type: array, minItems: 2, uniqueItems: true, x-list: colours, items: { type: string }',
    'widget: tiles',
    ['minItems'],
  ],
  ['type: integer', "widget: output, computed: '40 + 2', options: { suffix: km, prefix: about }", []],
  ['type: string, format: lines, minLength: 5', 'widget: textarea', ['minLength', 'format']],
  ['type: string, format: lines, minLength: 5', 'widget: textarea', ['format', 'minLength']],
])('no false alarm: %s with %s', (schema, ui, keywords) => {
  site.write('config/forms/ask.yaml', withField(schema, ui, keywords));
  const { problems, unready } = site.compile();
  expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
});
