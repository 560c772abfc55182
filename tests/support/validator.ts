import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { Ajv } from 'ajv';
import type { FieldSetPlan } from '../../src/shared/plan/form.ts';

/** The validator of a set that a test writes itself. `ajv`: with the formats that its schema needs. */
export function validatorOf(schema: FieldSetPlan['schema'], ajv: Ajv = new Ajv({ allErrors: true })): ValidatorType {
  // By its id, Ajv would take a schema only once.
  const { $id, ...rules } = schema;
  return createPrecompiledValidator({ [$id]: ajv.compile(rules) }, schema as unknown as RJSFSchema);
}
