import { applyFilters } from '../../engine/filters.ts';

/**
 * The ten digits of a phone number, however it was written. Undefined for a text that holds more than a number, such as
 * a message.
 */
export function phoneKey(text: string): string | undefined {
  // Programs add marks of direction and joiners that nobody sees, and write dashes of their own.
  const seen = text.replace(/\p{Cf}/gu, '');
  if (/[^\p{Nd}\p{Pd}\s+().−]/u.test(seen)) return undefined;
  const digits = applyFilters(seen, ['phone']);
  return digits.length === 10 ? digits : undefined;
}
