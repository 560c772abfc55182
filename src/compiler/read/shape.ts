/** Whether data is a map of YAML or JSON. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a map or list, by key or index. Empty for anything else. */
export const entriesOf = (value: unknown): (readonly [step: string | number, inner: unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : isMap(value) ? Object.entries(value) : [];
