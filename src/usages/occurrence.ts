/** What can be named: files of config/, and things inside of them. */
export const kinds = [
  'list',
  'form',
  'wizard',
  'page',
  'catalog',
  'constants',
  'constant',
  'field',
  'option',
  'step',
  'message',
  'address',
  'place',
  'picture',
  'plugin',
  'widget',
  'block',
  'icon',
] as const;
export type ThingKind = (typeof kinds)[number];

/**
 * A place where a name stands. `id` is the thing's full name: colours, ask.colour (field), colours.red (option),
 * limits.oldest (constant), quote.who (step), ask.colour.required (message), home#ask (place), /About (address).
 */
export interface Occurrence {
  readonly kind: ThingKind;
  readonly id: string;
  readonly file: string;
  /** Offsets of the name itself in the file's text, without quotes; both 0 when the file's own name declares it. */
  readonly start: number;
  readonly end: number;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
  readonly declares: boolean;
  /** The keys that lead there: schema.properties.colour. */
  readonly path: string;
  /** Whether it is written without quotes. */
  readonly plain: boolean;
  /** Whether the name is all of the text in which it stands. */
  readonly whole: boolean;
}

/** The name of a thing as one text, for maps. */
export const keyOf = ({ kind, id }: Pick<Occurrence, 'kind' | 'id'>): string => `${kind}:${id}`;
