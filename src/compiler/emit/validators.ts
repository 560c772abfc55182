import { join } from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import { validatorCompiler } from '../model/checker.ts';
import type { JsonSchema } from '../check/contracts.ts';

/**
 * JavaScript of precompiled validators, one exported function for each schema.
 * Takes    schemas by export name; `src`: the folder of the project's code. Without `allErrors` the code is shorter and
 *          stops at the first error
 * Returns  an ES module that needs no `eval`, with its imports first
 */
export function validatorsCode(
  schemas: Readonly<Record<string, JsonSchema>>,
  src: string,
  allErrors: boolean = true,
): string {
  const ajv = validatorCompiler({ source: true, esm: true, lines: false, optimize: 2 }, allErrors);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const code = toCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])));
  return hoistRequires(withoutUnread(code), src);
}

// The package is a CommonJS module: as the default, Node gives all of its exports, and a bundler gives their default.
const toCode = ((standalone as unknown as { default?: typeof standalone }).default ?? standalone) as typeof standalone;

/**
 * An error says at which answer which keyword failed, and which answer is missing. Nobody reads its place in the schema
 * and its other parameters, which are a quarter of the code and need the whole schema a second time.
 */
const withoutUnread = (code: string): string =>
  code.replace(unread, (_, keyword: string, missing: string | undefined) =>
    missing === undefined ? `${keyword}}` : `${keyword},params:{${missing}}}`,
  );

/** A text in quotes, as code. */
const text = String.raw`"(?:[^"\\]|\\.)*"`;

const unread = new RegExp(
  String.raw`schemaPath:${text},(keyword:${text}),params:\{(?:(missingProperty: ?(?:${text}|\w+))|(?:${text}|[^{}"])*)\}\}`,
  'g',
);

/**
 * Ajv's standalone code loads its one helper by `require`, even when it writes an ES module. Our own function counts
 * the same.
 */
function hoistRequires(code: string, src: string): string {
  const body = code
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePoints');
  if (/\brequire\(/.test(body)) throw new Error('A validator needs a helper that no schema of a form should need');
  return body.includes('codePoints')
    ? `import { codePoints } from ${JSON.stringify(join(src, 'engine/code-points.ts'))};\n${body}`
    : body;
}
