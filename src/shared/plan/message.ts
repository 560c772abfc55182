/**
 * A text with values, compiled from ICU MessageFormat when the site is built. A text without values is a plain string.
 * Otherwise it is a list of nodes: a string is literal text, `arg` names a value, and `plural` and `select` choose a
 * branch; a select can have one for a value that is missing. `#` in a plural is the node `{ arg: name, as: 'number' }`.
 * Without `as`, an answer is printed as its field shows it; `as: 'value'` prints the answer itself.
 */
export type Message = string | readonly MessageNode[];

export type MessageNode =
  | string
  | ({ readonly arg: string; readonly as?: 'number' | 'money' | 'date' | 'value' } & NumberStyle)
  | {
      readonly plural: string;
      readonly options: Readonly<Record<string, readonly MessageNode[]>>;
      /** The language whose plurals these are; English without it. */
      readonly in?: string;
    }
  | { readonly select: string; readonly options: Readonly<Record<string, readonly MessageNode[]>> };

/** How a site writes numbers, by `money` of site.yaml. What is absent is as in 1,234.5. */
export interface NumberStyle {
  /** Before an amount. */
  readonly sign?: string;
  /** How many digits each group has but for the last, which has three. */
  readonly groups?: number;
  readonly separator?: string;
  /** Before the decimals. */
  readonly point?: string;
  /** The language whose plurals messages have, unless it is English. */
  readonly plurals?: string;
}

/** How a site writes amounts, and the words for large ones: `money` of site.yaml, compiled. */
export interface MoneyPlan {
  readonly style: NumberStyle;
  readonly words?: AmountWords;
  readonly reads?: NumberWords;
}

/** What people write in and around numbers, and what the controls for numbers read. */
export interface NumberWords {
  /** Units of large numbers, such as million, with all spellings of their names. */
  readonly units?: readonly { readonly names: readonly string[]; readonly times: number }[];
  /** Signs that change nothing, such as € and /-. */
  readonly marks?: readonly string[];
}

/** Words for long amounts that are round. */
export interface AmountWords {
  /** From the largest to the smallest. {n} is how many. */
  readonly units: readonly { readonly times: number; readonly words: Message }[];
  /** Joins the words of two units: {larger} and {smaller}. */
  readonly both: Message;
  /** Numbers to write out, from one on. */
  readonly numbers?: readonly string[];
}

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

/** What is said about a field, apart from its messages. */
export type FieldWord = 'label' | 'relabel' | 'help' | 'placeholder';
