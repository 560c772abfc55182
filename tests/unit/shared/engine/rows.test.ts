import fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../../src/compiler/compile/form.ts';
import { formModule } from '../../../../src/compiler/emit/form-module.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import { formModuleOf } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { defaultsOf, isAnswer, keepValid, pick } from '../../../../src/shared/engine/answers.ts';
import { privateFields } from '../../../../src/shared/engine/private.ts';
import { change, settle, startWith } from '../../../../src/shared/engine/settle.ts';
import { validate, withUnreadable } from '../../../../src/shared/engine/validate.ts';
import { rowTitle } from '../../../../src/shared/engine/rows.ts';
import { answerInWords } from '../../../../src/shared/engine/texts.ts';
import type { Answers, Row } from '../../../../src/shared/plan/answers.ts';
import type { FieldPlan } from '../../../../src/shared/plan/form.ts';
import { changedIn } from './sets.ts';
import { siteOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const { symbols } = siteOf(join(project, 'tests/sites/rows'));
const compiled = compileForm(formModel(symbols.forms.get('nominees')!), symbols);
const form = formModuleOf(compiled);
const [set] = form.steps;

const errors = (answers: Answers) =>
  validate(set!, answers, 'Check this').map(({ field, within, message }) => [field, within, message]);

const household = formModuleOf(compileForm(formModel(symbols.wizards.get('household')!), symbols));

describe('rows', () => {
  it('are named by their title once all that it prints is answered, and by their number until then', () => {
    const titled = {
      ...set!.plan.fields.nominees!,
      options: { row: ['Nominee ', { arg: 'n' }], title: [{ arg: 'nominee' }, ': ', { arg: 'share' }, '%'] },
    } as unknown as FieldPlan;
    const names = [{}, { nominee: 'Ravi' }, { nominee: 'Ravi', share: 60 }].map((row) =>
      rowTitle(titled, set!.rows!.sets.nominees!, 0, row),
    );
    expect(names).toEqual(['Nominee 1', 'Nominee 1', 'Ravi: 60%']);
    expect(answerInWords({ ...titled, language: 'en' }, [{ share: 60 }, { nominee: 'Ravi', share: 40 }])).toBe(
      'Nominee 1 and Ravi: 40%',
    );
  });

  it('start with the minimum number', () => {
    expect(defaultsOf(set!.plan)).toEqual({ nominees: [{}] });
  });

  it('are checked one by one, and their errors name the row', () => {
    expect(errors({ holder: 'Asha', nominees: [{ nominee: 'Ravi' }, { isMinor: true, guardian: ' ' }] })).toEqual([
      ['nominees.2.nominee', 'Nominee 2', 'Enter the name of this nominee'],
      ['nominees.2.guardian', 'Nominee 2', 'Enter who looks after this nominee'],
    ]);
  });

  it('are refused if there are too few or too many, also if none was sent', () => {
    const many = ['A', 'B', 'C', 'D'].map((nominee) => ({ nominee }));
    expect(errors({ holder: 'Asha', nominees: many })).toEqual([['nominees', undefined, 'Name at most 3 nominees']]);
    expect(errors(settle(form, { holder: 'Asha' }))).toEqual([['nominees', undefined, 'Name at least one nominee']]);
  });

  it('show questions by conditions on the form or on the same row', () => {
    const nominees = [{ nominee: 'Ravi' }, { nominee: 'Meera', isMinor: true }];
    expect(errors({ holder: 'Asha', isShared: true, nominees }).map(([field]) => field)).toEqual([
      'nominees.1.share',
      'nominees.2.share',
      'nominees.2.guardian',
    ]);
  });

  it('lose answers to hidden questions row by row, and stay the same object otherwise', () => {
    const settled = { holder: 'Asha', nominees: [{ nominee: 'Ravi', isMinor: true, guardian: 'Asha' }] };
    expect(settle(form, settled)).toBe(settled);
    const nominees = [{ nominee: 'Ravi', share: 50, guardian: 'Asha' }, settled.nominees[0]!];
    const after = settle(form, { holder: 'Asha', nominees });
    expect(after.nominees).toEqual([{ nominee: 'Ravi' }, settled.nominees[0]]);
    expect((after.nominees as readonly object[])[1]).toBe(nominees[1]);
  });

  it('keep the valid parts of stored rows', () => {
    const stored = {
      nominees: [
        { nominee: 'Ravi', share: 'half', other: 1 },
        { relation: 'friend', isMinor: true },
      ],
    };
    expect(keepValid(set!, stored)).toEqual({ nominees: [{ nominee: 'Ravi' }, { isMinor: true }] });
    const tooMany = ['A', 'B', 'C', 'D'].map((nominee) => ({ nominee }));
    expect(keepValid(set!, { holder: 'Asha', nominees: tooMany })).toEqual({
      holder: 'Asha',
      nominees: tooMany.slice(0, 3),
    });
    expect(keepValid(set!, { nominees: [['Ravi']] })).toEqual({});
    expect(keepValid(set!, { nominees: ['Ravi'] })).toEqual({});
  });

  it('name the row of an unreadable control', () => {
    const answers = { holder: 'Asha', isShared: true, nominees: [{ nominee: 'Ravi', share: 1 }, { nominee: 'Meera' }] };
    const unreadable = new Map([['nominees.2.share', 'A number, please']]);
    expect(withUnreadable(set!, answers, validate(set!, answers, ''), unreadable, '')).toEqual([
      { field: 'nominees.2.share', keyword: 'unreadable', message: 'A number, please', within: 'Nominee 2' },
    ]);
  });

  it('are private as a whole when one of their fields is', () => {
    expect(privateFields(form.steps)).toEqual(new Set(['holder', 'nominees']));
  });

  it.each<[unknown, boolean]>([
    [[{ nominee: 'Ravi' }], true],
    [[{ choices: ['a', 2] }], true],
    [[{ nominee: { first: 'Ravi' } }], false],
    [[{ rows: [{ nominee: 'Ravi' }] }], true],
    [[{ rows: [{ nominee: { name: 'Ravi' } }] }], false],
    [[{ nominee: 'Ravi' }, 'Ravi'], false],
    [[null], false],
    [{ nominee: 'Ravi' }, false],
  ])('%j is an answer: %s', (value, is) => {
    expect(isAnswer(value)).toBe(is);
  });

  it.each([
    ['nominees.2.share', { isShared: true }, true],
    ['nominees.2.share', {}, false],
    ['nominees.2.guardian', {}, true],
    ['nominees.1.guardian', {}, false],
    ['nominees.3.nominee', {}, false],
    ['nominees', {}, true],
    ['holder', {}, true],
  ])('ask %s with %j: %s', (field, around, is) => {
    const nominees = [{ nominee: 'Ravi' }, { nominee: 'Meera', isMinor: true }];
    expect(set!.rows!.asks(field, { ...around, nominees })).toBe(is);
  });

  it('add their engine only to forms with rows', () => {
    expect(formModule(compiled, 'src', false)).toContain('import { rowsEngine } from "src/shared/engine/rows.ts"');
    const steps = compiled.steps.map((step) => ({ ...step, rows: undefined }));
    expect(formModule({ ...compiled, steps }, 'src', false)).not.toContain('rows.ts');
  });
});

describe('an input in a row that was emptied', () => {
  const emptied = {
    holder: 'Asha',
    isShared: true,
    nominees: [{ nominee: 'Ravi', share: undefined }, { nominee: 'Meera' }],
  };

  it('is an answer that is missing, and the others stay', () => {
    expect(isAnswer(emptied.nominees)).toBe(true);
    expect(errors(emptied)).toEqual([
      ['nominees.1.share', 'Nominee 1', 'Enter the share'],
      ['nominees.2.share', 'Nominee 2', 'Enter the share'],
    ]);
    expect(keepValid(set!, emptied)).toMatchObject({ nominees: [{ nominee: 'Ravi' }, { nominee: 'Meera' }] });
  });
});

describe('answers in rows that an earlier step takes away', () => {
  const people = [{ person: 'Asha', tends: true }, { person: 'Ravi' }, { person: 'Meera', tends: true }];
  const answers = { town: 'Pune', hasGarden: true, people };

  it('are named with their rows', () => {
    const { dropped = [] } = changedIn(household, 'home', answers, { ...answers, hasGarden: false }, 'hasGarden');
    expect(dropped).toEqual(['people.1.tends', 'people.3.tends']);
    const [, step] = household.steps;
    expect(dropped.map((name) => step?.rows?.label(step, name, answers))).toEqual([
      'Person 1: Looks after the garden',
      'Person 3: Looks after the garden',
    ]);
    expect(step?.rows?.label(step, 'people', answers)).toBeUndefined();
  });

  it('are not named where the visitor changes the rows themselves', () => {
    const fewer = { ...answers, people: people.slice(1) };
    expect(changedIn(household, 'people', answers, fewer, 'people').dropped).toEqual([]);
  });
});

describe('rows that read each other', () => {
  const stays = formModuleOf(compileForm(formModel(symbols.forms.get('stays')!), symbols));
  const [step] = stays.steps;
  const parts = ({ stays: rows }: Answers) => (rows as readonly Row[]).map(({ part }) => part);
  const changeTo = (before: Answers, rows: readonly Row[]) => change(stays, step!, before, { stays: rows }, 'stays');
  const start = startWith(stays);

  it('are filled in when the form begins, and again when a row is added', () => {
    expect(parts(start)).toEqual([100]);
    const two = changeTo(start, [...(start.stays as Row[]), {}]);
    expect(parts(two)).toEqual([50, 50]);
    expect(parts(changeTo(two, [...(two.stays as Row[]), {}]))).toEqual([34, 33, 33]);
  });

  it('keep what a visitor typed or cleared, also when a row before it goes', () => {
    const two = changeTo(start, [{ part: 100 }, {}]);
    const [first, second] = two.stays as Row[];
    const typed = changeTo(two, [first!, { ...second, part: 20 }]);
    expect(parts(typed)).toEqual([50, 20]);
    const cleared = changeTo(typed, [pick(first!, (name) => name !== 'part'), (typed.stays as Row[])[1]!]);
    expect(parts(cleared)).toEqual([undefined, 20]);
    expect(parts(changeTo(typed, (typed.stays as Row[]).slice(1)))).toEqual([20]);
    const three = changeTo(cleared, [...(cleared.stays as Row[]), {}]);
    expect(parts(three)).toEqual([undefined, 20, 33]);
  });

  it('settle once and for all: settling again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ from: fc.integer({ min: 1999, max: 2021 }), until: fc.integer() }, { requiredKeys: [] }), {
          maxLength: 4,
        }),
        (rows) => {
          const settled = settle(stays, { stays: rows });
          expect(settle(stays, settled)).toBe(settled);
          for (const [index, row] of (settled.stays as Row[]).entries()) {
            const [above, until] = [rows[index - 1]?.from, rows[index]!.until];
            expect(row.since).toBe(above === undefined || until === undefined ? undefined : above - until);
          }
        },
      ),
    );
  });
});
