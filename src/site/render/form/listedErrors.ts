import type { RJSFValidationError } from '@rjsf/utils';
import type { FieldError } from '../../../shared/engine/validate.ts';

/** Errors as rjsf's list of errors takes them. An error in a row follows the name of the row. */
export const listedErrors = (errors: readonly FieldError[]): RJSFValidationError[] =>
  errors.map(({ field, keyword, message, within }) => ({
    name: keyword,
    property: `.${field}`,
    message,
    stack: within === undefined ? message : `${within}: ${message}`,
  }));
