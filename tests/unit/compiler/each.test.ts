import { describe, expect, it } from 'vitest';
import { expandEach } from '../../../src/compiler/fill/each.ts';
import { parseFile } from '../../../src/compiler/read/parse.ts';
import { placeOf, type Kind, type Path, type Source } from '../../../src/compiler/read/source.ts';
import { at } from '../../../src/compiler/read/data.ts';

const source = (kind: Kind, id: string, text: string): Source =>
  parseFile({ file: `config/${kind}s/${id}.yaml`, kind, id, bytes: Buffer.from(text) }).source!;

const list = source('list', 'sons', 'of: options\nitems: [{ value: 1, label: First }, { value: 2, label: Second }]\n');

const form = (text: string): Source => source('form', 'ask', text);

const expanded = (text: string): Source => {
  const { source: made, problems } = expandEach(form(text), new Map([[list.file, list]]), new Set());
  expect(problems).toEqual([]);
  return made!;
};

const ages = `
schema:
  type: object
  required: [name, sonAges]
  properties:
    name: { type: string }
    sonAges: { each: { list: sons, name: 'son{value}Age' }, type: integer, title: "{label} son's age" }
    note: { type: string }
ui:
  sonAges: { help: 'Son {value}', when: { sons: { minimum: '{value}' }, '{label}Son': { const: true } } }
  son2Age: { help: The other }
messages:
  sonAges: { minimum: 'Son {value}: at least {minimum}' }
rules:
  - { plugin: at-least-one, with: { fields: [sonAges, note], at: note } }
hideBackOn: [sonAges]
examples: [{ name: one, answers: { list: [sonAges] } }]
`;

describe('each', () => {
  const { data } = expanded(ages);

  it('writes a field for every item, in place of the template', () => {
    expect(Object.entries(at(data, ['schema', 'properties']) as object)).toEqual([
      ['name', { type: 'string' }],
      ['son1Age', { type: 'integer', title: "First son's age" }],
      ['son2Age', { type: 'integer', title: "Second son's age" }],
      ['note', { type: 'string' }],
    ]);
  });

  it('fills in keys and texts, and keeps the type of a value in place of a placeholder', () => {
    expect(at(data, ['ui', 'son1Age'])).toEqual({
      help: 'Son 1',
      when: { sons: { minimum: 1 }, FirstSon: { const: true } },
    });
    expect(at(data, ['messages', 'son2Age'])).toEqual({ minimum: 'Son 2: at least {minimum}' });
  });

  it('overrides the template with the settings of one field', () => {
    expect(at(data, ['ui', 'son2Age', 'help'])).toBe('The other');
    expect(at(data, ['ui', 'son2Age', 'when', 'sons'])).toEqual({ minimum: 2 });
  });

  it('replaces the template by the fields only in lists of fields', () => {
    expect(at(data, ['schema', 'required'])).toEqual(['name', 'son1Age', 'son2Age']);
    expect(at(data, ['rules', 0, 'with', 'fields'])).toEqual(['son1Age', 'son2Age', 'note']);
    expect(at(data, ['hideBackOn'])).toEqual(['sonAges']);
    expect(at(data, ['examples', 0, 'answers', 'list'])).toEqual(['sonAges']);
  });

  it.each<[string, Path, string, string | undefined]>([
    ['a title', ['schema', 'properties', 'son2Age', 'title'], `"{label} son's age"`, '2'],
    ['a key', ['ui', 'son1Age', 'when', 'FirstSon', 'const'], 'true', '1'],
    ['a setting of one field', ['ui', 'son2Age', 'help'], 'The other', '2'],
    ['a setting from the template', ['ui', 'son2Age', 'when', 'sons', 'minimum'], "'{value}'", '2'],
    ['a field of a list', ['rules', 0, 'with', 'fields', 1], 'sonAges', '2'],
    ['the next field there', ['rules', 0, 'with', 'fields', 2], 'note', undefined],
    ['another field', ['schema', 'properties', 'note', 'type'], 'string', undefined],
  ])('keeps the place of %s', (_, path, words, item) => {
    const { excerpt, column, length, item: found } = placeOf(expanded(ages), path);
    expect([excerpt.slice(column - 1, column - 1 + length), found]).toEqual([words, item]);
  });

  it('is the same file without a template', () => {
    const plain = form('schema: { type: object, properties: { name: { type: string } } }\n');
    expect(expandEach(plain, new Map(), new Set()).source).toBe(plain);
  });

  it('reports no problem for an unreadable list, and leaves the form out', () => {
    expect(expandEach(form(ages), new Map(), new Set([list.file]))).toEqual({
      source: undefined,
      problems: [],
      lists: ['sons'],
    });
  });
});
