import { rowsOf } from '../../../shared/engine/rows.ts';
import { validate } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import type { Answer, Answers, Row } from '../../../shared/plan/answers.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import { checker } from '../../model/checker.ts';
import { decidingAnswers } from '../../model/deciding/deciding.ts';
import { rowSetsOf } from '../../model/form-model.ts';
import type { FieldSetModel, FormModel } from '../../model/types.ts';
import { accepts, givable, triesOf } from './values.ts';

/** The most different rows that are made from the answers that conditions read. */
const mostStates = 60;

/**
 * Useful rows, valid ones first: the fewest and the most allowed, one fewer and one more; a row for every way in which
 * its conditions can hold; and for each useful answer to a field of a row, a row that shows the field and has it, by
 * itself and with what it then needs.
 * Takes    `givenBy`: how the answers of a field are chosen, by default those that its control can give; `more`: other
 *          answers to start a row with
 */
export function rowsToTry(
  model: AskedModel,
  set: FieldSet,
  name: string,
  givenBy: typeof givable = givable,
  more: readonly Row[] = [],
): (readonly Row[])[] {
  const [rowSet, rowModel] = [set.rows?.sets[name], model.fields.get(name)?.rows];
  if (!rowSet || !rowModel) return [];
  const tries = triesIn(rowSet, rowModel, innerModel(model, rowModel, name), givenBy);
  const asks = asking(rowSet, rowModel);
  const complete = (row: Row) => completed(rowSet, row, tries, asks);
  const states = [...rowStates(rowModel, tries, asks, complete), ...more.map(complete)];
  const { minItems = 0, maxItems } = set.plan.schema.properties[name] ?? {};
  const good = states[0]!;
  const least = Math.max(1, minItems);
  const rows = (first: Row, count = least): readonly Row[] => [first, ...Array.from({ length: count - 1 }, () => good)];
  const sizes = [minItems, minItems - 1, ...(maxItems === undefined ? [] : [maxItems, maxItems + 1])];
  const others = Object.keys(rowSet.plan.fields).flatMap((field) => {
    const showing = states.filter((state) => visibleFields(rowSet, state).has(field));
    const some = rowModel.fields.get(field)?.rows ? showing : showing.slice(0, 1);
    return (some.length > 0 ? some : states).flatMap((state) =>
      tries(field).flatMap((value) => {
        const row = { ...state, [field]: value };
        return [rows(complete(row)), rows(row)];
      }),
    );
  });
  return [
    ...states.map((state) => rows(state)),
    ...sizes.map((size) => (size < 1 ? [] : rows(good, size))),
    ...others,
    ...states.map((state) => rows(state, least + 1)),
  ];
}

/** What asks for rows: a form, or each of the rows around them. */
type AskedModel = Pick<FormModel, 'fields'> & {
  readonly examples: readonly { readonly config: { readonly answers?: Answers } }[];
};

/** The rows of a field, as what asks for the rows in them. */
const innerModel = ({ examples }: AskedModel, { fields }: FieldSetModel, name: string): AskedModel => ({
  fields,
  examples: examples.flatMap(({ config: { answers = {} } }) =>
    rowsOf(answers, name).map((row) => ({ config: { answers: row } })),
  ),
});

type Tries = (field: string) => readonly (Answer | undefined)[];

/** The useful answers to each field of a row. `asked`: the rows with the answers of examples. */
function triesIn(set: FieldSet, model: FieldSetModel, asked: AskedModel, givenBy: typeof givable): Tries {
  const known = new Map<string, (Answer | undefined)[]>();
  const typed = typedIn(asked);
  return (field) => {
    const made = known.get(field) ?? [
      ...rowsToTry(asked, set, field, givenBy),
      ...givenBy(set, field, triesOf(set, field, worth(field)), false),
    ];
    known.set(field, made);
    return made;
  };
  function worth(field: string): Answer[] {
    const { schema, ui } = model.fields.get(field)!;
    const choices = set.plan.fields[field]?.choices?.map(({ value }) => value);
    const { answers } = decidingAnswers({ schema, choices, filters: ui.filters }, rulesOn(model, field));
    return [...(typed.get(field) ?? []), ...answers];
  }
}

/** What the conditions of a row, and of the rows in it, ask of an answer. */
const rulesOn = (model: FieldSetModel, field: string): AnswerRule[] =>
  [model, ...rowSetsOf(model)].flatMap(({ conditions }) =>
    conditions.flatMap(({ reads }) => reads.filter((read) => read.field === field).map(({ rule }) => rule)),
  );

/** The answers of examples to each field. */
function typedIn({ examples }: AskedModel): ReadonlyMap<string, readonly Answer[]> {
  const typed = new Map<string, Answer[]>();
  for (const { config } of examples)
    for (const [field, answer] of Object.entries(config.answers ?? {}))
      if (answer !== undefined) typed.set(field, [...(typed.get(field) ?? []), answer]);
  return typed;
}

/** Whether a row asks a field: it shows it, or does so with certain answers outside of the row. */
type Asks = (row: Row, field: string) => boolean;

function asking(set: FieldSet, { conditions, fields }: FieldSetModel): Asks {
  const outside = conditions.filter(({ reads }) => reads.some(({ field }) => !fields.has(field)));
  const shownFromOutside = new Set(outside.flatMap(({ of }) => (of.kind === 'field' ? [of.field] : [])));
  return (row, field) => shownFromOutside.has(field) || visibleFields(set, row).has(field);
}

/** A complete row for each way in which the rules of its conditions about its own fields can hold. */
function rowStates(model: FieldSetModel, tries: Tries, asks: Asks, complete: (row: Row) => Row): readonly Row[] {
  const rules = [...model.fields.keys()].flatMap((field) =>
    rulesOn(model, field).map((rule) => ({ field, holds: checker({ ...rule }) })),
  );
  const deciding = [...new Set(rules.map(({ field }) => field))];
  const keyOf = (row: Row) =>
    JSON.stringify(rules.map(({ field, holds }) => row[field] !== undefined && holds(row[field])));
  const start = complete({});
  const found = new Map([[keyOf(start), start]]);
  // This loop also visits the rows that it adds to the map.
  for (const row of found.values())
    for (const field of deciding.filter((name) => asks(row, name)))
      for (const value of tries(field)) {
        const next = complete({ ...row, [field]: value });
        if (found.size < mostStates && !found.has(keyOf(next))) found.set(keyOf(next), next);
      }
  return [...found.values()];
}

/** A row with an answer to every field that it asks and that accepts one. */
function completed(set: FieldSet, start: Row, tries: Tries, asks: Asks): Row {
  let row = start;
  for (const field of Object.keys(set.plan.fields)) {
    if (Object.hasOwn(row, field) || !asks(row, field)) continue;
    const value = tries(field).find((one) => one !== undefined && accepts(set, field, one));
    if (value !== undefined) row = { ...row, [field]: value };
  }
  return validate(set, row, '').length > 0 ? start : row;
}
