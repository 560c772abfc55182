import type { FieldOptions, FieldSchema } from '../../../shared/plan/form.ts';
import type { DraftRules } from './draft.ts';

type Bounds = Pick<FieldSchema, 'minimum' | 'maximum'>;

/**
 * How a number is typed. With `clamp`, as the visitor leaves the field, a number beyond its bounds becomes the nearest
 * one within, and an empty field the smallest one (spec 5.71).
 */
export function numberRules(
  { minimum = -Infinity, maximum = Infinity }: Bounds = {},
  clamp?: FieldOptions['clamp'],
): DraftRules<number> {
  const highest = clamp === 'both' ? maximum : Infinity;
  return {
    show: (answer) => (answer === undefined ? '' : String(answer)),
    read: (text) => (text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text)),
    clean: (text, leaving) => (leaving && clamp ? String(Math.min(Math.max(Number(text), minimum), highest)) : text),
  };
}
