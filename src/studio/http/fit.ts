import { Ajv } from 'ajv';
import { isDay } from '../../compiler/schedule/dated.ts';
import type { Schema } from '../contract/schema.ts';

const ajv = new Ajv({ strict: false, formats: { day: isDay } });

/** Why data does not match a schema: the place and the rule. Undefined if it matches. `what`: name of the data. */
export function schemaError(schema: Schema, data: unknown, what: string): string | undefined {
  const validate = ajv.compile(schema);
  if (validate(data)) return undefined;
  const [{ params } = { params: {} }] = validate.errors ?? [];
  const { additionalProperty: extra } = params as { readonly additionalProperty?: string };
  return ajv.errorsText(validate.errors, { dataVar: what }) + (extra === undefined ? '' : `: ${extra}`);
}
