import type { Phones } from '../plan/config.generated.ts';
import type { Filter } from '../plan/form.ts';
import { invisibleCharacters, zeroWidth } from './unseen.ts';

const unseen = new RegExp(`[${invisibleCharacters}${zeroWidth}]`, 'g');

/**
 * Applies the filters of a field to a text, in order (spec 5.03, 5.34, 5.38, 5.44, 5.58–5.59).
 * Takes    `leaving`: whether the visitor leaves the field or submits. Only then `trim` removes invisible characters,
 *          and the blanks at both ends, because otherwise a blank between two words could not be typed.
 */
export function applyFilters(text: string, filters: readonly Filter[], leaving = false): string {
  return filters.reduce((now, filter) => applyFilter(now, filter, leaving), text);
}

function applyFilter(text: string, filter: Filter, leaving: boolean): string {
  switch (filter) {
    case 'digits':
    case 'phone':
      return digits(text);
    case 'uppercase':
      return text.toUpperCase();
    case 'code':
      return code(text);
    case 'trim':
      return leaving ? text.replace(unseen, '').trim() : text;
    default:
      return 'phone' in filter ? phone(text, filter.phone) : Array.from(text).slice(0, filter.cap).join('');
  }
}

/**
 * A code, such as that of a coupon, in capitals, with digits of any script as 0 to 9, and without the blanks, hyphens
 * and unseen characters that people write or paste in it.
 */
const code = (text: string): string => asciiDigits(text.toUpperCase().replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, ''));

/** A text with the digits of any script as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

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
 * The digits of a phone number, however it is written: +91 98765 43210, 0091…, 091…. A prefix is only removed while
 * there are too many digits, so a number that itself starts with 91 stays whole.
 */
function phone(text: string, phones: Phones): string {
  let number = digits(text);
  for (let prefix = prefixOf(number, phones); prefix > 0; prefix = prefixOf(number, phones))
    number = number.slice(prefix);
  return number;
}

/** How many digits the prefix of the number has. */
function prefixOf(number: string, { country, trunk = '', digits: wanted }: Phones): number {
  const extra = number.length - wanted;
  if (extra <= 0) return 0;
  const prefixes = [`00${country}`, ...(extra > 1 ? [trunk + country] : []), country, ...(extra === 1 ? [trunk] : [])];
  return prefixes.find((prefix) => number.startsWith(prefix))?.length ?? 0;
}
