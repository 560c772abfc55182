/**
 * Groups digits the Indian way: 12345678 is 1,23,45,678. Takes only digits, and keeps leading zeros (spec 3.09, 5.03).
 */
export function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits;
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end));
  return groups.join(',');
}

/** A number with Indian grouping and at most two decimals: 1234.5 is 1,234.5. '' when the value is not a number. */
export const formatNumber = (value: unknown): string => grouped(value, (decimals) => decimals.replace(/0+$/, ''));

/** An amount in rupees: ₹1,23,45,678, and ₹14.50 when it has paise. '' when the value is not a number. */
export const rupees = (amount: unknown): string => money(amount);

/** An amount with the sign of its currency, and with both decimals when it is not whole. */
export function money(amount: unknown, sign = '₹'): string {
  const text = grouped(amount, (decimals) => (decimals === '00' ? '' : decimals));
  return text.startsWith('-') ? `-${sign}${text.slice(1)}` : text && `${sign}${text}`;
}

/** A number, or the number that a text holds; else NaN. A blank text is NaN, where `Number` makes 0 of it. */
export function numberOf(value: unknown): number {
  if (typeof value === 'string') return value.trim() === '' ? NaN : Number(value);
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : NaN;
}

function grouped(value: unknown, shorten: (decimals: string) => string): string {
  if (typeof value === 'string' && /^\d+$/.test(value)) return groupIndian(value);
  const number = numberOf(value);
  if (!Number.isFinite(number)) return '';
  const [whole = '', decimals = ''] = inDigits(Math.abs(number)).split('.');
  const tail = shorten(decimals);
  const text = groupIndian(whole) + (tail && `.${tail}`);
  return number < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A number in digits, however large, with two decimals unless it is whole. `String` would write 1e+21. */
const inDigits = (number: number): string => (Number.isInteger(number) ? String(BigInt(number)) : number.toFixed(2));
