import type { Schema } from './schema.ts';

/** The input of a call, by its keys. */
export type Input = Readonly<Record<string, unknown>>;

const fieldsOf = (takes: Schema) => takes.properties as Readonly<Record<string, Schema | undefined>>;

/** What a call takes of data that may have more. */
export const inputOf = (takes: Schema, given: Input): Input =>
  Object.fromEntries(
    Object.keys(fieldsOf(takes)).flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])),
  );

/** An input as the query of an address: texts as they are, everything else in JSON. */
export const toQuery = (input: Input): string =>
  String(
    new URLSearchParams(
      Object.entries(input).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  );

/** The input that a query has. What is invalid JSON stays a text, which the schema refuses. */
export const fromQuery = (takes: Schema, query: URLSearchParams): Input =>
  Object.fromEntries(
    [...query].map(([key, value]) => [key, fieldsOf(takes)[key]?.type === 'string' ? value : parsed(value)]),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
