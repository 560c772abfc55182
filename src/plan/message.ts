/**
 * A text with values, compiled from ICU MessageFormat when the site is built.
 * A plain string holds no values. Otherwise nodes are joined: a string stands
 * for itself, `arg` for a value, `plural` and `select` choose a branch
 * (`#` in a plural is the node `{ arg: name, as: 'number' }`).
 */
export type Message = string | readonly MessageNode[];

export type MessageNode =
  | string
  | { readonly arg: string; readonly as?: 'number' | 'rupees' }
  | { readonly plural: string; readonly options: Readonly<Record<string, readonly MessageNode[]>> }
  | { readonly select: string; readonly options: Readonly<Record<string, readonly MessageNode[]>> };

/**
 * The JSON Schema keywords that an answer can fail, so that a message can be for them. `required` also serves where no
 * choice was made (`enum`, `type`).
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
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems';
