import { applyFilters } from '../../engine/filters.ts';
import { groupIndian } from '../../engine/format/numbers.ts';
import type { Filter } from '../../plan/form.ts';
import type { DraftRules } from './draft.ts';

/**
 * How an amount is typed: digits alone, grouped the Indian way. The answer is the digits, as a text or a number by the
 * field's schema.
 */
export function amountRules(filters: readonly Filter[] = [], isNumber: boolean): DraftRules<string | number> {
  // No paise at the end of a pasted amount, as in ₹1,50,000.00, would make it a hundred times as much.
  const digitsOf = (text: string): string => applyFilters(text.replace(/\.00(?=\D*$)/, ''), ['digits', ...filters]);
  return {
    show: (answer) => (answer === undefined ? '' : groupIndian(digitsOf(String(answer)))),
    read: (text) => {
      const digits = digitsOf(text);
      if (digits === '') return undefined;
      return isNumber ? Number(digits) : digits;
    },
    clean: (text) => groupIndian(digitsOf(text)),
  };
}
