import type { FieldModel } from './types.ts';

/** Whether the answer to a field is a civil date. */
export const isDate = ({ schema, widget }: Pick<FieldModel, 'schema' | 'widget'>): boolean =>
  schema.type === 'string' && (schema.format === 'date' || widget === 'date');

/** Whether it is a civil date, or a month of a year. */
export const isDateOrMonth = (field: Pick<FieldModel, 'schema' | 'widget'>): boolean =>
  isDate(field) || (field.schema.type === 'string' && field.widget === 'month');
