import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { pick } from '../../../../src/shared/engine/answers.ts';
import { runExample } from '../../../../src/shared/engine/examples.ts';
import { keepFitting, stepsToAskAgain } from '../../../../src/shared/engine/keep.ts';
import { privateFields } from '../../../../src/shared/engine/private.ts';
import { defaultsOfForm, lostIn, settle } from '../../../../src/shared/engine/settle.ts';
import { summaryOf } from '../../../../src/shared/engine/wizard/summary.ts';
import { mayOpen, stepAfter, stepBefore, walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { FormModule } from '../../../../src/shared/plan/form.ts';
import { someAnswers, someSteps } from './draws.ts';
import { changedIn, setOf, wizardOf } from './sets.ts';

const text = { type: 'string' } as const;
const used = { isNewCar: { const: false } };
const walkOf = (wizard: FormModule, answers: Answers) => walk(wizard, settle(wizard, answers));

const car = wizardOf(
  [
    {
      id: 'city',
      required: ['city'],
      fields: { city: { ...text, ui: { choices: [{ value: 'blr', label: 'Bengaluru' }] } } },
      messages: { city: { required: 'Choose a city' } },
    },
    {
      id: 'policy',
      required: ['policyType'],
      fields: {
        policyType: text,
        remember: { ...text, shownWhen: used },
        insurer: { ...text, shownWhen: { ...used, remember: { const: 'Yes' } } },
      },
      effects: [{ changed: 'policyType', when: { policyType: { const: 'Third Party Only' } }, clear: ['claim'] }],
    },
    { id: 'history', when: used, fields: { claim: { ...text, ui: { whenHidden: 'keep' } } } },
    {
      id: 'contact',
      required: ['name'],
      fields: {
        name: { ...text, ui: { private: 'contact' } },
        since: { type: 'string', format: 'date' },
        sum: { type: 'integer', default: 50000, ui: { display: 'money', numbers: { sign: '₹', groups: 2 } } },
        agree: { type: 'boolean' },
      },
    },
  ],
  { carried: ['isNewCar', 'carNumber'] },
);

const full = {
  isNewCar: false,
  city: 'blr',
  policyType: 'Comprehensive Policy',
  remember: 'Yes',
  insurer: 'Konkan',
  claim: 'No',
  name: 'Asha',
};

describe('walk', () => {
  it('stops at the first step that refuses its answers; later ones are locked [spec 4.38]', () => {
    const here = walk(car, { isNewCar: false });
    expect(here.steps.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'city open',
      'policy locked',
      'history locked',
      'contact locked',
    ]);
    expect(here).toMatchObject({ firstOpen: 'city', complete: false, answers: { isNewCar: false } });
    expect(here.steps[0]?.errors).toEqual([{ field: 'city', keyword: 'required', message: 'Choose a city' }]);
    expect([mayOpen(here, 'city'), mayOpen(here, 'policy'), mayOpen(here, 'unheard-of')]).toEqual([true, false, false]);
  });

  it('ends at the last step when no step refuses [spec 4.27]', () => {
    expect(walk(car, full)).toMatchObject({ firstOpen: 'contact', complete: true, answers: full });
    expect(mayOpen(walk(car, full), 'city')).toBe(true);
  });

  it('drops the answers of hidden fields and of steps that do not apply [spec 4.30] [spec 4.35]', () => {
    const given = { ...full, isNewCar: true };
    const here = walkOf(car, given);
    expect(here.steps.map(({ id, index }) => [id, index])).toEqual([
      ['city', 0],
      ['policy', 1],
      ['contact', 2],
    ]);
    expect(here.answers).toEqual({ isNewCar: true, city: 'blr', policyType: 'Comprehensive Policy', name: 'Asha' });
    expect(lostIn(car, given, here.answers).sort()).toEqual(['claim', 'insurer', 'remember']);
  });

  it('knows the previous and the next applicable step [spec 4.26]', () => {
    const here = walkOf(car, { ...full, isNewCar: true });
    expect([
      stepBefore(here, 'contact'),
      stepAfter(here, 'policy'),
      stepBefore(here, 'city'),
      stepAfter(here, 'contact'),
      stepAfter(here, 'history'),
    ]).toEqual(['policy', 'contact', undefined, undefined, undefined]);
  });

  it('keeps carried answers, and drops unknown ones', () => {
    const given = { ...full, carNumber: 'KA01AB1234', stranger: 'x' };
    const { answers } = walkOf(car, given);
    expect(answers).toEqual({ ...full, carNumber: 'KA01AB1234' });
    expect(lostIn(car, given, answers)).toEqual(['stranger']);
    expect(walkOf(car, { carNumber: { a: 1 } as unknown as string }).answers).toEqual({});
  });

  it('keeps a field of two steps while one of them applies', () => {
    const two = wizardOf(
      [
        { id: 'new', when: { isNew: {} }, fields: { policyType: text } },
        { id: 'used', when: { not: { isNew: {} } }, fields: { policyType: text } },
      ],
      { carried: ['isNew'] },
    );
    expect(walkOf(two, { policyType: 'x' })).toMatchObject({ answers: { policyType: 'x' }, firstOpen: 'used' });
  });

  it('stops at a step that must be asked again, even if its answers are valid; later steps are locked', () => {
    const again = walk(car, full, '', new Set(['history']));
    expect(again.firstOpen).toBe('history');
    expect(again.complete).toBe(false);
    expect(mayOpen(again, 'contact')).toBe(false);
    expect(walk(car, full, '', new Set(['unknown'])).complete).toBe(true);
  });
  it('has no step when none applies', () =>
    expect(walk(wizardOf([]), {})).toMatchObject({ steps: [], firstOpen: '', complete: false }));
});

