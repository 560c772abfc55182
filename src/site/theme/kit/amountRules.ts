import { applyFilters } from '../../../shared/engine/filters.ts';
import { groupDigits } from '../../../shared/engine/format/numbers.ts';
import type { FieldPlan } from '../../../shared/plan/form.ts';
import type { DraftRules } from './draft.ts';

/**
 * How an amount is typed: only digits, in the groups of the site. The answer is the digits, as a text or a number by
 * the field's schema.
 */
export function amountRules(
  { filters = [], numbers }: Pick<FieldPlan, 'filters' | 'numbers'>,
  isNumber: boolean,
): DraftRules<string | number> {
  // Decimals at the end of a pasted amount, as in 1,500.00, would make it a hundred times as much.
  const cents = numbers?.point === ',' ? /,00(?=\D*$)/ : /\.00(?=\D*$)/;
  const digitsOf = (text: string): string => applyFilters(text.replace(cents, ''), ['digits', ...filters]);
  return {
    show: (answer) => (answer === undefined ? '' : groupDigits(digitsOf(String(answer)), numbers)),
    read: (text) => {
      const digits = digitsOf(text);
      if (digits === '') return undefined;
      return isNumber ? Number(digits) : digits;
    },
    clean: (text) => groupDigits(digitsOf(text), numbers),
  };
}
