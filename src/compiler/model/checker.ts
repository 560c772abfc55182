import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonSchema } from '../check/contracts.ts';
import { formats } from './formats.ts';

/** Ajv as every validator of a form uses it: in the browser, on the server and in the compiler. */
export function validatorCompiler(
  code: { source?: boolean; esm?: boolean; lines?: boolean; optimize?: number } = {},
  allErrors: boolean = true,
): Ajv {
  return new Ajv({ allErrors, messages: false, strict: false, formats, code });
}

const ajv = validatorCompiler();

/** How many validators are kept: as many as the conditions and fields of several sites. Then it starts anew. */
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
