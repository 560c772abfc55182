import { at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { insertItem } from '../../../edit/items.ts';
import { setValue } from '../../../edit/set-value.ts';
import { hereIn, type Ground } from './ground.ts';
import type { FieldSetData, NewField } from './field.ts';

/** The path of the form, or of the step of a wizard, around its fields: schema.properties. */
export const setPathOf = (fields: Path): Path => fields.slice(0, -2);

/** Writes a field into a form: among its fields, its required ones, what is said of their looks, and their messages. */
export function withField(text: string, ground: Ground, fields: Path, index: number, field: NewField): string {
  const set = setPathOf(fields);
  const config = record(at(ground.data, set)) as FieldSetData & Record<string, unknown>;
  const { name, isRequired } = field;
  const order = Object.keys(config.schema?.properties ?? {}).toSpliced(index, 0, name);
  const ofSet = hereIn(ground)
    .contract.at(set)
    .flatMap(({ schema }) => Object.keys(record(schema.properties)));
  const put = (before: string, key: string, value: Readonly<Record<string, unknown>>): string => {
    if (Object.keys(value).length === 0) return before;
    return setValue(before, [...set, key, name], value, { order: config[key] === undefined ? ofSet : order });
  };
  const whole = config.schema
    ? setValue(text, [...fields, name], field.schema, { order })
    : setValue(text, [...set, 'schema'], { type: 'object', properties: { [name]: field.schema } }, { order: ofSet });
  return put(
    put(isRequired ? required(whole, set, config, order, name) : whole, 'ui', field.ui),
    'messages',
    field.messages,
  );
}

function required(text: string, set: Path, { schema }: FieldSetData, order: readonly string[], name: string): string {
  const path = [...set, 'schema', 'required'];
  const before = schema?.required;
  if (!before || before.length === 0)
    return setValue(text, path, [name], { order: ['$ref', 'type', 'required', 'properties'] });
  const place = (one: string) => order.indexOf(one);
  const next = before.findIndex((one) => place(one) > place(name));
  return insertItem(text, path, next < 0 ? before.length : next, name);
}
