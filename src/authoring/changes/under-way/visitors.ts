import { accepts } from '../../../compiler/simulate/visitor/values.ts';
import { afterAnswer, complete, filled } from '../../../compiler/simulate/visitor/complete.ts';
import { datesFrom } from '../../../compiler/simulate/visitor/dates.ts';
import { reachability, visitorsAt, type Reachability } from '../../../compiler/simulate/reachability/reachability.ts';
import { simulationModel, type SimulationModel } from '../../../compiler/simulate/simulation-model.ts';
import { answerOf } from '../../../shared/engine/answers.ts';
import { startWith, stepsFor } from '../../../shared/engine/settle.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { FormVersion } from './form-version.ts';

/** The most visitors to a step, the most answers to a question, and the most visitors of a form. */
const limits = { atStep: 4, answers: 12, all: 250 };

/**
 * Visitors of the old version: those of its examples, those whom the proofs bring to each step, and for each question
 * one with every kind of answer that either version tells apart, and one with every option that is gone. They answer
 * everything that they are asked, as far as they get.
 */
export function visitorsOf(was: FormVersion, is: FormVersion | undefined): readonly Answers[] {
  const reach = reachability(simulationModel(was.source, was.symbols));
  const now = is && simulationModel(is.source, is.symbols);
  const found = new Map<string, Answers>();
  const add = (answers: Answers): void => {
    if (found.size < limits.all) found.set(JSON.stringify(answers), answers);
  };
  for (const answers of [...ofExamples(reach.model), ...ofSteps(reach)]) add(answers);
  for (const [name, step] of reach.model.stepOf) {
    const asked = [...found.values()].find(
      (answers) => stepsFor(reach.model.form, answers).includes(step) && visibleFields(step, answers).has(name),
    );
    if (!asked) continue;
    for (const value of answersFor(name, reach.model, now)) {
      const visitor = complete(reach.model, afterAnswer(reach.model, asked, name, value), { kept: [name] }).answers;
      if (JSON.stringify(answerOf(visitor, name)) === JSON.stringify(value)) add(filled(reach.model, visitor));
    }
  }
  return [...found.values()];
}

/** The answers of examples, as a visitor gives them today. */
const ofExamples = ({ form, formModel }: SimulationModel): Answers[] =>
  formModel.examples.map(({ config: { answers = {}, day } }) =>
    startWith(
      form,
      day === undefined ? (answers as Answers) : datesFrom(day, answers as Answers, form.steps[0]?.plan.timeZone),
    ),
  );

function ofSteps(reach: Reachability): Answers[] {
  const { model } = reach;
  return model.form.steps.flatMap((step) => {
    const some: Answers[] = [];
    for (const answers of visitorsAt(reach, step)) {
      some.push(filled(model, complete(model, answers).answers));
      if (some.length === limits.atStep) break;
    }
    return some;
  });
}

/** The answers to try for a question, first those that only the new version tells apart. */
function answersFor(field: string, old: SimulationModel, now: SimulationModel | undefined): readonly Answer[] {
  const step = old.stepOf.get(field)!;
  const plan = step.plan.fields[field]!;
  if (plan.computed) return [];
  const choices = now?.stepOf.get(field)?.plan.fields[field]?.choices;
  const gone = (plan.choices ?? []).filter(({ value }) => !choices?.some((choice) => choice.value === value));
  const isList = step.plan.schema.properties[field]?.type === 'array';
  const tried = [
    ...gone.map(({ value }) => (isList ? [value] : value)),
    ...(now?.stepOf.has(field) ? now.answersToTry(field) : []).filter((value) => value !== undefined),
    ...old.acceptedAnswers(field),
  ].filter((value) => accepts(step, field, value));
  return [...new Map(tried.map((value) => [JSON.stringify(value), value])).values()].slice(0, limits.answers);
}