describe('a change in one step', () => {
  it('settles the other steps too and names their dropped answers [spec 4.25]', () => {
    const given = { ...full, policyType: 'Third Party Only', remember: 'No', insurer: 'Konkan' };
    expect(changedIn(car, 'policy', full, given, 'policyType')).toEqual({
      answers: { isNewCar: false, city: 'blr', policyType: 'Third Party Only', remember: 'No', name: 'Asha' },
      dropped: ['claim'],
    });
  });
  it('does not name computed values, which are not answers', () => {
    const two = wizardOf([
      { id: 'one', fields: { age: text } },
      { id: 'two', fields: { price: { ...text, ui: { computed: true } }, note: text } },
    ]);
    expect(lostIn(two, { age: '40', price: '100', note: 'x' }, { age: '' })).toEqual(['age', 'note']);
  });
  it('runs only effects of the changed field', () =>
    expect(changedIn(car, 'policy', full, { ...full, policyType: 'Third Party Only' }).dropped).toEqual([]));
  it('removes answers that it leaves out', () => {
    const given = pick(full, (field) => field !== 'city');
    expect(changedIn(car, 'city', full, given).answers).toEqual(given);
  });
  it('of an unknown field changes nothing in an example', () =>
    expect(
      runExample(car, { name: '', answers: full, changes: { carNumber: 'y' }, becomes: { carNumber: 'y' } }),
    ).toEqual({
      ...runExample(car, { name: '', answers: full }),
      changes: { carNumber: 'y' },
      becomes: { carNumber: undefined },
      dropped: [],
    }));
});

describe('fields', () => {
  it('lists private fields', () => expect([...privateFields(car.steps)]).toEqual(['name']));
  it('asks the steps with private fields again', () => expect([...stepsToAskAgain(car, full)]).toEqual(['contact']));
  it('has the defaults of all steps', () => expect(defaultsOfForm(car)).toEqual({ sum: 50000 }));
  it('keeps valid stored answers', () => {
    expect(
      keepFitting(car, { city: 'blr', since: 'never', sum: 'x', isNewCar: true, carNumber: ['a', {}], stranger: 1 }),
    ).toEqual({ city: 'blr', isNewCar: true });
    expect([keepFitting(car, null), keepFitting(car, 'x')]).toEqual([{}, {}]);
  });
});

/** Three optional steps with default answers. */
const optional = wizardOf([
  { id: 'a', fields: { city: { type: 'string', default: 'blr' } } },
  { id: 'b', fields: { sum: { type: 'integer', default: 1 } } },
  { id: 'c', fields: { agree: { type: 'boolean', default: true } } },
]);

