import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesFor, isOffered, parentOf, shownChoices } from '../../../../src/shared/engine/choices.ts';
import { asSteps, lostIn, settle } from '../../../../src/shared/engine/settle.ts';
import { seenBy, validate } from '../../../../src/shared/engine/validate.ts';
import { fieldLabel } from '../../../../src/shared/engine/visible.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { changedIn, formOf, setOf, wizardOf, type FieldDraft } from './sets.ts';

const text = { type: 'string' } as const;
const isNew = { isNew: { const: true } };
const option = (value: string | number, of?: string) => ({
  value,
  label: String(value).toUpperCase(),
  ...(of === undefined ? {} : { of }),
});

const makers: FieldDraft = { ...text, ui: { choices: [option('tata'), option('kia')] } };
const models: FieldDraft = {
  ...text,
  ui: {
    choices: [option('nexon', 'tata'), option('punch', 'tata'), option('sonet', 'kia'), option('other')],
    options: { of: 'maker' },
  },
};
const variants: FieldDraft = {
  ...text,
  ui: { choices: [option('pure', 'nexon'), option('creative', 'punch')], options: { of: 'model' } },
};
const types: FieldDraft = {
  ...text,
  ui: { choices: [option('full'), option('third'), option('own')] },
  offeredWhen: { own: { not: isNew } },
};
const years: FieldDraft = {
  type: 'integer',
  years: [
    { when: isNew, last: 1 },
    { from: 2000, to: 2003 },
  ],
};

