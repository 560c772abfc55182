import type { MessageKeyword } from '../../plan/message.ts';

/** Keywords of a field's schema that an answer can fail which a person typed or chose. */
export const breakableKeywords = [
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const satisfies readonly MessageKeyword[];
