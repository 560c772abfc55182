import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { occurrences } from '../../../src/authoring/usages/collect.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

const pasted = `
schema:
  type: object
  required: [product]
  properties:
    product:
      type: string
      title: Product
      description: One is enough.
      oneOf:
        - { const: life, title: Life insurance }
        - { const: other }
    several: { type: array, title: Several, uniqueItems: true, items: { type: string, enum: [red, blue] } }
    age: { type: integer, title: Age, minimum: 18, exclusiveMaximum: 30 }
    pets:
      type: array
      title: Pets
      items:
        type: object
        properties:
          kind: { type: string, title: Kind, description: As you call it., enum: [cat, dog] }
          food: { type: string, title: Food, oneOf: [{ const: fish, title: Fish }, { const: meat }] }
ui:
  pets: { options: { row: 'Pet {n}', add: Add, remove: Remove, removed: '{row} is gone', undo: Undo } }
messages:
  product: { required: Choose a product }
  age: { minimum: Too young, exclusiveMaximum: Younger than 30 }
submit:
  label: Ask
  actions: [{ alert: 'We look into {product}.' }]
examples:
  - name: life
    answers: { product: life }
    does: [{ alert: We look into Life insurance. }]
`;

function compiled(form: string) {
  site.reset();
  site.write('config/forms/ask.yaml', form);
  return site.compile();
}

describe('a schema pasted from another tool', () => {
  const { symbols, problems, unready } = compiled(pasted);
  const source = symbols.forms.get('ask')!;

  it('has no problem, and its example passes', () =>
    expect([...problems, ...unready].filter(({ place }) => place.file.endsWith('ask.yaml'))).toEqual([]));

  it('is equivalent to an option list, a help text and a bound', () => {
    const { plan } = compileForm(formModel(source), symbols).steps[0]!;
    expect(plan.fields.product).toMatchObject({
      widget: 'select',
      help: 'One is enough.',
      choices: [
        { value: 'life', label: 'Life insurance' },
        { value: 'other', label: 'other' },
      ],
    });
    expect(plan.schema.properties.product).toEqual({ type: 'string', enum: ['life', 'other'] });
    expect(plan.fields.several).toMatchObject({ widget: 'checkboxes', choices: [{ value: 'red' }, { value: 'blue' }] });
    expect(plan.schema.properties.several?.items).toEqual({ type: 'string', enum: ['red', 'blue'] });
    const kind = formModel(source).fields.get('pets')?.rows?.fields.get('kind');
    expect([kind?.list, kind?.ui.help, kind?.schema.enum]).toEqual([
      'forms/ask/pets/kind',
      'As you call it.',
      undefined,
    ]);
    expect(plan.schema.properties.age).toMatchObject({ exclusiveMaximum: 30 });
  });

  it('is found by name at its place', () => {
    const option = occurrences({ symbols }).get('option:forms/ask/product.life') ?? [];
    expect(
      option.map(({ file, excerpt, start, declares }) => [
        file,
        declares,
        pasted.slice(start, start + 4),
        excerpt.trim(),
      ]),
    ).toEqual([
      ['config/forms/ask.yaml', true, 'life', '- { const: life, title: Life insurance }'],
      ['config/forms/ask.yaml', false, 'life', 'answers: { product: life }'],
    ]);
  });

  it.each([
    ['an example', ['product: life }', 'product: lif }'], '"lif" cannot be the answer to "product"', 'lif }'],
    ['a repeated label', ['const: other }', 'const: other, title: Life insurance }'], 'Life insurance', 'const: other'],
    ['a default', ['title: Product', 'title: Product\n      default: cat'], '"cat" cannot be the answer', 'cat'],
    ['unfinished help', ['One is enough.', 'TODO'], 'TODO', 'description: TODO'],
    ['a bound', ['minimum: 18', 'minimum: 30'], 'exclusiveMaximum', 'minimum: 30'],
  ])('is checked at its place: %s', (_, [from = '', to = ''], words, line) => {
    const site = compiled(pasted.replace(from, to));
    const found = [...site.problems, ...site.unready].find(({ message }) => message.includes(words));
    expect(found && printProblems([found])).toContain('config/forms/ask.yaml');
    expect(found?.place.excerpt).toContain(line);
  });
});

