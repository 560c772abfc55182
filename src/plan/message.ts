/**
 * A text with values, compiled from ICU MessageFormat when the site is built. A text without values is a plain string.
 * Otherwise it is a list of nodes: a string stands for itself, `arg` for a value, and `plural` and `select` choose a
 * branch; a select can have one for a value that is missing. `#` in a plural is the node `{ arg: name, as: 'number' }`.
 * Without `as`, an answer is printed as its field shows it; `as: 'value'` prints the answer itself.
 */
export type Message = string | readonly MessageNode[];

export type MessageNode =
  | string
  | { readonly arg: string; readonly as?: 'number' | 'rupees' | 'date' | 'value' }
  | { readonly plural: string; readonly options: Readonly<Record<string, readonly MessageNode[]>> }
  | { readonly select: string; readonly options: Readonly<Record<string, readonly MessageNode[]>> };

/**
 * The JSON Schema keywords that can have a message. The message of `required` also serves for an answer that is none of
 * the choices (`enum`, `type`).
 */
export type MessageKeyword =
  | 'required'
  | 'enum'
  | 'type'
  | 'const'
  | 'format'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'exclusiveMinimum'
  | 'maximum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems';
