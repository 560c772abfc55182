import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { JsonSchema } from '../check/contracts.ts';
import { formats } from './formats.ts';
import { perKey } from '../../shared/memo.ts';

/**
 * The settings of every validator of a form: in the browser, on the server and in the compiler. 8.3 is a multiple of
 * 0.1, although floating-point division leaves a rest. Choices are compared one by one, because a loop needs another
 * helper of Ajv's in the browser; but an expression of thousands of comparisons is too deep for its parser.
 */
export const validatorSettings = {
  allErrors: true,
  messages: false,
  strict: false,
  multipleOfPrecision: 9,
  loopEnum: 1000,
} as const satisfies Options;

/** Ajv with these settings and the formats of forms. */
export const validatorCompiler = (options: Options = {}): Ajv => new Ajv({ ...validatorSettings, formats, ...options });

const ajv = validatorCompiler();

/** Enough for the conditions and fields of several sites. */
const maxValidators = 2000;

/** A cached validator of one schema. Each compilation asks for the same conditions. */
export const checker = perKey(
  maxValidators,
  (schema: JsonSchema) => JSON.stringify(schema),
  (schema): ValidateFunction => {
    const validate = ajv.compile(schema);
    // Otherwise Ajv would keep every schema that it ever saw.
    ajv.removeSchema(schema);
    return validate;
  },
);
