import type { Path } from '../../../compiler/read/source.ts';
import { Refusal } from './refusal.ts';

/** A path in JSON, as it stands in an address. */
export function pathIn(text: string | null): Path {
  try {
    return asPath(JSON.parse(text ?? '[]'));
  } catch {
    throw new Refusal(400, 'This is no path.');
  }
}

/** A path that came from outside. Throws for anything else. */
export function asPath(value: unknown): Path {
  const isStep = (step: unknown) =>
    typeof step === 'string' || (typeof step === 'number' && step >= 0 && step % 1 === 0);
  if (!Array.isArray(value) || value.length > 60 || !value.every(isStep)) throw new Refusal(400, 'This is no path.');
  return value as Path;
}
