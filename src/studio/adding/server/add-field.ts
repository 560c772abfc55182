import { at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { setValue } from '../../../authoring/edit/set-value.ts';
import { orderAt } from './choices.ts';
import type { FieldSetData, NewField } from './field.ts';
import type { Ground } from './ground.ts';

/** The path of the form, or of the step of a wizard, around its fields: schema.properties. */
export const setPathOf = (fields: Path): Path => fields.slice(0, -2);

type Data = Readonly<Record<string, unknown>>;

/**
 * Writes a field into a form: among its fields, its required ones, what is said of their looks, and their messages. It
 * is one edit, so that each part is written as those beside it are.
 */
export function withField(text: string, ground: Ground, fields: Path, index: number, field: NewField): string {
  const set = setPathOf(fields);
  const config = record(at(ground.data, set)) as FieldSetData & Data;
  const { name, isRequired, ui, messages } = field;
  const { properties = {}, required = [] } = config.schema ?? {};
  const order = Object.keys(properties).toSpliced(index, 0, name);
  const next = required.findIndex((one) => order.indexOf(one) > order.indexOf(name));
  const asked = required.toSpliced(next < 0 ? required.length : next, 0, name);
  const whole: Data = {
    ...(config.schema ?? { type: 'object' }),
    properties: within(properties, name, field.schema, order),
  };
  const schema = isRequired ? within(whole, 'required', asked, ['$ref', 'type', 'required', 'properties']) : whole;
  const parts = {
    schema,
    ui: withKey(config.ui, name, ui, order),
    messages: withKey(config.messages, name, messages, order),
  };
  const keys = orderAt(ground, set);
  const changed = Object.entries(parts).reduce<Data>(
    (now, [key, value]) => (value === undefined ? now : within(now, key, value, keys)),
    config,
  );
  return setValue(text, set, changed);
}

/** What is said of fields, with what is said of a new one; as it was where there is nothing to say. */
const withKey = (map: unknown, name: string, value: Data, order: readonly string[]): unknown =>
  Object.keys(value).length === 0 ? map : within(record(map), name, value, order);

/** A map with a key, which comes to stand behind the nearest one before it in the order, where it is new. */
function within(map: Data, key: string, value: unknown, order: readonly string[]): Data {
  if (Object.hasOwn(map, key)) return { ...map, [key]: value };
  const keys = Object.keys(map);
  const before = order.slice(0, order.indexOf(key)).findLast((one) => keys.includes(one));
  const place = before === undefined ? (order.includes(key) ? 0 : keys.length) : keys.indexOf(before) + 1;
  return Object.fromEntries(Object.entries(map).toSpliced(place, 0, [key, value]));
}
