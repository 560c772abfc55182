import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { printProblems } from '../../../src/problems/print.ts';

const project = join(import.meta.dirname, '../../..');
const contracts = readContracts(project);
const root = mkdtempSync(join(tmpdir(), 'no-alarm-'));
cpSync(join(project, 'tests/cases/problems/_base'), root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** A form with two numbers, two dates and rows, all required, and what is said of them. */
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
examples: [{ name: nobody, answers: {}, errors: ${JSON.stringify(Object.fromEntries(['colour', ...asked.split(', ')].map((name) => [name === 'members' ? 'members.1.share' : name, name === 'colour' ? 'Choose a colour' : 'Say'])))} }]
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
  writeFileSync(join(root, 'config/forms/ask.yaml'), form(asked, rules));
  const { problems, unready } = compileSite(root, contracts);
  expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
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
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

const loans = ['car', 'home', 'gold', 'study', 'phone', 'card', 'other', 'shop', 'farm'];

it.each([`${loans.join(' + ')} > 300000`, `${loans.join(' + ')} > 300000 && car > 50000`])(
  'no false alarm: a sum of nine optional numbers, %s',
  (condition) => {
    writeFileSync(join(root, 'config/forms/ask.yaml'), sumForm(loans, condition));
    const { problems, unready } = compileSite(root, contracts);
    expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
  },
);

/** A form that also asks one more question, with rules that each have a message, except those that need none. */
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
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
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
])('no false alarm: %s with %s', (schema, ui, keywords) => {
  writeFileSync(join(root, 'config/forms/ask.yaml'), withField(schema, ui, keywords));
  const { problems, unready } = compileSite(root, contracts);
  expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
});
