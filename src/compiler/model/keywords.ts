import type { MessageKeyword } from '../../shared/plan/message.ts';

/** The schema keywords that a typed or chosen answer can violate. */
export const breakableKeywords = [
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const satisfies readonly MessageKeyword[];
