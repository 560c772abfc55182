/** What can be named: files of config/ and things in them, pictures, and things that the code provides. */
export const thingKinds = [
  'list',
  'form',
  'wizard',
  'page',
  'catalog',
  'item',
  'property',
  'value',
  'source',
  'constants',
  'constant',
  'table',
  'column',
  'field',
  'option',
  'step',
  'message',
  'address',
  'place',
  'purpose',
  'picture',
  'plugin',
  'widget',
  'block',
  'icon',
] as const;
export type ThingKind = (typeof thingKinds)[number];

/**
 * A place where a name is written. `id` is the thing's full name: colours, ask.colour (field), colours.red (option),
 * health-plans.family-care (item of a catalog), health-plans.maxAge (property of its items), health.eldest (value of
 * what a form offers), situations.law (source of a list), limits.oldest (constant), prices.age (column of a table),
 * quote.who (step), ask.colour.required (message), home#ask (place), /About (address).
 */
export interface Occurrence {
  readonly kind: ThingKind;
  readonly id: string;
  readonly file: string;
  /** Offsets of the name in the file's text, without quotes; both 0 if the file name declares it. */
  readonly start: number;
  readonly end: number;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
  readonly declares: boolean;
  /** The keys that lead to it: schema.properties.colour. */
  readonly path: string;
  readonly unquoted: boolean;
  /** Whether the text contains only the name. */
  readonly whole: boolean;
  /** Set if a template makes the name from an item of its list. */
  readonly made?: Made;
}

/** How a template makes the name of a field: the item, and the pattern, such as {value}Age. */
export interface Made {
  readonly item: string;
  readonly list?: string;
  readonly name?: string;
}

/** A thing's kind and name as one text. */
export const thingKey = ({ kind, id }: Pick<Occurrence, 'kind' | 'id'>): string => `${kind}:${id}`;
