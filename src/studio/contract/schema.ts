declare const data: unique symbol;

/** A JSON Schema with the type of its data. */
export type Schema<Data = unknown> = Readonly<Record<string, unknown>> & { readonly [data]: Data };

/** The type of a schema's data. */
export type Of<One extends Schema> = One[typeof data];

type Properties = Readonly<Record<string, Schema>>;
type None = Readonly<Record<never, Schema>>;
type Flat<Data> = { readonly [Key in keyof Data]: Data[Key] };
type MapOf<Needed extends Properties, Optional extends Properties> = Flat<
  { [Key in keyof Needed]: Of<Needed[Key]> } & { [Key in keyof Optional]?: Of<Optional[Key]> }
>;

/** A JSON Schema with a given type. */
export const schema = <Data>(json: object): Schema<Data> => json as Schema<Data>;

export const text = schema<string>({ type: 'string' });
export const number = schema<number>({ type: 'number' });
/** A whole number, 0 or more. */
export const count = schema<number>({ type: 'integer', minimum: 0 });
export const truth = schema<boolean>({ type: 'boolean' });
/** A flag: true or absent. */
export const yes = schema<true>({ const: true });
export const anything = schema<unknown>({});
export const nullValue = schema<null>({ type: 'null' });

export const oneOf = <const Word extends string>(...words: readonly Word[]): Schema<Word> =>
  schema({ type: 'string', enum: words });

export const unionOf = <Ones extends readonly Schema[]>(...anyOf: Ones): Schema<Of<Ones[number]>> => schema({ anyOf });

export const list = <Item extends Schema>(items: Item): Schema<readonly Of<Item>[]> => schema({ type: 'array', items });

/** A map with any keys. */
export const mapOf = <Value extends Schema>(value: Value): Schema<Readonly<Record<string, Of<Value>>>> =>
  schema({ type: 'object', additionalProperties: value });

/** A map with these keys only. */
export const map = <Needed extends Properties, Optional extends Properties = None>(
  needed: Needed,
  optional?: Optional,
): Schema<MapOf<Needed, Optional>> =>
  schema({
    type: 'object',
    required: Object.keys(needed),
    properties: { ...needed, ...optional },
    additionalProperties: false,
  });

/** A map with more keys than another one. */
export const extend = <Base extends Schema, Needed extends Properties, Optional extends Properties = None>(
  base: Base,
  needed: Needed,
  optional?: Optional,
): Schema<Flat<Of<Base> & MapOf<Needed, Optional>>> =>
  schema({
    ...base,
    required: [...(base.required as string[]), ...Object.keys(needed)],
    properties: { ...(base.properties as Properties), ...needed, ...optional },
  });
