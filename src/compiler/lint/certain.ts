import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { startsAnswered } from './messages.ts';

/** The fields of a form or step that have an answer once it is passed. */
export function certainFields({ config, fields, validation }: FieldSetModel): string[] {
  if (validation === 'none' || config.when !== undefined) return [];
  return [...fields.values()].filter(isCertain).map(({ name }) => name);
}

const isCertain = (field: FieldModel): boolean =>
  field.ui.when === undefined &&
  (field.required || startsAnswered(field) || (field.rows !== undefined && (field.schema.minItems ?? 0) > 0));