describe('summaryOf', () => {
  it('shows the labels of choices, dates, amounts and ticks by step [spec 2.66]', () => {
    const here = walkOf(car, { ...full, isNewCar: true, since: '2024-02-29', sum: 100000, agree: true });
    expect(summaryOf(car, here, 'contact')).toEqual([
      {
        step: 'city',
        title: 'Title of city',
        groups: [{ entries: [{ field: 'city', label: 'Label of city', value: 'Bengaluru' }] }],
      },
      {
        step: 'policy',
        title: 'Title of policy',
        groups: [{ entries: [{ field: 'policyType', label: 'Label of policyType', value: 'Comprehensive Policy' }] }],
      },
      {
        step: 'contact',
        title: 'Title of contact',
        groups: [
          {
            entries: [
              { field: 'name', label: 'Label of name', value: 'Asha' },
              { field: 'since', label: 'Label of since', value: '29/02/2024' },
              { field: 'sum', label: 'Label of sum', value: '₹1,00,000' },
              { field: 'agree', label: 'Label of agree', value: '' },
            ],
          },
        ],
      },
    ]);
  });
  it('lists the fields that it chooses, in its order, with labels of their own', () => {
    const [first, second] = car.steps;
    const named = {
      ...second!,
      plan: {
        ...second!.plan,
        fields: { ...second!.plan.fields, policyType: { ...second!.plan.fields.policyType!, summary: 'Cover' } },
      },
    };
    const fields = ['remember', 'policyType'];
    const chosen = {
      plan: { ...car.plan, wizard: { ...car.plan.wizard!, summary: { title: '', edit: '', fields } } },
      steps: [first!, named, ...car.steps.slice(2)],
    };
    expect(
      summaryOf(chosen, walk(chosen, full), 'contact').map(({ step, groups }) => [step, groups[0]!.entries]),
    ).toEqual([
      [
        'policy',
        [
          { field: 'remember', label: 'Label of remember', value: 'Yes' },
          { field: 'policyType', label: 'Cover', value: 'Comprehensive Policy' },
        ],
      ],
    ]);
  });
  it('is empty while nothing is chosen', () => expect(summaryOf(car, walk(car, { agree: false }), 'city')).toEqual([]));
  it('leaves out the defaults of later steps', () => {
    const listed = (answers: Answers, shown: string) =>
      summaryOf(optional, walk(optional, { ...defaultsOfForm(optional), ...answers }), shown).map(({ step }) => step);
    expect(listed({}, 'a')).toEqual(['a']);
    expect(listed({}, 'b')).toEqual(['a', 'b']);
    expect(listed({ sum: 2 }, 'a')).toEqual(['a', 'b']);
    expect(listed({}, '')).toEqual(['a', 'b', 'c']);
  });
  it('has the groups of the step, without fields that config leaves out', () => {
    const wizard = wizardOf([
      {
        id: 's',
        fields: {
          day: { type: 'string', ui: { group: 'Dates' } },
          secret: { type: 'string', ui: { summary: false } },
          // Neither seen nor sent, as a figure that only others are worked out from.
          inner: { type: 'string', ui: { widget: 'hidden', computed: true, sent: false } },
          note: { type: 'string' },
          end: { type: 'string', ui: { group: 'Dates' } },
        },
      },
    ]);
    const answers = { day: '1', secret: '2', note: '3', end: '4' };
    const groups = summaryOf(wizard, walk(wizard, answers), 's')[0]?.groups;
    expect(groups?.map(({ heading, entries }) => [heading, entries.map(({ field }) => field)])).toEqual([
      ['Dates', ['day', 'end']],
      [undefined, ['note']],
    ]);
  });
  it('joins a list of choices as in the language of the site', () => {
    const wizard = wizardOf([
      {
        id: 's',
        fields: {
          history: {
            type: 'array',
            items: text,
            ui: { choices: [{ value: 'd', label: 'Diabetes' }], language: 'en-IN' },
          },
        },
      },
    ]);
    expect(summaryOf(wizard, walk(wizard, { history: ['d', 'other'] }), 's')[0]?.groups[0]?.entries[0]?.value).toBe(
      'Diabetes and other',
    );
  });
});

describe('properties', () => {
  it('a walk drops answers of steps that do not apply, and is idempotent', () => {
    fc.assert(
      fc.property(someSteps, someAnswers, (drafts, answers) => {
        const wizard = wizardOf(drafts);
        const here = walkOf(wizard, answers);
        const applying = new Set(here.steps.map((step) => step.id));
        const asked = new Set(
          drafts.filter((draft) => applying.has(draft.id)).flatMap((draft) => Object.keys(draft.fields)),
        );
        expect(Object.keys(here.answers).filter((field) => !asked.has(field))).toEqual([]);
        const again = walkOf(wizard, here.answers);
        expect(again).toEqual(here);
        expect(again.answers).toBe(here.answers);
        expect(lostIn(wizard, here.answers, again.answers)).toEqual([]);
        expect(here.complete).toBe(here.steps.length > 0 && here.steps.every((step) => step.state === 'done'));
      }),
      { numRuns: 60 },
    );
  });

  it('in a single set, a walk has the same result as settling', () => {
    const set = { id: 's', fields: { a: text, b: { ...text, shownWhen: { a: { const: 'x' } } } } };
    expect(walkOf(wizardOf([set]), { a: 'y', b: '1' }).answers).toEqual({ a: 'y' });
    expect(setOf(set).conditions).toHaveLength(1);
  });
});
