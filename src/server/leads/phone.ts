import { applyFilters } from '../../shared/engine/filters.ts';
import type { Phones } from '../../shared/plan/config.generated.ts';

/**
 * The digits of a phone number, however it was written. Undefined for a text that holds more than a number, such as a
 * message, or for one without the digits that a number has in the country of the site.
 */
export function phoneKey(text: string, phones: Phones | undefined): string | undefined {
  // Programs add marks of direction and joiners that nobody sees, and write dashes of their own.
  const seen = text.replace(/\p{Cf}/gu, '');
  if (/[^\p{Nd}\p{Pd}\s+().−]/u.test(seen)) return undefined;
  const digits = applyFilters(seen, [phones ? { phone: phones } : 'digits']);
  return digits.length >= leastDigits && (!phones || digits.length === phones.digits) ? digits : undefined;
}

/** No phone number is shorter, whatever the country. */
const leastDigits = 4;
