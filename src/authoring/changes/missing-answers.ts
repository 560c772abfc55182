import { isDeepStrictEqual } from 'node:util';
import { isMap, parseDocument } from 'yaml';
import type { CheckedForm, CheckedWizard } from '../../compiler/check/checked.ts';
import type { ExampleModel } from '../../compiler/model/types.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { differencesIn } from '../../compiler/simulate/examples.ts';
import { onDay } from '../../compiler/simulate/on-day.ts';
import { simulationModel, type SimulationModel } from '../../compiler/simulate/simulation-model.ts';
import { answersTo, firstRefusing } from '../../compiler/simulate/visitor/complete.ts';
import { isEmpty, isRows, ownerOf } from '../../shared/engine/answers.ts';
import { splitRowField } from '../../shared/engine/rows.ts';
import { startWith } from '../../shared/engine/settle.ts';
import { validate } from '../../shared/engine/validate.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { Step } from '../../shared/plan/form.ts';
import { dataWith } from '../edit/change.ts';
import { setValue } from '../edit/set-value.ts';
import { exampleInText } from './examples.ts';
import type { FieldModels } from './words/condition.ts';

/** The text of a form or wizard with the answers that its examples lacked. */
export interface FilledExamples {
  readonly text: string;
  /** The labels of the questions that they answer now. */
  readonly questions: readonly string[];
  /** How many examples have got answers. */
  readonly count: number;
}

/**
 * Fills in the required answers that examples lack, for instance since their field became required, so that the
 * examples end as they say. Examples of a missing answer stay as they are. Returns undefined if no example lacks any.
 */
export function withMissingAnswers(
  source: CheckedForm | CheckedWizard,
  symbols: SymbolTable,
): FilledExamples | undefined {
  const days = new Map<string | undefined, SimulationModel>();
  const modelOn = (day: string | undefined) => {
    const model = days.get(day) ?? simulationModel(source, symbols);
    days.set(day, model);
    return model;
  };
  const { formModel } = modelOn(undefined);
  const order = [...formModel.fields.keys()];
  const lacking = formModel.examples.flatMap((example) => {
    const { day } = example.config;
    const missing = onDay(day, () => missingIn(modelOn(day), example));
    return missing.length > 0 ? [{ example, missing, path: exampleInText(source, example) }] : [];
  });
  if (lacking.length === 0) return undefined;
  // Examples that another file declares are filled in there.
  const doc = parseDocument(source.text);
  if (!lacking.every(({ path }) => isMap(doc.getIn(path, true)))) return undefined;
  const text = lacking.reduce((before, { example, missing, path }) => {
    const begun = example.config.answers ? before : setValue(before, [...path, 'answers'], {}, { order: exampleOrder });
    return missing.reduce((now, one) => setValue(now, [...path, 'answers', ...one.path], one.value, { order }), begun);
  }, source.text);
  const paths = lacking.flatMap(({ missing }) => missing.map((one) => one.path));
  const questions = new Set(paths.map((path) => questionAt(path, formModel.fields)));
  return { text, questions: [...questions], count: lacking.length };
}

/** The label of a field, or of a field of a row. */
function questionAt([field = '', row, ...inner]: Path, fields: FieldModels): string {
  const owner = fields.get(String(field));
  if (row !== undefined) return questionAt(inner, owner?.rows?.fields ?? new Map());
  return owner?.schema.title ?? String(field);
}

const exampleOrder = ['name', 'answers'];

/** An answer that an example lacks. */
interface MissingAnswer {
  /** Within its answers: a field, or a field of a row. */
  readonly path: Path;
  readonly value: Answer;
}

/** The expectations that a missing answer changes. */
const endings: ReadonlySet<string | number> = new Set(['errors', 'stoppedAt', 'exit', 'steps', 'alert']);

/** The answers with which an example ends as it says. Empty if it lacks none, or if that is not enough. */
function missingIn(model: SimulationModel, example: ExampleModel): readonly MissingAnswer[] {
  const { answers: given = {}, errors = {}, presses } = example.config;
  if (presses !== undefined || !endsOtherwise(model, example)) return [];
  const found: MissingAnswer[] = [];
  let answers: Answers = given;
  for (;;) {
    const { step, errors: refused = [] } = firstRefusing(model, startWith(model.form, answers)) ?? {};
    const required = refused.filter(({ keyword }) => keyword === 'required');
    if (required.some(({ field }) => Object.hasOwn(errors, field))) return [];
    const [lacked] = required;
    if (!step || !lacked) break;
    const one = answerFor(model, step, lacked.field, answers);
    // An effect may clear the answer again.
    if (!one || found.some(({ path }) => isDeepStrictEqual(path, one.path))) return [];
    found.push(one);
    answers = withAnswer(answers, one);
  }
  if (found.length === 0) return [];
  const filled = { ...example, config: { ...example.config, answers } };
  return endsOtherwise(model, filled) ? [] : found;
}

/** Whether an example does not end as it says. One that only shows what a change of an answer does ends nowhere. */
const endsOtherwise = (model: SimulationModel, example: ExampleModel): boolean =>
  differencesIn(model, example).some(({ path }) => endings.has(path[0]!));

/** The first answer to a field, or to a field of a row, that it accepts together with the other answers. */
function answerFor(model: SimulationModel, step: Step, field: string, answers: Answers): MissingAnswer | undefined {
  const owner = ownerOf(field);
  const path = pathOfName(field);
  return answersIn(answersTo(model, step, owner, startWith(model.form, answers)), path)
    .filter((value): value is Answer => value !== undefined && !isEmpty(value))
    .map((value) => ({ path, value }))
    .find(
      (one) =>
        !validate(step, startWith(model.form, withAnswer(answers, one)), '').some((error) => error.field === field),
    );
}

/** Where the answer to a field is: members, 1, share for members.2.share. */
function pathOfName(name: string): Path {
  const { field, index, inner } = splitRowField(name);
  return inner === '' ? [field] : [field, index, ...pathOfName(inner)];
}

/** The answers to a field of a row among those to the field that holds the rows. */
const answersIn = (tries: readonly (Answer | undefined)[], [, , ...inner]: Path): (Answer | undefined)[] =>
  inner.length === 0
    ? [...tries]
    : answersIn(
        tries.flatMap((rows) => (isRows(rows) ? rows.map((row) => row[String(inner[0])]) : [])),
        inner,
      );

const withAnswer = (answers: Answers, { path, value }: MissingAnswer): Answers =>
  dataWith(answers, path, () => value) as Answers;
