import type { Path } from '../read/source.ts';
import type { Contracts, JsonSchema } from './contracts.ts';

/** A form declares a field in three places, but people often write all of it in one. */
const fieldTitle = 'Field';
const lookTitle = 'FieldUi';

const answerRule = 'AnswerRule';

const plainRules =
  'A field has only plain rules. Its condition belongs under ui: … when:, and rules over several fields under rules:.';

/** Keywords of JSON Schema that fields do not have, and what to write instead. */
const ofField: Readonly<Record<string, string>> = {
  label: 'Its label is title:.',
  ...Object.fromEntries(
    ['anyOf', 'allOf', 'not', 'if', 'then', 'else', 'dependencies'].map((key) => [key, plainRules]),
  ),
};

const plainConditions =
  'A form has if, then and else on one field, and dependentRequired. Other conditions belong under ui: … when:, and rules over several fields under rules:.';
const ownFields = 'Remove it: a form takes only its own fields.';
const ownWords =
  'Remove it: the text around a form belongs on its page, and its purpose under description: of the file.';
const noParts = 'Write each field where it is asked. A form takes parts of another by $ref: life-lead.yaml#/schema.';

/** The same for the schema of a form as a whole. */
const ofSchema: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['allOf', 'anyOf', 'oneOf', 'not', 'dependentSchemas'].map((key) => [key, plainConditions])),
  ...Object.fromEntries(['additionalProperties', 'patternProperties', 'propertyNames'].map((key) => [key, ownFields])),
  ...Object.fromEntries(['title', 'description', '$schema', '$id'].map((key) => [key, ownWords])),
  ...Object.fromEntries(['definitions', '$defs'].map((key) => [key, noParts])),
};

/** The same for conditions on an answer. */
const ofCondition: Readonly<Record<string, string>> = {
  oneOf: 'Write anyOf: true when at least one of them is.',
  allOf: 'Write them beside each other: all of them must hold.',
  if: 'A condition is a condition already: use anyOf and not.',
};

/** The fix for `required`, which is not a key of the field itself. */
export const requiredOf = (name: string): string =>
  `Name "${name}" in the list required:, beside properties: under schema:.`;

/**
 * The place where a misplaced key belongs; undefined when no contract knows the key.
 * Takes    the part of a contract that does not know the key, and the path of that part in the file
 */
export function elsewhere(key: string, part: JsonSchema, path: Path, contracts: Contracts): string | undefined {
  const name = String(path.at(-1));
  const plain = key.replace(/^ui:/, '');
  if (plain !== key && (part.title === fieldTitle || part.title === lookTitle))
    return `Write ${plain}: under ui: ${name}:.`;
  if ((part.title === fieldTitle || part.title === lookTitle) && key === 'required') return requiredOf(name);
  if (part.title === fieldTitle && knows(lookTitle, key, contracts)) return `Write it under ui: ${name}:.`;
  if (part.title === lookTitle && key === 'label') return `Its label is title:, under schema: properties: ${name}:.`;
  if (part.title === lookTitle && knows(fieldTitle, key, contracts))
    return `Write it under schema: properties: ${name}:.`;
  if (part.title === fieldTitle && Object.hasOwn(ofField, key)) return ofField[key];
  if (part.title === 'FormSchema' && Object.hasOwn(ofSchema, key)) return ofSchema[key];
  return part.title === answerRule && Object.hasOwn(ofCondition, key) ? ofCondition[key] : undefined;
}

function knows(title: string, key: string, contracts: Contracts): boolean {
  const parts = Object.values(
    (contracts.schemas.get('form.schema.json')?.definitions ?? {}) as Record<string, JsonSchema>,
  );
  return parts.some((part) => part.title === title && Object.hasOwn((part.properties ?? {}) as object, key));
}
