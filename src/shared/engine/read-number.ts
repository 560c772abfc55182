import type { NumberStyle, NumberWords } from '../plan/message.ts';
import { asciiDigits } from './filters.ts';
import { asRead } from './format/as-read.ts';
import { escapePattern } from './format/escape.ts';

/** An exact decimal: digits × 10^exponent. `digits` has no zeros at its ends; those of 0 are ''. */
interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/** Reads a text; undefined for one that is not a number, or could be meant as another. */
type ReadText = (text: string) => string | undefined;

/**
 * How a site reads the numbers that people type and paste. Grouped digits are read where the groups are those of India
 * (1,23,456) or of thousands (123,456), parted by the site's separator or by blanks. Digits may be of any script, and
 * invisible characters are ignored. A point, a sign, an exponent, the units of the site (2.5 million, 1 million 20
 * thousand) and marks around an amount (€, /-) have their meaning.
 * Returns  the number in digits with at most a minus and a point, its decimals as they were typed: 250000, -5.10
 */
export function numberReader(style: NumberStyle = {}, { units = [], marks = [] }: NumberWords = {}): ReadText {
  const number = numberPattern(style);
  const mark = anyOf(marks);
  const unit = anyOf(units.flatMap(({ names }) => names));
  const single = `(?<plain>${number})(?:e(?<power>[+-]?\\d{1,2}))?`;
  const summed = `(?<parts>(?:(?:${number}) ?${unit} ?)+)`;
  const before = `(?:${mark} ?)*`;
  const whole = new RegExp(`^${before}(?<sign>[+-]?) ?${before}(?:${single}|${summed})(?: ?${mark})*$`, 'iu');
  const parts = new RegExp(`(?<amount>${number}) ?(?<unit>${unit})`, 'giu');
  const timesOf = new Map(units.flatMap(({ names, times }) => names.map((name) => [name.toLowerCase(), times])));
  return (text) => {
    const { sign, plain, power, parts: sum } = whole.exec(inAscii(text, style))?.groups ?? {};
    const counted = [...(sum ?? '').matchAll(parts)].map(({ groups = {} }) => ({
      amount: digitsOf(groups.amount!, style),
      times: timesOf.get(groups.unit!.toLowerCase())!,
    }));
    const read = plain === undefined ? sumOfUnits(counted) : shifted(digitsOf(plain, style), power);
    return read && (sign === '-' && /[1-9]/.test(read) ? `-${read}` : read);
  };
}

/** Whether JavaScript calculates with this number, and not with another one near it. */
export const isExact = (number: string): boolean => {
  const [typed, kept] = [decimalOf(number), decimalOf(String(Number(number)))];
  return typed.digits === kept.digits && typed.exponent === kept.exponent;
};

/** A number in digits, as `numberReader` returns them. `String` would write 1e+21. */
export const inDigits = (number: number): string => written(decimalOf(String(number)), number < 0);

/** The text with one kind of digits, blank, comma, point and minus, and without invisible characters. */
const inAscii = (text: string, { separator = ',', point = '.' }: NumberStyle): string =>
  asciiDigits(asRead(text))
    .replace(/\s/gu, ' ')
    .trim()
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u066c\uff0c]/g, separator)
    .replace(/[\u066b\uff0e]/g, point);

function numberPattern({ separator = ',', point = '.' }: NumberStyle): string {
  const parting = [...new Set([separator.replace(/\s/u, ' '), ' '])].map(escapePattern);
  const grouped = parting.flatMap((by) => [`[1-9]\\d{0,2}(?:${by}\\d{3})+`, `[1-9]\\d?(?:${by}\\d{2})+${by}\\d{3}`]);
  const before = escapePattern(point);
  return `(?:${[...grouped, '\\d+'].join('|')})(?:${before}\\d*)?|${before}\\d+`;
}

/** A pattern of these words. The longest matches first: "Rs." before "Rs". Without words it matches nothing. */
const anyOf = (words: readonly string[]): string =>
  words.length === 0
    ? '(?!)'
    : `(?:${[...words]
        .sort((one, other) => other.length - one.length)
        .map((word) => escapePattern(word.trim()))
        .join('|')})`;

/** The digits of a number without its groups: 1234.50. A point without decimals is left out. */
function digitsOf(number: string, { point = '.' }: NumberStyle): string {
  const [whole = '', decimals = ''] = number.split(point).map((part) => part.replace(/\D/g, ''));
  return `${whole || '0'}${decimals && `.${decimals}`}`;
}

function decimalOf(number: string): Decimal {
  const [, whole = '', decimals = '', power = '0'] = /^-?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const all = `${whole}${decimals}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  return { digits, exponent: digits === '' ? 0 : all.length - digits.length - decimals.length + Number(power) };
}

function written({ digits, exponent }: Decimal, isNegative = false): string {
  const shown = `${digits || '0'}${'0'.repeat(Math.max(0, exponent))}`.padStart(1 - exponent, '0');
  const whole = exponent < 0 ? `${shown.slice(0, exponent)}.${shown.slice(exponent)}` : shown;
  return isNegative && digits !== '' ? `-${whole}` : whole;
}

/** A number with an exponent; without one its decimals stay as they are, 5.10. */
function shifted(number: string, power: string | undefined): string {
  if (power === undefined) return number;
  const { digits, exponent } = decimalOf(number);
  return written({ digits, exponent: digits === '' ? 0 : exponent + Number(power) });
}

/** A sum of units, such as 1 million 20 thousand: each is smaller than one of the unit before it. */
function sumOfUnits(parts: readonly { readonly amount: string; readonly times: number }[]): string | undefined {
  const fits = parts.every(
    ({ amount, times }, index) => index === 0 || Number(amount) * times < parts[index - 1]!.times,
  );
  if (parts.length === 0 || !fits) return undefined;
  const decimals = Math.max(0, ...parts.map(({ amount }) => -decimalOf(amount).exponent));
  const sum = parts.reduce((total, { amount, times }) => {
    const { digits, exponent } = decimalOf(amount);
    return total + BigInt(digits) * BigInt(times) * 10n ** BigInt(exponent + decimals);
  }, 0n);
  const { digits, exponent } = decimalOf(String(sum));
  return written({ digits, exponent: digits === '' ? 0 : exponent - decimals });
}
