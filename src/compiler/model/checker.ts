import type { ValidateFunction } from 'ajv';
import type { JsonSchema } from '../check/contracts.ts';
import { compiler } from '../emit/validators.ts';

const ajv = compiler();

/** As many as the conditions and fields of some sites; then it starts anew. */
const most = 2000;

const made = new Map<string, ValidateFunction>();

/** A validator of one schema, kept by the schema's text: the same conditions are asked at each compile. */
export function checker(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = made.get(key);
  if (known) return known;
  if (made.size >= most) made.clear();
  const validate = ajv.compile(schema);
  // Ajv would keep every schema that it ever saw.
  ajv.removeSchema(schema);
  made.set(key, validate);
  return validate;
}
