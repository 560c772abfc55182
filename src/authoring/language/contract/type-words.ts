import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { targetOf, type Placed, type Schemas } from './target.ts';

/** The type of a property in a few words of Markdown. `link` returns the address of a part that has its own heading. */
export function typeWords(
  { schema, file }: Placed,
  schemas: Schemas,
  link: (part: Placed & { name: string }) => string | undefined,
): string {
  const inner = (one: unknown): string => typeWords({ schema: one as JsonSchema, file }, schemas, link);
  if (typeof schema.$ref === 'string') {
    const part = targetOf(schema.$ref, file, schemas);
    if (!part) throw new Error(`${schema.$ref} has no target`);
    const address = link(part);
    return address === undefined ? typeWords(part, schemas, link) : `[${part.name}](${address})`;
  }
  if ('const' in schema) return value(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(value).join(', ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choices)) return choices.map(inner).join(' or ');
  if (typeof schema['x-ref'] === 'string') return refWords(schema);
  if (schema.type === 'array') return schema.items === undefined ? 'list' : `list of ${inner(schema.items)}`;
  if (schema.type === 'object')
    return typeof schema.additionalProperties === 'object' ? `${inner(schema.additionalProperties)} by name` : 'map';
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any']) as string[];
  return types.map((type) => typeNames[type] ?? type).join(' or ') + boundWords(schema);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  any: 'anything',
};

const value = (one: unknown): string => `\`${String(one)}\``;

/** The type of a text with `x-ref`. */
function refWords(schema: JsonSchema): string {
  const kinds = Array.isArray(schema['x-of']) ? ` of ${schema['x-of'].join(' or ')}` : '';
  const words: Readonly<Record<string, string>> = {
    list: `name of a list${kinds}`,
    sender: 'name of a form or wizard',
    text: 'text',
    expression: 'expression',
    day: 'day',
    href: 'address',
    frame: 'address of another site',
    rich: 'rich text',
    message: 'message',
    answer: 'answer',
    field: 'name of a field',
    carried: 'name of a field',
    panel: 'id of a panel',
    pattern: 'regular expression',
  };
  const ref = String(schema['x-ref']);
  return words[ref] ?? `name of ${/^[aeiou]/.test(ref) ? 'an' : 'a'} ${ref}`;
}

function boundWords(schema: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum } = schema;
  const low =
    minimum === undefined
      ? exclusiveMinimum === undefined
        ? ''
        : `above ${String(exclusiveMinimum)}`
      : `from ${String(minimum)}`;
  const high = maximum === undefined ? '' : `to ${String(maximum)}`;
  const words = [low, high].filter(Boolean).join(' ');
  return words === '' ? '' : `, ${words}`;
}
