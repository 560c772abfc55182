import { Ajv, type ValidateFunction } from 'ajv';
import type { Attributes } from '../../shared/plan/catalog.ts';
import type { Attribute } from '../../shared/plan/config.generated.ts';
import type { JsonSchema } from './contracts.ts';

/**
 * The contract of an item with these attributes, as a file of `schemas/` would declare it. A later check reports an
 * attribute called id.
 */
export const contractOfItem = ({ id: _, ...attributes }: Attributes): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    ...Object.keys(attributes).filter((name) => !attributes[name]!.optional && attributes[name]!.missing === undefined),
  ],
  properties: {
    id: { type: 'string', description: 'Its id.', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
    ...Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, contractOfValue(attribute)])),
  },
});

/** Compiles the contract of an item. */
export const itemValidator = (attributes: Attributes): ValidateFunction =>
  new Ajv({ allErrors: true, strict: false, verbose: true }).compile(contractOfItem(attributes));

const textSchema: JsonSchema = { type: 'string', minLength: 1, 'x-ref': 'text' };

function contractOfValue({ type, label, description = label, tells, whole, minimum, maximum, options }: Attribute) {
  const said = { ...(description && { description }), ...(tells && { 'x-tells': tells }) };
  switch (type) {
    case 'text':
      // A figure such as 8,400+ is not copy, and is not a claim by itself, but it is translated where it is shown.
      return { ...said, ...(tells ? textSchema : { type: 'string', ...(label && { 'x-ref': 'words' }) }) };
    case 'choice':
      return { ...said, enum: Object.keys(options ?? {}) };
    case 'points':
      return { ...said, type: 'array', minItems: 1, uniqueItems: true, items: textSchema };
    case 'percent':
      return contractOfNumber(said, whole, minimum ?? 0, maximum ?? 100);
    default:
      return contractOfNumber(said, whole, minimum, maximum);
  }
}

const contractOfNumber = (said: object, whole = false, minimum?: number, maximum?: number): JsonSchema => ({
  ...said,
  type: whole ? 'integer' : 'number',
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
});
