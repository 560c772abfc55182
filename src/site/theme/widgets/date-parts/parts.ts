import { dateAfter } from '../../../../shared/engine/dates.ts';
import { applyFilters } from '../../../../shared/engine/filters.ts';

/** The boxes, in their order. */
export const boxes = ['day', 'month', 'year'] as const;
export type Box = (typeof boxes)[number];

/** The texts in the boxes. */
export type DateParts = Readonly<Record<Box, string>>;

/** The maximum number of digits of each box. */
const digits: Readonly<Record<Box, number>> = { day: 2, month: 2, year: 4 };

/** The digits of a text in any script, as many as the box holds. */
export const cleaned = (box: Box, text: string): string => applyFilters(text, ['digits', { cap: digits[box] }]);

/** The boxes for an answer, year-month-day; they are empty without one. */
export function splitDate(date: string | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return { day, month, year };
}

/** The date in the boxes, year-month-day; undefined unless it is a whole one that exists. */
export function dateIn({ day, month, year }: DateParts): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateAfter(date, 0, 'days') === date ? date : undefined;
}

/**
 * The boxes that make a date invalid: the empty ones, and those with an impossible number. All of them if the date is
 * complete or nothing is typed, because then no single box is wrong.
 */
export function wrongBoxes(parts: DateParts): readonly Box[] {
  const { day, month, year } = parts;
  // In a leap year and in January all days exist that any month has.
  const fits: Record<Box, boolean> = {
    day:
      dateIn({ day, month: dateIn({ day: '1', month, year: '2000' }) ? month : '1', year: leap(year) }) !== undefined,
    month: dateIn({ day: '1', month, year: '2000' }) !== undefined,
    year: year.length === digits.year,
  };
  const wrong = boxes.filter((box) => !fits[box]);
  return wrong.length > 0 ? wrong : boxes;
}

const leap = (year: string): string => (year.length === digits.year ? year : '2000');

/**
 * A whole date as people write it: 03/11/1990, 3 Nov 1990, November 3, 1990, 1990-11-03. Numbers are day, month and
 * year, unless the year is first. Undefined for any other text.
 * Takes    `language`: its names of months are accepted, beside the English ones
 */
export function partsIn(text: string, language: string): DateParts | undefined {
  const written = text.replace(/\p{Nd}/gu, (digit) => applyFilters(digit, ['digits']));
  if (written.length > 40) return undefined;
  const numbers = written.match(/\d+/g) ?? [];
  const named = (written.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []).flatMap((word) => monthNamed(word, language) ?? []);
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length === 2 && named.length === 1) {
    const [day, year] = first.length === 4 ? [second, first] : [first, second];
    return sized({ day, month: named[0]!, year });
  }
  if (numbers.length !== 3 || named.length > 0) return undefined;
  return sized(
    first.length === 4 ? { day: third, month: second, year: first } : { day: first, month: second, year: third },
  );
}

/** Years of two digits are taken as they are: the visitor then reads that the date is not whole. */
const sized = (parts: DateParts): DateParts | undefined =>
  parts.day.length <= 2 && parts.month.length <= 2 && [2, 4].includes(parts.year.length) ? parts : undefined;

/** The number of a month by its name, or by the beginning of its name. */
function monthNamed(word: string, language: string): string | undefined {
  const months = Array.from({ length: 12 }, (_, index) => index);
  const found = months.find((index) =>
    [language, 'en'].some((one) =>
      new Intl.DateTimeFormat(one, { month: 'long', timeZone: 'UTC' })
        .format(Date.UTC(2000, index))
        .toLowerCase()
        .startsWith(word.toLowerCase()),
    ),
  );
  return found === undefined ? undefined : String(found + 1);
}
