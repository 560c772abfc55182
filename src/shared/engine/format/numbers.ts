import type { NumberStyle } from '../../plan/message.ts';

/**
 * Groups digits: 1,234,567, or 12,34,567 with groups of two. Takes only digits, and keeps leading zeros (spec 3.09,
 * 5.03).
 */
export function groupDigits(digits: string, { groups = 3, separator = ',' }: NumberStyle = {}): string {
  if (digits.length <= 3) return digits;
  const parts = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= groups) parts.unshift(digits.slice(Math.max(0, end - groups), end));
  return parts.join(separator);
}

/** A number in groups and with at most two decimals: 1,234.5. '' when the value is not a number. */
export const formatNumber = (value: unknown, style?: NumberStyle): string =>
  grouped(value, style, (decimals) => decimals.replace(/0+$/, ''));

/**
 * An amount with the sign of its currency, and with both decimals when it is not whole: $1,234 and $14.50. '' when the
 * value is not a number.
 */
export function money(amount: unknown, style: NumberStyle = {}): string {
  const { sign = '' } = style;
  const text = grouped(amount, style, (decimals) => (decimals === '00' ? '' : decimals));
  return text.startsWith('-') ? `-${sign}${text.slice(1)}` : text && `${sign}${text}`;
}

/** A number, or the number that a text holds; else NaN. A blank text is NaN, where `Number` makes 0 of it. */
export function numberOf(value: unknown): number {
  if (typeof value === 'string') return value.trim() === '' ? NaN : Number(value);
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : NaN;
}

function grouped(value: unknown, style: NumberStyle = {}, shorten: (decimals: string) => string): string {
  if (typeof value === 'string' && /^\d+$/.test(value)) return groupDigits(value, style);
  const number = numberOf(value);
  if (!Number.isFinite(number)) return '';
  const [whole = '', decimals = ''] = inDigits(Math.abs(number)).split('.');
  const tail = shorten(decimals);
  const text = groupDigits(whole, style) + (tail && `${style.point ?? '.'}${tail}`);
  return number < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A number in digits, however large, with two decimals unless it is whole. `String` would write 1e+21. */
const inDigits = (number: number): string => (Number.isInteger(number) ? String(BigInt(number)) : number.toFixed(2));
