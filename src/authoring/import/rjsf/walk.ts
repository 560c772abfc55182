import { compare, constantOf, type Expression } from '../expression.ts';
import type { Json, Rule } from '../form.ts';
import type { Reading } from '../reading.ts';
import type { Resolver } from './resolve.ts';

/** What is collected beside the questions: what a part says of questions that other parts ask. */
export interface SchemaWalk {
  readonly reading: Reading;
  readonly resolver: Resolver;
  /** The uiSchema of a schema that may be a reference, given the one at its place. */
  readonly lookOf: (schema: Json, ui: Json) => Json;
  /** The ids of questions that must be answered under a condition. */
  readonly needed: { readonly id: string; readonly when: Expression }[];
  readonly rules: Rule[];
}

/** Remembers that a question must be answered while a condition holds. */
export function need(id: string, when: Expression | undefined, { needed }: SchemaWalk): void {
  needed.push({ id, when: when ?? compare(constantOf(1), '==', constantOf(1)) });
}
