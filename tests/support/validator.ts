import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { Ajv } from 'ajv';
import type { FieldSetPlan } from '../../src/shared/plan/form.ts';

/** The validator of a test's own schema. `ajv` must have the formats that the schema needs. */
export function validatorOf(schema: FieldSetPlan['schema'], ajv: Ajv = new Ajv({ allErrors: true })): ValidatorType {
  // Without the id, because Ajv accepts each id only once.
  const { $id, ...rules } = schema;
  return createPrecompiledValidator({ [$id]: ajv.compile(rules) }, schema as unknown as RJSFSchema);
}
