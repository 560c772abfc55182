import type { FieldOptions, FieldSchema } from '../../../shared/plan/form.ts';
import type { DraftRules } from './draft.ts';

/**
 * How a number is typed. With `clamp`, a number below the minimum, or an empty field, becomes the minimum as the
 * visitor leaves the field (spec 5.71).
 */
export function numberRules(
  { minimum = -Infinity }: Pick<FieldSchema, 'minimum'> = {},
  clamp?: FieldOptions['clamp'],
): DraftRules<number> {
  return {
    show: (answer) => (answer === undefined ? '' : String(answer)),
    read: (text) => (text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text)),
    clean: (text, leaving) => (leaving && clamp ? String(Math.max(Number(text), minimum)) : text),
  };
}
