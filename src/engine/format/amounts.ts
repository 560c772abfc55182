import type { AmountWords } from '../../plan/config.generated.ts';
import { formatMessage } from './message.ts';
import { groupIndian, numberOf } from './numbers.ts';

const lakh = 100_000;
const crore = 100 * lakh;

/**
 * A large round amount in the words that India counts with: 1250000 is "12.5 lakh".
 * Takes    whole rupees, as a number or digits; the words of site.yaml
 * Returns  exact lakhs and crores with at most two decimals; '' for an amount below a lakh, one that needs more
 *          decimals, or one too large for exact arithmetic
 * Errors   never throws
 */
export function inWords(amount: unknown, words: AmountWords | undefined): string {
  const rupees = numberOf(amount);
  if (!words || !Number.isSafeInteger(rupees) || rupees < lakh || rupees % (lakh / 100) !== 0) return '';
  const unit = (name: 'lakh' | 'crore', hundredths: number) =>
    formatMessage(words[name], { n: count(hundredths, words.numbers) });
  if (rupees < crore) return unit('lakh', rupees / (lakh / 100));
  if (rupees % lakh === 0) return unit('crore', rupees / lakh);
  const rest = rupees % crore;
  return formatMessage(words.both, {
    crore: unit('crore', (rupees - rest) / lakh),
    lakh: unit('lakh', rest / (lakh / 100)),
  });
}

/**
 * A number in words or digits: 100 hundredths are "one", 1250 are "12.5". It starts from hundredths because binary
 * fractions are not exact.
 */
function count(hundredths: number, numbers: readonly string[] = []): string {
  const decimals = hundredths % 100;
  const whole = (hundredths - decimals) / 100;
  if (decimals === 0) return numbers[whole - 1] ?? groupIndian(String(whole));
  return `${groupIndian(String(whole))}.${String(decimals).padStart(2, '0').replace(/0$/, '')}`;
}
