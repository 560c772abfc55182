import type { Filter } from '../plan/form.ts';

/**
 * Applies the filters of a field to a text, in order (spec 5.03, 5.34, 5.38, 5.44, 5.58–5.59).
 * Takes    `leaving`: whether the visitor leaves the field or submits. Only then `trim` removes the blanks at both
 *          ends, or nobody could type a blank between two words.
 */
export function applyFilters(text: string, filters: readonly Filter[], leaving = false): string {
  return filters.reduce((now, filter) => applyFilter(now, filter, leaving), text);
}

function applyFilter(text: string, filter: Filter, leaving: boolean): string {
  switch (filter) {
    case 'digits':
      return digits(text);
    case 'phone':
      return phone(text);
    case 'uppercase':
      return text.toUpperCase();
    case 'code':
      return code(text);
    case 'trim':
      return leaving ? text.trim() : text;
    default:
      return Array.from(text).slice(0, filter.cap).join('');
  }
}

/**
 * A code, such as that of a coupon, in capitals, with digits of any script as 0 to 9, and without the blanks, hyphens
 * and unseen characters that people write or paste in it.
 */
const code = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit);

/** The decimal digits of a text in any script, as 0 to 9: ९८ is 98. */
const digits = (text: string): string => Array.from(text.match(/\p{Nd}/gu) ?? [], asciiDigit).join('');

/**
 * Unicode keeps the digits of each script in a row of ten that starts with its zero, so the value is the number of
 * digits before this one. The rows of two scripts may adjoin, hence the remainder.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * The ten digits of an Indian phone number, however it is written: +91 98765 43210, 0091…, 091…. A prefix is
 * only removed while there are more than ten digits, so a number that itself starts with 91 stays whole.
 */
function phone(text: string): string {
  let number = digits(text);
  for (let prefix = prefixOf(number); prefix > 0; prefix = prefixOf(number)) number = number.slice(prefix);
  return number;
}

/** How many digits of prefix stand before the number. */
function prefixOf(number: string): number {
  if (number.length <= 10) return 0;
  if (number.startsWith('0091')) return 4;
  if (number.startsWith('091') && number.length > 11) return 3;
  if (number.startsWith('91')) return 2;
  return number.length === 11 && number.startsWith('0') ? 1 : 0;
}
