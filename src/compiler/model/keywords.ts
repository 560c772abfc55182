import type { MessageKeyword } from '../../shared/plan/message.ts';

/** The schema keywords that an answer can fail which a visitor typed or chose. */
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
