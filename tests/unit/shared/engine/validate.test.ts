import { describe, expect, it } from 'vitest';
import type { RulePlugin } from '../../../../src/shared/plan/plugins.ts';
import type { Message } from '../../../../src/shared/plan/message.ts';
import { validate, withUnreadable } from '../../../../src/shared/engine/validate.ts';
import { setOf, wordsOf } from './sets.ts';

const digits10 = '^[0-9]{10}$';
const check = (set: ReturnType<typeof setOf>, answers: object) =>
  wordsOf(validate(set, answers as Record<string, string>, 'Please check this.'));

describe('messages', () => {
  const claim = setOf({
    required: ['insuranceType', 'name', 'mobile', 'agreed'],
    fields: {
      insuranceType: { type: 'string', enum: ['Car', 'Life'] },
      name: { type: 'string' },
      mobile: { type: 'string', pattern: digits10 },
      agreed: { type: 'boolean', const: true },
      age: { type: 'integer', minimum: 0 },
      email: { type: 'string', format: 'email', minLength: 5 },
    },
    messages: {
      insuranceType: { required: 'Select an insurance type.' },
      name: { required: 'Enter the customer name.' },
      mobile: { required: 'Enter your mobile number.', pattern: 'Mobile number must be 10 digits.' },
      agreed: { required: 'You must agree to terms' },
      email: { minLength: 'Too short', format: 'Enter a valid email' },
    },
  });
  const good = { insuranceType: 'Car', name: 'Asha', mobile: '9876543210', agreed: true };

  it('names each missing field, in field order [spec 5.28] [spec 5.31] [spec 5.64]', () => {
    const errors = validate(claim, {}, '');
    expect(errors.map(({ field, keyword }) => `${field} ${keyword}`)).toEqual([
      'insuranceType required',
      'name required',
      'mobile required',
      'agreed required',
    ]);
    expect(wordsOf(errors)).toEqual({
      insuranceType: 'Select an insurance type.',
      name: 'Enter the customer name.',
      mobile: 'Enter your mobile number.',
      agreed: 'You must agree to terms',
    });
  });

  it('counts blanks as no answer [spec 5.30]', () =>
    expect(check(claim, { ...good, name: '  ' })).toEqual({ name: 'Enter the customer name.' }));
  it('has different messages for a wrong and a missing answer [spec 5.32]', () =>
    expect(check(claim, { ...good, mobile: '98' })).toEqual({ mobile: 'Mobile number must be 10 digits.' }));
  it('uses the required message for an invalid choice [spec 5.64]', () =>
    expect(check(claim, { ...good, insuranceType: 'Boat', agreed: false })).toEqual({
      insuranceType: 'Select an insurance type.',
      agreed: 'You must agree to terms',
    }));
  it('shows the first message of the file when several apply', () =>
    expect(check(claim, { ...good, email: 'a' })).toEqual({ email: 'Too short' }));
  it('falls back on the general message', () =>
    expect(check(claim, { ...good, age: -1 })).toEqual({ age: 'Please check this.' }));
  it('can say how long a text must be', () => {
    const named = setOf({
      fields: { name: { type: 'string', minLength: 2, maxLength: 4 } },
      messages: {
        name: { minLength: ['At least ', { arg: 'minLength' }], maxLength: ['At most ', { arg: 'maxLength' }] },
      },
    });
    expect(check(named, { name: 'A' })).toEqual({ name: 'At least 2' });
    expect(check(named, { name: 'Asha Rao' })).toEqual({ name: 'At most 4' });
  });
  it('accepts valid answers', () => expect(check(claim, good)).toEqual({}));
});

describe('controls that the browser cannot read', () => {
  const set = setOf({
    required: ['born', 'area'],
    fields: {
      name: { type: 'string' },
      born: { type: 'string', format: 'date' },
      trip: { type: 'string', format: 'date' },
      area: { type: 'number', exclusiveMinimum: 0 },
    },
    messages: {
      born: { required: 'Date of birth is required', format: ['No such date, ', { arg: 'name' }] },
      area: { required: 'Area is required', exclusiveMinimum: 'Enter valid area' },
    },
  });
  const errors = (unreadable: Record<string, Message | undefined>) =>
    wordsOf(
      withUnreadable(
        set,
        { name: 'Asha' },
        validate(set, {}, ''),
        new Map(Object.entries(unreadable)),
        'Please check this.',
      ),
    );

  it('that are empty are required [spec 5.18]', () =>
    expect(errors({})).toEqual({ born: 'Date of birth is required', area: 'Area is required' }));
  it('show the first message of the field except required [spec 5.65]', () =>
    expect(errors({ area: 'A number', born: 'A date' })).toEqual({
      born: 'No such date, Asha',
      area: 'Enter valid area',
    }));
  it('are not said to be out of bounds where they hold what is not a number', () => {
    const bounded = setOf({
      fields: { area: { type: 'number', minimum: 1, multipleOf: 5 } },
      messages: { area: { minimum: '1 or more', multipleOf: 'In steps of 5' } },
    });
    const found = withUnreadable(bounded, {}, [], new Map([['area', 'A number']]), 'Please check this.');
    expect(wordsOf(found)).toEqual({ area: 'A number' });
  });
  it('show the general message if the field has none, in field order', () =>
    expect(Object.entries(errors({ trip: 'A date' })).map(([field, words]) => `${field}: ${words}`)).toEqual([
      'born: Date of birth is required',
      'trip: A date',
      'area: Area is required',
    ]));
  it('are named, with the most general message as the last fallback', () => {
    expect(errors({ trip: [{ arg: 'label' }, ': a date'] })).toMatchObject({ trip: 'Label of trip: a date' });
    expect(errors({ trip: undefined })).toMatchObject({ trip: 'Please check this.' });
  });
  it('are ignored if they belong to no field', () =>
    expect(errors({ companyWebsite: 'A number' })).toEqual(errors({})));
  it('are reported even if the form checks nothing', () => {
    const free = setOf({ fields: { trip: { type: 'string' } } });
    const none = { ...free, plan: { ...free.plan, validation: 'none' as const } };
    expect(wordsOf(withUnreadable(none, {}, validate(none, {}, ''), new Map([['trip', 'A date']]), ''))).toEqual({
      trip: 'A date',
    });
  });
});

