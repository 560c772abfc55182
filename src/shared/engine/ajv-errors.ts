import type { RJSFSchema } from '@rjsf/utils';
import type { AjvError } from '../plan/errors.ts';
import type { FieldSet } from '../plan/form.ts';

/** The schema errors of these answers, from the set's precompiled validator; empty if they are valid. */
export const schemaErrors = (
  { plan, validator }: Pick<FieldSet, 'plan' | 'validator'>,
  answers: object,
): readonly AjvError[] => validator.rawValidation<AjvError>(plan.schema as unknown as RJSFSchema, answers).errors ?? [];

/**
 * The field that an Ajv error is about; '' when it is about no field.
 * Ajv reports a missing field at its parent, and an error in an item of a list below the field.
 */
export function fieldOf(error: AjvError): string {
  if (error.instancePath === '') return error.params?.missingProperty ?? '';
  const [, first = ''] = error.instancePath.split('/');
  return first.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The keywords that failed, by field. */
export function failuresOf(errors: readonly AjvError[]): ReadonlyMap<string, ReadonlySet<string>> {
  const failures = new Map<string, Set<string>>();
  for (const error of errors) {
    const field = fieldOf(error);
    failures.set(field, (failures.get(field) ?? new Set()).add(error.keyword));
  }
  return failures;
}
