/**
 * Exact arithmetic. JavaScript counts in binary, where 1.005 × 100 is 100.49999999999999; here it is 100.5, and a third
 * of 3 is 1. Numbers stay fractions of whole numbers until the expression ends, so nothing is rounded unless the
 * expression says so. The result is the same in every browser and on the server. A number that is missing makes the
 * result missing, and so does a division by zero.
 */
class Exact {
  constructor(
    readonly top: bigint,
    /** More than zero. */
    readonly bottom: bigint,
  ) {}

  /** The nearest number of JavaScript. Comparisons and the end of an expression see this. */
  valueOf(): number {
    const [top, bottom] = [Number(this.top), Number(this.bottom)];
    // JavaScript divides whole numbers that it holds exactly to the nearest number.
    if (bottom === 1 || (Number.isSafeInteger(top) && Number.isSafeInteger(bottom))) return top / bottom;
    // More digits than numbers hold.
    const places = 25 + String(this.bottom).length - Math.min(25, String(this.top).length);
    return Number(`${(this.top * 10n ** BigInt(places)) / this.bottom}e-${places}`);
  }
}

type Result = Exact | undefined;

/** A number as it is written in decimals: 1.25 is 125/100. */
function exact(value: unknown): Result {
  if (value instanceof Exact) return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value)) return new Exact(BigInt(value), 1n);
  // Up to 15 digits, a number is the only one that is nearest to its decimals.
  for (let unit = 10; unit < 1e15 && Math.abs(value) * unit < 1e15; unit *= 10) {
    const digits = Math.round(value * unit);
    if (digits / unit === value) return new Exact(BigInt(digits), BigInt(unit));
  }
  const [, whole = '', part = '', power = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const places = part.length - Number(power);
  const digits = BigInt(whole + part);
  return places > 0 ? new Exact(digits, 10n ** BigInt(places)) : new Exact(digits * 10n ** BigInt(-places), 1n);
}

const fraction = (top: bigint, bottom: bigint): Result =>
  bottom === 0n ? undefined : bottom < 0n ? new Exact(-top, -bottom) : new Exact(top, bottom);

const ofFractions =
  (work: (a: Exact, b: Exact) => Result) =>
  (a: unknown, b: unknown): Result => {
    const [first, second] = [exact(a), exact(b)];
    return first && second && work(first, second);
  };

export const add = ofFractions((a, b) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom));
export const subtract = ofFractions((a, b) => fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom));
export const multiply = ofFractions((a, b) => fraction(a.top * b.top, a.bottom * b.bottom));
export const divide = ofFractions((a, b) => fraction(a.top * b.bottom, a.bottom * b.top));
/** The remainder has the sign of the first number, as in CEL. */
export const remainder = ofFractions((a, b) =>
  b.top === 0n ? undefined : fraction((a.top * b.bottom) % (b.top * a.bottom), a.bottom * b.bottom),
);

export const negate = (value: unknown): Result => subtract(0, value);

export function abs(value: unknown): Result {
  const number = exact(value);
  return number && number.top < 0n ? negate(number) : number;
}

/** The most digits of a power that is worked out exactly. More would make a page slow, and no amount needs them. */
const mostDigits = 400;

/** A number to a power. A very long result, or one with a fractional exponent, has 15 digits. */
export function pow(base: unknown, exponent: unknown): Result {
  const [number, power] = [exact(base), exact(exponent)];
  if (!number || !power) return undefined;
  const times = Number(power);
  const digits = String(number.top).length + String(number.bottom).length;
  if (!Number.isInteger(times)) return exact(Number((Number(number) ** times).toPrecision(12)));
  if (digits * Math.abs(times) > mostDigits) return exact(Number(multiplied(Number(number), times).toPrecision(15)));
  const whole = BigInt(Math.abs(times));
  const [top, bottom] = [number.top ** whole, number.bottom ** whole];
  return times < 0 ? fraction(bottom, top) : fraction(top, bottom);
}

/** A whole power by multiplication only, so that it is the same in every browser and on the server. */
function multiplied(base: number, times: number): number {
  let [result, factor] = [1, base];
  for (let rest = Math.abs(times); rest >= 1; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= factor;
    factor *= factor;
  }
  return times < 0 ? 1 / result : result;
}

/** Rounds to a whole number, or to a number of decimals: half up, and below zero half away from zero. */
export const round = (value: unknown, places: unknown = 0): Result =>
  to(value, places, (top, bottom) => (top < 0n ? -1n : 1n) * ((2n * (top < 0n ? -top : top) + bottom) / (2n * bottom)));

export const floor = (value: unknown, places: unknown = 0): Result => to(value, places, down);

export const ceil = (value: unknown, places: unknown = 0): Result =>
  to(value, places, (top, bottom) => -down(-top, bottom));

const down = (top: bigint, bottom: bigint): bigint => top / bottom - (top % bottom < 0n ? 1n : 0n);

function to(value: unknown, places: unknown, whole: (top: bigint, bottom: bigint) => bigint): Result {
  const [number, decimals] = [exact(value), exact(places)];
  if (!number || !decimals) return undefined;
  const unit = pow(10, Math.trunc(Number(decimals)));
  const moved = multiply(number, unit);
  return moved && divide(new Exact(whole(moved.top, moved.bottom), 1n), unit);
}

/** Rounds half up to a multiple of a unit, such as 0.01 for a paisa or 500. */
export const roundTo = (value: unknown, unit: unknown): Result => multiply(round(divide(value, unit)), unit);

/** The sum of a list; missing when one of its numbers is. That of an empty list is 0. */
export const sumOf = (values: readonly unknown[] | undefined): Result => values?.reduce<Result>(add, exact(0));

/** The result of an expression: a fraction becomes a JavaScript number; missing if it is too large for one. */
export function plainNumber(value: unknown): unknown {
  if (!(value instanceof Exact)) return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
