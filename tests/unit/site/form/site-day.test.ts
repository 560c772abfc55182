import { afterEach, expect, test, vi } from 'vitest';
import { todayIn } from '../../../../src/shared/engine/dates.ts';
import type { FieldError } from '../../../../src/shared/engine/validate.ts';
import type { FieldSet } from '../../../../src/shared/plan/form.ts';
import type { Message } from '../../../../src/shared/plan/message.ts';
import { withSiteDay } from '../../../../src/site/render/form/site-day.ts';

const set = {
  plan: {
    timeZone: 'Asia/Kolkata',
    fields: {
      name: { name: 'name' },
      start: { name: 'start', dates: { minimum: { count: 0, unit: 'days' } } },
      end: { name: 'end', dates: { minimum: { field: 'start', count: 0, unit: 'days' } } },
    },
  },
} as unknown as FieldSet;

const words: Message = ['It is ', { arg: 'today' }, ' in India.'];

const error = (field: string, keyword: string): FieldError => ({ field, keyword, message: `${field} is wrong.` });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a first submit with errors that no day decides loads no calendar, which takes a cheap phone a tenth of a second', () => {
  const calendar = vi.spyOn(Intl, 'DateTimeFormat');
  const errors = [error('name', 'required'), error('start', 'required'), error('end', 'minimum')];
  expect(withSiteDay(set, errors, words)).toEqual(errors);
  expect(calendar).not.toHaveBeenCalled();
});

test('only an error that counts from today says which day the site has, and only where the visitor has another', () => {
  const errors = [error('name', 'required'), error('start', 'minimum')];
  for (const hour of [0, 6, 12, 18, 23]) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, hour, 10) });
    const today = todayIn('Asia/Kolkata');
    const [first, second] = withSiteDay(set, errors, words);
    expect(first).toEqual(errors[0]);
    expect(second!.message).toBe(
      today === '2026-06-15' ? 'start is wrong.' : `start is wrong. It is ${today} in India.`,
    );
  }
});
