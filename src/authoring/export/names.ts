import type { FieldModel, FieldSetModel } from '../../compiler/model/types.ts';

/** What the expressions of a field set can name. */
export interface NamesIn {
  /** The id of the question of each field: of a field in rows, members.share. */
  readonly fields: ReadonlyMap<string, { readonly id: string; readonly field: FieldModel }>;
  readonly constants: ReadonlyMap<string, unknown>;
}

export function namesIn(set: FieldSetModel, constants: ReadonlyMap<string, unknown>): NamesIn {
  const own = (name: string): string =>
    set.holder !== undefined && set.fields.has(name) ? `${set.holder}.${name}` : name;
  return {
    fields: new Map([...set.all].map(([name, field]) => [name, { id: own(name), field }])),
    constants,
  };
}

/** Whether a field has a value even without an answer: a box is not ticked, and a list is empty. */
export const isAlwaysKnown = ({ schema: { type } }: FieldModel): boolean => type === 'boolean' || type === 'array';

/** Whether a question of rows is answered in each row. */
export const isSure = ({ required, ui }: FieldModel): boolean => required && ui.when === undefined;
