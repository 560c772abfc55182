import type { ErrorTransformer, RJSFValidationError } from '@rjsf/utils';
import type { Answers } from '../plan/answers.ts';
import type { FieldSet } from '../plan/form.ts';
import { schemaError } from './validate.ts';
import { visibleFields } from './visible.ts';

/**
 * rjsf's `transformErrors` for a set: of what the schema refuses, the errors that `validate` gives, with our messages.
 * Takes    `invalid`: the message where no other fits; `answersNow`: the answers, which conditions and messages read
 * Returns  one error for each visible field, at the field itself also when an item of its list is refused
 */
export const transformErrorsOf =
  (set: FieldSet, invalid: string, answersNow: () => Answers = () => ({})): ErrorTransformer =>
  (errors) => {
    const answers = answersNow();
    const visible = visibleFields(set, answers);
    return [...byField(errors)].flatMap(([field, own]): RJSFValidationError[] => {
      if (!visible.has(field)) return [];
      const failed = new Set(own.map(({ name = '' }) => name));
      const { keyword, message } = schemaError(set, field, failed, answers, invalid);
      return [{ ...own[0]!, name: keyword, property: `.${field}`, message, stack: message }];
    });
  };

function byField(errors: readonly RJSFValidationError[]): ReadonlyMap<string, readonly RJSFValidationError[]> {
  const found = new Map<string, RJSFValidationError[]>();
  for (const error of errors) {
    // .photos.0 is an item of photos; a missing field has no dot before it.
    const [field = ''] = (error.property ?? '').replace(/^\./, '').split('.');
    found.set(field, [...(found.get(field) ?? []), error]);
  }
  return found;
}
