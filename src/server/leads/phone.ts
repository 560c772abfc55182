import { applyFilters } from '../../shared/engine/filters.ts';
import type { Phones } from '../../shared/plan/config.generated.ts';

/**
 * The digits of a phone number in any spelling. Undefined for a text with more than a number, such as a message, or
 * with a wrong number of digits for the site's country.
 */
export function phoneKey(text: string, phones: Phones | undefined): string | undefined {
  // Programs add invisible direction marks and joiners, and use other dashes.
  const seen = text.replace(/\p{Cf}/gu, '');
  if (/[^\p{Nd}\p{Pd}\s+().−]/u.test(seen)) return undefined;
  const digits = applyFilters(seen, [phones ? { phone: phones } : 'digits']);
  return digits.length >= minDigits && (!phones || digits.length === phones.digits) ? digits : undefined;
}

/** Minimum length of phone numbers in all countries. */
const minDigits = 4;
