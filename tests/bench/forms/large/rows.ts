import { stringify } from 'yaml';
import { nameOf, type Kind, type LargeField } from './fields.ts';
import { messagesOf, schemaOf, uiOf } from './yaml.ts';

/** How many rows the form has. */
const count = 50;

/** The fields of each row, in order. A word after a colon is the answer of `cover` that shows the field. */
const pattern: readonly (readonly [Kind, string, string?])[] = [
  ['select', 'cover'],
  ['text', 'familyCover', 'Family'],
  ['text', 'note1'],
  ['text', 'note2'],
  ['tel', 'phone'],
  ['email', 'email'],
  ['number', 'years'],
  ['date', 'from'],
  ['radio', 'owner'],
  ['checkbox', 'consent'],
];

const fields: readonly LargeField[] = pattern.map(([kind, word, is]) => ({
  name: nameOf(0, word),
  label: `${word} of the row`,
  kind,
  ...(is === undefined ? {} : { when: { field: nameOf(0, 'cover'), is } }),
}));

/** A form of 50 rows with 10 fields each, all of them required: config/forms/rows.yaml. */
export function rowsFormYaml(): string {
  const pairs = <T>(of: (field: LargeField) => T) => Object.fromEntries(fields.map((field) => [field.name, of(field)]));
  const items = { type: 'object', required: fields.map(({ name }) => name), properties: pairs(schemaOf) };
  const words = {
    row: 'Person {n}',
    add: 'Add a person',
    remove: 'Remove',
    removed: '{row} was removed.',
    undo: 'Undo',
  };
  return stringify({
    schema: {
      type: 'object',
      properties: { people: { type: 'array', title: 'People', minItems: count, maxItems: count, items } },
    },
    ui: {
      people: { options: words, rows: { ui: pairs((field) => uiOf(field)), messages: pairs(messagesOf) } },
    },
    messages: { people: { minItems: 'Please name all people', maxItems: 'Please name fewer people' } },
    submit: { label: 'Send proposal', actions: [{ alert: 'The proposal is complete.' }] },
    examples: [{ name: 'No people', answers: { people: [] }, errors: { people: 'Please name all people' } }],
  });
}
