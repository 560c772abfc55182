import { stringify } from 'yaml';
import { choices, sections, words, type LargeField } from './fields.ts';

const lists = { select: 'large-choices', radio: 'yes-no' } as const;

/** The generated form as a product manager would write it: config/forms/large.yaml. */
export function largeFormYaml(): string {
  const fields = sections.flatMap((section) => section.fields);
  const pairs = <T>(of: (field: LargeField, group: string) => T) =>
    Object.fromEntries(
      sections.flatMap(({ title, fields: own }) => own.map((field) => [field.name, of(field, title)])),
    );
  return stringify({
    schema: { type: 'object', required: fields.map(({ name }) => name), properties: pairs(schemaOf) },
    ui: pairs(uiOf),
    messages: pairs(messagesOf),
    submit: { label: 'Send proposal', actions: [{ alert: 'The proposal is complete.' }] },
    examples: [
      {
        name: 'Nothing is filled in',
        errors: Object.fromEntries(
          fields.filter(({ when }) => !when).map((field) => [field.name, words(field).required]),
        ),
      },
    ],
  });
}

/** The options of its selects: config/lists/large-choices.yaml. */
export function largeListYaml(): string {
  return stringify({ of: 'options', items: choices.select.map((choice) => ({ value: choice, label: choice })) });
}

/** The rules of each kind of field, which the hand-written form checks too. */
const rules = {
  text: { type: 'string', minLength: 3 },
  textarea: { type: 'string' },
  tel: { type: 'string', pattern: '^[0-9]{10}$' },
  email: { type: 'string', format: 'email' },
  number: { type: 'integer', minimum: 1, maximum: 99 },
  date: { type: 'string', format: 'date', minimum: '1900-01-01', maximum: '2099-12-31' },
  select: { type: 'string', 'x-list': lists.select },
  radio: { type: 'string', 'x-list': lists.radio },
  checkbox: { type: 'boolean', const: true },
} as const;

export const schemaOf = ({ kind, label }: LargeField) => ({ ...rules[kind], title: label });

export function uiOf({ kind, when }: LargeField, group?: string) {
  return {
    ...(group === undefined ? {} : { group }),
    ...(kind === 'checkbox' ? {} : { width: 'half' }),
    ...(kind === 'tel' || kind === 'radio' || kind === 'textarea' ? { widget: kind } : {}),
    ...(kind === 'tel' || kind === 'email' ? { private: 'contact' } : {}),
    ...(kind === 'tel' ? { filters: ['phone', { cap: 10 }] } : {}),
    ...(kind === 'text' || kind === 'email' ? { filters: ['trim'] } : {}),
    ...(when ? { when: { [when.field]: { const: when.is } } } : {}),
  };
}

export function messagesOf(field: LargeField) {
  const { required, misfit } = words(field);
  const { type: _, 'x-list': __, const: ___, ...own } = rules[field.kind] as Record<string, unknown>;
  return { required, ...Object.fromEntries(Object.keys(own).map((keyword) => [keyword, misfit])) };
}