const set = setOf({
  fields: { isNew: { type: 'boolean' }, maker: makers, model: models, variant: variants, type: types, year: years },
});
const values = (field: string, answers: Answers) => choicesFor(set, field, answers).map(({ value }) => value);

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('choicesFor', () => {
  const plain = setOf({
    fields: {
      count: { type: 'integer', minimum: 1, maximum: 3 },
      loan: { type: 'integer', minimum: 1, maximum: 10_000_000 },
      list: { type: 'array', items: { type: 'string', enum: ['a'] } },
      free: text,
    },
  });

  it('offers no numbers if there are too many to choose from', () => {
    expect(choicesFor(plain, 'loan', {})).toEqual([]);
  });

  it('takes the numbers between bounds, the values of the schema, or the list', () => {
    expect(choicesFor(plain, 'count', {}).map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(choicesFor(plain, 'list', {})).toEqual([{ value: 'a', label: 'a' }]);
    expect(choicesFor(set, 'maker', {})).toBe(makers.ui?.choices);
    expect([choicesFor(plain, 'free', {}), choicesFor(plain, 'unheard', {})]).toEqual([[], []]);
  });

  it('narrows a list by the other answer; options without a parent stay', () => {
    expect(values('model', { maker: 'tata' })).toEqual(['nexon', 'punch', 'other']);
    expect(values('model', {})).toEqual(['other']);
    expect(values('variant', { model: '' })).toEqual([]);
  });

  it('leaves out a choice whose condition does not hold [spec 4.30]', () => {
    expect([values('type', {}), values('type', { isNew: true })]).toEqual([
      ['full', 'third', 'own'],
      ['full', 'third'],
    ]);
  });

  it("takes the years of the first entry that holds, the latest first, by the visitor's own calendar [spec 9.16, 9.17]", () => {
    expect([values('year', {}), values('year', { isNew: true })]).toEqual([[2003, 2002, 2001, 2000], [2026]]);
    vi.setSystemTime(new Date(2027, 0, 1, 0, 1));
    expect(values('year', { isNew: true })).toEqual([2027]);
    const last = setOf({
      fields: {
        year: { type: 'integer', years: [{ last: 3 }] },
        never: { type: 'integer', years: [{ when: isNew, last: 3 }] },
      },
    });
    expect(choicesFor(last, 'year', {})).toEqual(
      [2027, 2026, 2025].map((year) => ({ value: year, label: String(year) })),
    );
    expect(choicesFor(last, 'never', {})).toEqual([]);
  });

  it('knows the field that narrows another', () => {
    expect([parentOf(set.plan.fields.model!), parentOf(set.plan.fields.maker!)]).toEqual(['maker', undefined]);
  });
});

describe('a choice that is no longer offered', () => {
  it('is not an answer; an empty answer and an answer to a field without narrowing stay', () => {
    expect([
      isOffered(set, 'model', { maker: 'kia', model: 'nexon' }),
      isOffered(set, 'model', { maker: 'kia' }),
      isOffered(set, 'maker', { maker: 'bmw' }),
    ]).toEqual([false, true, true]);
    expect(
      isOffered(
        setOf({
          fields: {
            a: { type: 'array', ui: { choices: [option('x', 'p'), option('y', 'q')], options: { of: 'parent' } } },
          },
        }),
        'a',
        { parent: 'p', a: ['x', 'y'] },
      ),
    ).toBe(false);
  });

  it('is dropped with all dependent answers, and only those', () => {
    const answers = { isNew: false, maker: 'tata', model: 'nexon', variant: 'pure', type: 'own', year: 2001 };
    expect(settle(asSteps(set), { ...answers, maker: 'kia' })).toEqual({
      isNew: false,
      maker: 'kia',
      type: 'own',
      year: 2001,
    });
    expect(settle(asSteps(set), { ...answers, isNew: true })).toEqual({
      isNew: true,
      maker: 'tata',
      model: 'nexon',
      variant: 'pure',
    });
    expect(settle(asSteps(set), answers)).toBe(answers);
    expect(settle(asSteps(set), { ...answers, model: 'other' })).not.toHaveProperty('variant');
  });

  it('is refused with the message of its field if it was not settled', () => {
    const asked = setOf({
      fields: { maker: makers, model: models },
      required: ['model'],
      messages: { model: { required: 'Choose a model' } },
    });
    expect(validate(asked, { maker: 'kia', model: 'nexon' }, '?')).toEqual([
      { field: 'model', keyword: 'enum', message: 'Choose a model' },
    ]);
    expect(validate(asked, { maker: 'kia', model: 'sonet' }, '?')).toEqual([]);
  });

  it('is dropped in the later steps of a wizard too, and named [spec 4.25]', () => {
    const wizard = wizardOf([
      { id: 'maker', fields: { maker: makers } },
      { id: 'model', fields: { model: models } },
      { id: 'variant', fields: { variant: variants } },
      { id: 'year', fields: { isNew: { type: 'boolean' }, year: years } },
    ]);
    const answers = { maker: 'tata', model: 'nexon', variant: 'pure', year: 2001 };
    const chooses = (maker: string) => changedIn(wizard, 'maker', answers, { ...answers, maker }, 'maker');
    expect(chooses('kia')).toEqual({ answers: { maker: 'kia', year: 2001 }, dropped: ['model', 'variant'] });
    expect(chooses('tata')).toEqual({ answers, dropped: [] });
    const newCar = { ...answers, isNew: true };
    expect(lostIn(wizard, newCar, settle(wizard, newCar))).toEqual(['year']);
  });
});

describe('a refusal shown by an alert or not at all', () => {
  const draft = { fields: { name: text, mail: { ...text, pattern: '@' } }, required: ['name'] } as const;

  it('shows no message at the fields [spec 5.68, 5.69]', () => {
    const words = ['silent', { alert: 'Fill it in' }] as const;
    for (const refusal of words) {
      expect(validate(setOf({ ...draft, refusal }), { mail: 'x' }, '?')).toEqual([
        { field: 'name', keyword: 'required', message: '' },
        { field: 'mail', keyword: 'pattern', message: '' },
      ]);
    }
  });

  it('carries only valid answers if nothing is checked [spec 5.59]', () => {
    const pressed = { label: 'Later', actions: [] };
    const seen = (typed: Answers) => seenBy(pressed, formOf(draft), typed);
    expect([seen({ name: 'A', mail: 'x' }), seen({ mail: 'a@b' })]).toEqual([{ name: 'A' }, { mail: 'a@b' }]);
    expect(seenBy({ ...pressed, answers: 'typed' }, formOf(draft), { mail: 'x' })).toEqual({ mail: 'x' });
  });
});

it('a label can depend on other answers [spec 3.17]', () => {
  const dated = setOf({ fields: { registrationDate: { ...text, relabel: { when: isNew, title: 'Purchase date' } } } });
  expect([
    fieldLabel(dated, 'registrationDate', {}),
    fieldLabel(dated, 'registrationDate', { isNew: true }),
    fieldLabel(dated, 'unheard', {}),
  ]).toEqual(['Label of registrationDate', 'Purchase date', '']);
});

describe('choices that are shown and cannot be chosen', () => {
  const trip = setOf({
    fields: {
      isNew: { type: 'boolean' },
      type: {
        ...text,
        ui: types.ui,
        unavailableWhen: { third: [undefined, 'Sold out'], own: [isNew, 'For old cars'] },
      },
    },
  });

  it('have the reason, and are not offered', () => {
    expect(shownChoices(trip, 'type', {}).map(({ unavailable }) => unavailable)).toEqual([
      undefined,
      'Sold out',
      undefined,
    ]);
    expect(shownChoices(trip, 'type', { isNew: true })[2]).toEqual({ ...option('own'), unavailable: 'For old cars' });
    expect(choicesFor(trip, 'type', { isNew: true })).toEqual([option('full')]);
    expect(isOffered(trip, 'type', { type: 'own' })).toBe(true);
    expect(isOffered(trip, 'type', { type: 'own', isNew: true })).toBe(false);
  });

  it('are dropped, and refused', () => {
    expect(settle(asSteps(trip), { type: 'own', isNew: true })).toEqual({ isNew: true });
    expect(validate(trip, { type: 'third' }, 'Invalid')).toEqual([
      { field: 'type', keyword: 'enum', message: 'Invalid' },
    ]);
  });
});
