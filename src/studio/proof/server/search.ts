import { pick } from '../../../shared/engine/answers.ts';
import { settle, startWith } from '../../../shared/engine/settle.ts';
import { messageReachability, statesAbout } from '../../../compiler/simulate/messages/message-reachability.ts';
import { arrivalsAt } from '../../../compiler/simulate/messages/visitors.ts';
import { reachability, visitorsAt, type Reachability } from '../../../compiler/simulate/reachability/reachability.ts';
import type { Step } from '../../../shared/plan/form.ts';
import type { SimulationModel } from '../../../compiler/simulate/simulation-model.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { questionsOf, type Question } from './questions.ts';

/** By question: the answers of a simulated visitor who gets there. Questions without a visitor are missing. */
export type FoundVisitors = ReadonlyMap<string, Answers>;

/** Searches a visitor for each question about a form or wizard, with the real engine. */
export function search(model: SimulationModel): FoundVisitors {
  const reach = reachability(model);
  const messages = messageReachability(model, reach.base.answers, reach.states);
  const found = new Map<string, Answers>();
  for (const question of questionsOf(model)) {
    const known = messages.get(question.key);
    for (const answers of known ? [known, ...candidates(reach, question)] : candidates(reach, question)) {
      const short = upToQuestion(model, question, answers);
      if (!question.seen(short)) continue;
      found.set(question.key, short);
      break;
    }
  }
  return found;
}

/** Most visitors tried for a question. */
const maxVisitors = 3000;

/** Visitors who get to the step of a question. First those who differ in the answers that its field depends on. */
function* candidates(reach: Reachability, question: Question): Generator<Answers> {
  let left = maxVisitors;
  for (const answers of arrivals(reach, question)) {
    if (left-- <= 0) return;
    yield answers;
  }
}

function* arrivals(reach: Reachability, { kind, step, field }: Question): Generator<Answers> {
  const { model, base, states } = reach;
  if (kind === 'message') return;
  if (field !== undefined) yield* arrivalsAt(model, step, base.answers, statesAbout(model, step, [field], states));
  yield* visitorsAt(reach, step);
  for (const { config } of model.formModel.examples) yield startWith(model.form, config.answers ?? {});
}

/** The answers up to the question, if these are enough to get there. */
function upToQuestion(model: SimulationModel, question: Question, answers: Answers): Answers {
  const { steps } = model.form;
  const end = steps.indexOf(question.step) + (question.kind === 'step' ? 0 : 1);
  const later = new Set(steps.slice(end).flatMap(stepFields));
  for (const step of steps.slice(0, end)) for (const field of stepFields(step)) later.delete(field);
  const short = settle(
    model.form,
    pick(answers, (field, answer) => answer !== undefined && !later.has(field)),
  );
  const whole = pick(answers, (_, answer) => answer !== undefined);
  return question.seen(short) ? short : whole;
}

const stepFields = ({ plan }: Step): string[] => Object.keys(plan.fields);
