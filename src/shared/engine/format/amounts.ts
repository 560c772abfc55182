import type { AmountWords, MoneyPlan } from '../../plan/message.ts';
import { formatMessage } from './message.ts';
import { groupDigits, numberOf } from './numbers.ts';

/**
 * A large round amount in the units that the site counts with: 12500000 is "12.5 million".
 * Takes    a whole amount, as a number or digits
 * Returns  exact units with at most two decimals; '' for an amount below the smallest unit, one that needs more
 *          decimals, or one too large for exact arithmetic
 * Errors   never throws
 */
export function amountInWords(amount: unknown, money: MoneyPlan | undefined): string {
  const whole = numberOf(amount);
  const { units = [] } = money?.words ?? {};
  const first = units.findIndex(({ times }) => whole >= times);
  return Number.isSafeInteger(whole) && first >= 0 ? inUnits(whole, first, money!) : '';
}

/** An amount in a unit, and what is left of it in the next smaller ones. */
function inUnits(amount: number, index: number, money: MoneyPlan): string {
  const { units, both } = money.words!;
  const unit = units[index];
  if (!unit) return '';
  const hundredth = unit.times / 100;
  if (amount % hundredth === 0) return counted(unit, amount / hundredth, money);
  const rest = amount % unit.times;
  const smaller = inUnits(rest, index + 1, money);
  if (smaller === '' || rest === amount) return smaller;
  return formatMessage(both, { larger: counted(unit, (amount - rest) / hundredth, money), smaller });
}

/**
 * A number of hundredths of a unit: 100 of a million are "one million", 1250 "12.5 million". It starts from hundredths
 * because binary fractions are not exact.
 */
function counted(
  { words }: AmountWords['units'][number],
  hundredths: number,
  { style, words: said }: MoneyPlan,
): string {
  const decimals = hundredths % 100;
  const whole = (hundredths - decimals) / 100;
  const inDigits = groupDigits(String(whole), style);
  const fraction = `${style.point ?? '.'}${String(decimals).padStart(2, '0').replace(/0$/, '')}`;
  return formatMessage(words, {
    n: decimals === 0 ? (said?.numbers?.[whole - 1] ?? inDigits) : `${inDigits}${fraction}`,
  });
}
