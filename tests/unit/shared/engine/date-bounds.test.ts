import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validate, withUnreadable } from '../../../../src/shared/engine/validate.ts';
import type { DateBounds, FieldPlan } from '../../../../src/shared/plan/form.ts';
import { parseMessage } from '../../../../src/compiler/resolve/message.ts';
import { setOf, wordsOf } from './sets.ts';

const message = (text: string) => parseMessage(text).message;

const dated = (dates: DateBounds, widget: FieldPlan['widget'] = 'date') =>
  ({ type: 'string', ...(widget === 'date' && { format: 'date' as const }), ui: { dates, widget } }) as const;

function trip(timeZone = 'Asia/Kolkata') {
  const set = setOf({
    fields: {
      born: dated({ minimum: { plus: -120, unit: 'years' }, maximum: { plus: -18, unit: 'years' } }),
      departure: dated({ minimum: {}, maximum: { day: '2030-12-31' } }),
      return: dated({ minimum: { field: 'departure', plus: 1, unit: 'days' } }),
      made: dated({ minimum: { day: '2000-06-01' }, maximum: {} }, 'month'),
    },
    messages: {
      born: { format: 'Not a date', maximum: message('Born until {maximum, date}'), minimum: 'Too long ago' },
      departure: { minimum: message('From {minimum, date} on'), maximum: message('Until {maximum, date}') },
      return: { minimum: message('From {minimum, date} on') },
      made: { minimum: 'Too early', maximum: 'Too late' },
    },
  });
  return { ...set, plan: { ...set.plan, timeZone } };
}

const errorsOf = (answers: Record<string, string>, zone?: string) => wordsOf(validate(trip(zone), answers, 'Wrong'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-02-28T18:30:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('bounds of dates, at midnight in India on 29 February 2024', () => {
  it.each([
    ['18 today', { born: '2006-02-28' }, {}],
    ['18 tomorrow', { born: '2006-03-01' }, { born: 'Born until 28/02/2006' }],
    ['120 years old', { born: '1904-02-29' }, {}],
    ['a day older', { born: '1904-02-28' }, { born: 'Too long ago' }],
    ['the year 2999', { born: '2999-01-01' }, { born: 'Born until 28/02/2006' }],
    ['the year 2', { born: '0002-01-01' }, { born: 'Too long ago' }],
    ['an invalid date', { born: '2999-02-30' }, { born: 'Not a date' }],
    ['today', { departure: '2024-02-29' }, {}],
    ['yesterday', { departure: '2024-02-28' }, { departure: 'From 29/02/2024 on' }],
    ['the last day', { departure: '2030-12-31' }, {}],
    ['after the last day', { departure: '2031-01-01' }, { departure: 'Until 31/12/2030' }],
    ['the day after departure', { departure: '2024-02-29', return: '2024-03-01' }, {}],
    ['back on the same day', { departure: '2024-02-29', return: '2024-02-29' }, { return: 'From 01/03/2024 on' }],
    ['back without departure', { return: '1999-01-01' }, {}],
    ['this month', { made: '2024-02' }, {}],
    ['next month', { made: '2024-03' }, { made: 'Too late' }],
    ['the month of the first day', { made: '2000-06' }, {}],
    ['the month before', { made: '2000-05' }, { made: 'Too early' }],
    ['an invalid month', { made: 'last June' }, {}],
    ['nothing', {}, {}],
  ])('%s', (_, answers, errors) => expect(errorsOf(answers)).toEqual(errors));

  it('count from the day in the time zone of the site', () =>
    expect(errorsOf({ departure: '2024-02-28' }, 'America/New_York')).toEqual({}));

  it('are not checked for an unreadable date', () => {
    const half = new Map([
      ['born', 'Half a date'],
      ['departure', 'Half a date'],
    ]);
    expect(wordsOf(withUnreadable(trip(), {}, [], half, ''))).toEqual({ born: 'Not a date', departure: 'Half a date' });
  });
});
