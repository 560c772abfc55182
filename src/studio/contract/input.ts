import type { Schema } from './schema.ts';

/** The input of a call, by its keys. */
export type Input = Readonly<Record<string, unknown>>;

const inputFields = (takes: Schema) => takes.properties as Readonly<Record<string, Schema | undefined>>;

/** Picks the keys that a call takes. */
export const inputOf = (takes: Schema, given: Input): Input =>
  Object.fromEntries(
    Object.keys(inputFields(takes)).flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])),
  );

/** An input as a query string: texts as they are, everything else in JSON. */
export const toQuery = (input: Input): string =>
  String(
    new URLSearchParams(
      Object.entries(input).map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  );

/** The input in a query. Invalid JSON stays a text, which the schema refuses. */
export const fromQuery = (takes: Schema, query: URLSearchParams): Input =>
  Object.fromEntries(
    [...query].map(([key, value]) => [key, inputFields(takes)[key]?.type === 'string' ? value : parsedOrText(value)]),
  );

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
