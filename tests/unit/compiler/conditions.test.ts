import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../src/compiler/compile-site.ts';

const project = join(import.meta.dirname, '../../..');
const contracts = readContracts(project);
const root = mkdtempSync(join(tmpdir(), 'conditions-'));
cpSync(join(project, 'tests/cases/problems/_base'), root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** What the check says of a form that asks `read`, and `shade` while a condition about it holds. */
function problemsWith(read: string, when: string, ui = '{}', more = ''): string[] {
  writeFileSync(
    join(root, 'config/forms/ask.yaml'),
    `schema:
  type: object
  properties:
    read: ${read}
    shade: { type: string, title: Shade, x-list: colours }
  required: [shade]
ui:
  read: ${ui}
  shade: { when: { read: ${when} } }
messages:
  shade: { required: Choose a shade }
${more}
submit: { label: Ask, actions: [{ log: ask }] }
examples: [{ name: nobody }]
`,
  );
  return compileSite(root, contracts).problems.map(({ code, message }) => `${code} ${message}`);
}

describe('a condition that holds for some answers', () => {
  it.each([
    ['several choices', '{ type: array, title: Read, items: { type: string, x-list: colours } }', '{ minItems: 2 }'],
    [
      'a pattern beside the pattern of the field',
      "{ type: string, title: Read, pattern: '^[A-Z]{2}[0-9]{4}$' }",
      "{ pattern: '^MH' }",
    ],
    ['another text than one', "{ type: string, title: Read, pattern: '^[A-Z]{2}$' }", '{ not: { const: MH } }'],
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
    const said = rules.length > 0 ? `  read: { ${rules.map((rule) => `${rule}: Check it`).join(', ')} }` : '';
    expect(problemsWith(read, when, '{}', said)).toEqual([]);
  });
});

describe('a field that is hidden until a condition holds', () => {
  /** The codes about the messages of `shade`, which is shown with red. */
  const codesWith = (field: string, ui: string, messages: string) => {
    writeFileSync(
      join(root, 'config/forms/ask.yaml'),
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
examples: [{ name: nobody }]
`,
    );
    return compileSite(root, contracts).problems;
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
      'a number within its bounds',
      '{ type: integer, title: Shade, minimum: 3, maximum: 5 }',
      'options: { clamp: both }',
      '',
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

  it('says of a message that its control prevents that the control is the reason', () => {
    const [problem, ...others] = codesWith(
      '{ type: integer, title: Shade, minimum: 3 }',
      'options: { clamp: minimum }',
      'required: Give it, minimum: More',
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'message/never-shown', message: expect.stringContaining('the control of') });
  });
});
