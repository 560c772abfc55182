import { at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { setValue } from '../../../authoring/edit/set-value.ts';
import { orderAt } from './choices.ts';
import type { FieldSetData, NewField } from './field.ts';
import type { EditedFile } from './edited-file.ts';

/** The path of the form or wizard step, from the path of its fields (`schema.properties`). */
export const setPathOf = (fields: Path): Path => fields.slice(0, -2);

type JsonMap = Readonly<Record<string, unknown>>;

/**
 * Writes a field into a form: its schema, `required`, `ui` and `messages`. One edit, so that each part is formatted
 * like its neighbours.
 */
export function withField(text: string, edited: EditedFile, fields: Path, index: number, field: NewField): string {
  const set = setPathOf(fields);
  const config = record(at(edited.data, set)) as FieldSetData & JsonMap;
  const { name, isRequired, ui, messages } = field;
  const { properties = {}, required = [] } = config.schema ?? {};
  const order = Object.keys(properties).toSpliced(index, 0, name);
  const next = required.findIndex((one) => order.indexOf(one) > order.indexOf(name));
  const asked = required.toSpliced(next < 0 ? required.length : next, 0, name);
  const whole: JsonMap = {
    ...(config.schema ?? { type: 'object' }),
    properties: withEntry(properties, name, field.schema, order),
  };
  const schema = isRequired ? withEntry(whole, 'required', asked, ['$ref', 'type', 'required', 'properties']) : whole;
  const parts = {
    schema,
    ui: withKey(config.ui, name, ui, order),
    messages: withKey(config.messages, name, messages, order),
  };
  const keys = orderAt(edited, set);
  const changed = Object.entries(parts).reduce<JsonMap>(
    (now, [key, value]) => (value === undefined ? now : withEntry(now, key, value, keys)),
    config,
  );
  return setValue(text, set, changed);
}

/** A map by field name with the entry of the new field. Unchanged if the entry is empty. */
const withKey = (map: unknown, name: string, value: JsonMap, order: readonly string[]): unknown =>
  Object.keys(value).length === 0 ? map : withEntry(record(map), name, value, order);

/** The map with the entry. A new key goes after the nearest key that is before it in `order`. */
function withEntry(map: JsonMap, key: string, value: unknown, order: readonly string[]): JsonMap {
  if (Object.hasOwn(map, key)) return { ...map, [key]: value };
  const keys = Object.keys(map);
  const before = order.slice(0, order.indexOf(key)).findLast((one) => keys.includes(one));
  const place = before === undefined ? (order.includes(key) ? 0 : keys.length) : keys.indexOf(before) + 1;
  return Object.fromEntries(Object.entries(map).toSpliced(place, 0, [key, value]));
}
