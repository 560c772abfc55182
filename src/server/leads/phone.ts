import { applyFilters } from '../../engine/filters.ts';

/**
 * The ten digits of a phone number, however it was written. Undefined for a text that holds more than a number, such as
 * a message.
 */
export function phoneKey(text: string): string | undefined {
  if (/[^\p{Nd}\s+().–-]/u.test(text)) return undefined;
  const digits = applyFilters(text, ['phone']);
  return digits.length === 10 ? digits : undefined;
}
