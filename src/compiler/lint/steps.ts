import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks that every step that a wizard names exists.
 * Problem: step/unknown
 */
export function lintSteps({ source, sets, stepNames }: FormModel): Problem[] {
  const known = sets.flatMap(({ config: { id } }) => id ?? []);
  return stepNames
    .filter(({ text }) => !known.includes(text))
    .map(({ text, path }) => say.unknownStep(placeOf(source, path), text, known));
}

/**
 * Checks that every step asks or says something, that a list of answers has texts and answers, that every exit that
 * an example names exists, and that no exit reads an answer of a later step.
 * Problems: step/empty, step/no-summary, step/nothing-to-review, exit/unknown, exit/too-early
 */
export function lintExits({ source, sets, exitNames }: FormModel): Problem[] {
  const known = sets.flatMap(({ exits }) => exits.map(({ config }) => config.id));
  const isEmpty = ({ config: { intro, paragraphs, review }, fields }: FieldSetModel) =>
    fields.size === 0 && intro === undefined && paragraphs === undefined && review === undefined;
  const hasSummary = source.kind === 'wizard' && source.data.summary !== undefined;
  return [
    ...sets
      .filter(({ config }) => config.review !== undefined && !hasSummary)
      .map(({ path }) => say.noSummary(placeOf(source, [...path, 'review'], 'key'))),
    ...sets.flatMap(emptyReview),
    ...sets
      .filter((set) => source.kind === 'wizard' && isEmpty(set))
      .map(({ path, config: { id = '' } }) => say.emptyStep(placeOf(source, [...path, 'id']), id)),
    ...exitNames
      .filter(({ text }) => !known.includes(text))
      .map(({ text, path }) => say.unknownExit(placeOf(source, path), text, known)),
    ...sets.flatMap((set, index) => readingAhead(set, sets.slice(index + 1))),
  ];
}

/** A list of answers before which nothing is asked. */
function emptyReview(
  { source, path, config }: FieldSetModel,
  index: number,
  sets: readonly FieldSetModel[],
): Problem[] {
  const asks = ({ fields }: FieldSetModel): boolean => fields.size > 0;
  if (config.review === undefined || sets.slice(0, index).some(asks)) return [];
  const asking = sets.slice(index + 1).findLast(asks)?.config.id;
  return [say.nothingToReview(placeOf(source, [...path, 'review'], 'key'), config.id ?? '', asking)];
}

const readingAhead = ({ source, conditions }: FieldSetModel, later: readonly FieldSetModel[]): Problem[] =>
  conditions.flatMap(({ of, reads }) =>
    reads.flatMap(({ field, path }) => {
      const asking = later.find(({ fields }) => fields.has(field));
      if (of.kind !== 'exit' || !asking) return [];
      return [say.earlyExit(placeOf(source, path, 'key'), of.exit, field, asking.config.id ?? '')];
    }),
  );

/**
 * Checks that no two steps ask for the same field, because answers are kept by field name.
 * Problem: field/duplicate
 */
export function lintStepFields({ source, sets }: FormModel): Problem[] {
  const asked = new Map<string, string>();
  return sets.flatMap(({ config: { id = '' }, fields }) =>
    [...fields.values()].flatMap(({ name, path }) => {
      const step = asked.get(name);
      asked.set(name, step ?? id);
      return step === undefined ? [] : [say.fieldInTwoSteps(placeOf(source, path, 'key'), name, step)];
    }),
  );
}
