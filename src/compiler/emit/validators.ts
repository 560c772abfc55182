import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import standalone from 'ajv/dist/standalone/index.js';
import type { FieldSetPlan } from '../../shared/plan/form.ts';
import type { JsonSchema } from '../check/contracts.ts';
import { validatorCompiler, validatorSettings } from '../model/checker.ts';
import { formats } from '../model/formats.ts';

/** What is compiled, by the name that the code gives it. */
export interface Validated {
  /** Schemas of forms, steps and rows. Each gives the functions that rjsf's `createPrecompiledValidator` takes. */
  readonly sets: Readonly<Record<string, FieldSetPlan['schema']>>;
  /** Each gives an exported function that only returns whether a value fits, so it stops at the first error. */
  readonly guards: Readonly<Record<string, JsonSchema>>;
}

/** JavaScript of precompiled validators: an ES module that needs no `eval`, with its imports first. */
export function validatorsCode({ sets = {}, guards = {} }: Partial<Validated>): string {
  const functions = Object.entries(sets).map(([name, schema]) => `const ${name} = ${functionsCode(schema)};`);
  return [
    ...(functions.length === 0 ? [] : ["import { createPrecompiledValidator } from '@rjsf/validator-ajv8';"]),
    withHelpers([guardsCode(guards), ...functions].join('\n')),
  ].join('\n');
}

/** An object with the validator of a schema by its `$id`. rjsf writes a CommonJS module, which fills its `exports`. */
function functionsCode(schema: FieldSetPlan['schema']): string {
  const code = compileSchemaValidatorsCode(schema as unknown as JsonSchema, {
    customFormats: formats,
    ajvFormatOptions: false,
    ajvOptionsOverrides: {
      ...validatorSettings,
      verbose: false,
      // rjsf makes an Ajv for each schema: ten times slower if each compiled the schema of schemas too.
      meta: false,
      validateSchema: false,
      code: shortest,
    },
  });
  return `((exports) => { ${inModule(code)} return exports; })({})`;
}

function guardsCode(schemas: Validated['guards']): string {
  const names = Object.keys(schemas);
  if (names.length === 0) return '';
  const ajv = validatorCompiler({ allErrors: false, code: { source: true, esm: true, ...shortest } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return inModule(toCode(ajv, Object.fromEntries(names.map((name) => [name, name]))));
}

const shortest = { lines: false, optimize: 2 } as const;

// The package is a CommonJS module: as the default, Node gives all of its exports, and a bundler gives their default.
const toCode = ((standalone as unknown as { default?: typeof standalone }).default ?? standalone) as typeof standalone;

const inModule = (code: string): string => code.replace('"use strict";', '');

/**
 * Ajv's standalone code loads its helpers by `require`, even in an ES module: they become imports. For their default
 * exports, the comment above applies too.
 */
function withHelpers(code: string): string {
  const helpers = new Set<string>();
  const body = code.replaceAll(/\brequire\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_, helper: string) => {
    helpers.add(helper);
    return `ajv_${helper}`;
  });
  if (/\brequire\(/.test(body)) throw new Error('A validator needs a module that is not a helper of Ajv');
  return [
    ...[...helpers].map((helper) => `import ${helper} from 'ajv/dist/runtime/${helper}.js';`),
    ...[...helpers].map((helper) => `const ajv_${helper} = ${helper}.default ?? ${helper};`),
    body,
  ].join('\n');
}