describe('lists of choices', () => {
  const fields = { habits: { type: 'array', items: { type: 'string', enum: ['yoga'] } } } as const;
  const set = setOf({
    required: ['habits'],
    fields,
    messages: { habits: { required: 'Choose', enum: 'Unknown habit' } },
  });

  it('an empty list is missing', () => expect(check(set, { habits: [] })).toEqual({ habits: 'Choose' }));
  it('a wrong item marks the field', () =>
    expect(check(set, { habits: ['yoga', 'sloth'] })).toEqual({ habits: 'Unknown habit' }));
  it('an empty list fails minItems if the schema has it', () => {
    const least = setOf({
      required: ['habits'],
      fields: { habits: { ...fields.habits, minItems: 1 } },
      messages: { habits: { required: 'Choose', minItems: 'At least one' } },
    });
    expect(check(least, { habits: [] })).toEqual({ habits: 'At least one' });
  });
});

describe('hidden fields', () => {
  it('are not asked [spec 5.45]', () => {
    const set = setOf({
      required: ['office', 'amount'],
      fields: { office: { type: 'string' }, amount: { type: 'string', shownWhen: { office: { const: 'Yes' } } } },
      messages: { amount: { required: 'Please select cover amount' } },
    });
    expect(check(set, { office: 'No' })).toEqual({});
    expect(check(set, { office: 'Yes' })).toEqual({ amount: 'Please select cover amount' });
  });
});

describe('rules', () => {
  const gap: RulePlugin = ({ wifeAge, son1Age }, settings) =>
    typeof wifeAge === 'number' && typeof son1Age === 'number' && wifeAge - son1Age < Number(settings.gap)
      ? [{ field: 'son1Age', code: 'gap', values: { number: 1 } }]
      : [];
  const ages = setOf({
    fields: { wifeAge: { type: 'integer' }, son1Age: { type: 'integer', maximum: 100 } },
    messages: { son1Age: { maximum: 'Up to 100' } },
    rules: [
      {
        plugin: 'ageGap',
        with: { gap: 18 },
        messages: { gap: ['Wife and ', { arg: 'number' }, ' son age gap should be 18 years or above.'] },
      },
    ],
    plugins: { ageGap: gap },
  });

  it('mark a field with their own message [spec 5.42]', () =>
    expect(check(ages, { wifeAge: 30, son1Age: 13 })).toEqual({
      son1Age: 'Wife and 1 son age gap should be 18 years or above.',
    }));
  it('report nothing at the limit or while an answer is missing [spec 5.42]', () => {
    expect(check(ages, { wifeAge: 31, son1Age: 13 })).toEqual({});
    expect(check(ages, { son1Age: 13 })).toEqual({});
  });
  it('do not override an earlier error of the field', () =>
    expect(check(ages, { wifeAge: 30, son1Age: 101 })).toEqual({ son1Age: 'Up to 100' }));
  it('see answers of other steps, and none of the wrong type', () => {
    const seen: object[] = [];
    const spy = setOf({
      fields: { name: { type: 'string' } },
      rules: [{ plugin: 'spy', with: {}, messages: {} }],
      plugins: { spy: (answers) => (seen.push(answers), []) },
    });
    validate(spy, { name: ['x'], earlier: 'yes', blank: '' }, '');
    expect(seen).toEqual([{ earlier: 'yes' }]);
  });
  it('have no effect on hidden or unknown fields', () => {
    const stray = setOf({
      fields: { a: { type: 'string' } },
      rules: [{ plugin: 'stray', with: {}, messages: {} }],
      plugins: {
        stray: () => [
          { field: 'gone', code: 'x' },
          { field: 'a', code: 'none' },
        ],
      },
    });
    expect(check(stray, { a: '1' })).toEqual({ a: 'Please check this.' });
  });
});

it('a form that enforces nothing refuses nothing [spec 5.71]', () => {
  const set = setOf({
    required: ['name'],
    fields: { name: { type: 'string' }, months: { type: 'integer', minimum: 6, maximum: 60 } },
  });
  expect(validate(set, { months: 3.5 }, '')).toHaveLength(2);
  expect(validate({ ...set, plan: { ...set.plan, validation: 'none' } }, { months: 3.5 }, '')).toEqual([]);
});
