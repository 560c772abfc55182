import { inDigits, isExact, numberReader } from '../../../shared/engine/read-number.ts';
import type { NumberStyle } from '../../../shared/plan/message.ts';

/** Reads a number as the controls of the site do. Undefined for other texts, and if not all digits can be kept. */
export function readNumber(typed: string, style: NumberStyle): number | undefined {
  const number = numberReader(style)(typed);
  return number !== undefined && isExact(number) ? Number(number) : undefined;
}

/** A number without groups, with the decimal point of the site. */
export const writtenNumber = (number: number, { point = '.' }: NumberStyle): string =>
  inDigits(number).replace('.', point);