describe('a field that depends on another answer', () => {
  const form = (rules: string, fields = '') => `
schema:
  type: object
  ${rules}
  properties:
    card: { type: string, title: Card, maxLength: 20, format: line }
    kind: { type: string, title: Kind, enum: [car, bike] }
    ${fields}
messages:
  card: { maxLength: Too long, format: Odd characters }
  address: { required: Where do you live? }
submit: { label: Ask, actions: [{ alert: Thanks }] }
examples:
  - { name: nothing, answers: {}, does: [{ alert: Thanks }] }
`;
  const ofForm = (text: string) => {
    const { symbols, problems, unready } = compiled(text);
    const source = symbols.forms.get('ask')!;
    const { plan, conditions } = compileForm(formModel(source), symbols).steps[0]!;
    const found = [...problems, ...unready].filter(({ place }) => place.file.endsWith('ask.yaml'));
    return { plan, conditions, found, symbols };
  };
  const address = 'address: { type: string, title: Address }';

  it('with dependentRequired is shown and required once the other is answered', () => {
    const { plan, conditions, found } = ofForm(form('dependentRequired: { card: [address] }', address));
    expect(found).toEqual([]);
    expect(plan.schema.required).toEqual(['address']);
    expect(conditions[plan.fields.address!.when!]).toMatchObject({ required: ['card'], properties: { card: {} } });
  });

  it('with if, then, else is shown after its question, while its branch holds', () => {
    const branches = `if: { properties: { kind: { const: car } } }
  then: { required: [address], properties: { ${address} } }
  else: { properties: { rider: { type: string, title: Rider } } }`;
    const { plan, conditions, found } = ofForm(form(branches, 'last: { type: string, title: Last }'));
    expect(found).toEqual([]);
    expect(Object.keys(plan.fields)).toEqual(['card', 'kind', 'address', 'rider', 'last']);
    expect(plan.schema.required).toEqual(['address']);
    expect(conditions[plan.fields.address!.when!]).toMatchObject({ properties: { kind: { const: 'car' } } });
    expect(conditions[plan.fields.rider!.when!]).toMatchObject({ properties: { kind: { not: { const: 'car' } } } });
  });

  it('is checked at its place', () => {
    const branches = `if: { properties: { kind: { const: cart } } }
  then: { properties: { ${address.replace('string', 'number')} } }`;
    const { found } = ofForm(form(branches).replace('  address: { required: Where do you live? }\n', ''));
    expect(
      found.map(({ code, place }) => [code, place.excerpt.slice(place.column - 1, place.column - 1 + place.length)]),
    ).toEqual([['condition/never', 'cart']]);
  });

  it('is found at its place', () => {
    const text = form('dependentRequired: { card: [address] }', address);
    const { symbols } = ofForm(text);
    const lines = (name: string) =>
      (occurrences({ symbols }).get(`field:ask.${name}`) ?? []).map(({ start, end }) => text.slice(start, end + 3));
    expect(lines('card')).toContain('card: [');
    expect(lines('address')).toContain('address] }');
  });
});

it('works in a step of a wizard as in a form, and is found in its step', () => {
  site.reset();
  const file = 'config/wizards/quote.yaml';
  const text = site
    .read(file)
    .replace(
      'note: { type: string, title: Note }',
      'note: { type: string, title: Note, description: TODO, enum: [a, b], default: c }',
    );
  site.write(file, text);
  const { problems, unready, symbols } = site.compile();
  const field = formModel(symbols.wizards.get('quote')!).fields.get('note');
  expect(field).toMatchObject({ list: 'wizards/quote/note', widget: 'select', ui: { help: 'TODO' } });
  const found = [...problems, ...unready].filter(({ place }) => place.file.endsWith('quote.yaml'));
  expect(found.map(({ code, place }) => [code, place.excerpt.slice(place.column - 1).split(/[,} ]/)[0]])).toEqual([
    ['field/misfit', 'c'],
    ['copy/unfinished', 'TODO'],
  ]);
});
