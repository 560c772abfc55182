declare const data: unique symbol;

/** A JSON Schema, with the type of the data that it describes. */
export type Schema<Data = unknown> = Readonly<Record<string, unknown>> & { readonly [data]: Data };

/** The type of the data that a schema describes. */
export type Of<One extends Schema> = One[typeof data];

type Fields = Readonly<Record<string, Schema>>;
type None = Readonly<Record<never, Schema>>;
type Flat<Data> = { readonly [Key in keyof Data]: Data[Key] };
type MapOf<Needed extends Fields, Optional extends Fields> = Flat<
  { [Key in keyof Needed]: Of<Needed[Key]> } & { [Key in keyof Optional]?: Of<Optional[Key]> }
>;

/** A schema in JSON, whose type is said beside it. */
export const schema = <Data>(json: object): Schema<Data> => json as Schema<Data>;

export const text = schema<string>({ type: 'string' });
export const number = schema<number>({ type: 'number' });
/** A whole number from 0. */
export const count = schema<number>({ type: 'integer', minimum: 0 });
export const truth = schema<boolean>({ type: 'boolean' });
/** Something that is so, or of which nothing is said. */
export const yes = schema<true>({ const: true });
export const anything = schema<unknown>({});
export const nothing = schema<null>({ type: 'null' });

export const oneOf = <const Word extends string>(...words: readonly Word[]): Schema<Word> =>
  schema({ type: 'string', enum: words });

export const either = <Ones extends readonly Schema[]>(...anyOf: Ones): Schema<Of<Ones[number]>> => schema({ anyOf });

export const list = <Item extends Schema>(items: Item): Schema<readonly Of<Item>[]> => schema({ type: 'array', items });

/** A map whose keys are not known. */
export const mapOf = <Value extends Schema>(value: Value): Schema<Readonly<Record<string, Of<Value>>>> =>
  schema({ type: 'object', additionalProperties: value });

/** A map with known keys, and no others. */
export const map = <Needed extends Fields, Optional extends Fields = None>(
  needed: Needed,
  optional?: Optional,
): Schema<MapOf<Needed, Optional>> =>
  schema({
    type: 'object',
    required: Object.keys(needed),
    properties: { ...needed, ...optional },
    additionalProperties: false,
  });

/** A map with the keys of another one, and more. */
export const more = <Base extends Schema, Needed extends Fields, Optional extends Fields = None>(
  base: Base,
  needed: Needed,
  optional?: Optional,
): Schema<Flat<Of<Base> & MapOf<Needed, Optional>>> =>
  schema({
    ...base,
    required: [...(base.required as string[]), ...Object.keys(needed)],
    properties: { ...(base.properties as Fields), ...needed, ...optional },
  });
