import { shownChoices } from '../../../shared/engine/choices.ts';
import { validate } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { mayOpen, walk } from '../../../shared/engine/wizard/walk.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ConditionModel, FieldSetModel, MessageModel } from '../../../compiler/model/types.ts';
import { markedEstimate, markedStep, markOf, unseenWhy } from '../../../compiler/simulate/messages/marks.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../../../compiler/simulate/simulation-model.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { ScrollTarget, QuestionKind } from '../contract.ts';

/** A question about a form or wizard, and how to check whether a visitor answers it. */
export interface Question {
  readonly kind: QuestionKind;
  /** Unique within the form. */
  readonly key: string;
  readonly step: Step;
  /** The field in question, if there is one. */
  readonly field?: string;
  readonly paths: readonly Path[];
  /** Whether the question is also about the contents of these paths. */
  readonly isDeep: boolean;
  /** Whether the visitor submits the step. */
  readonly presses: boolean;
  /** Why config says that no visitor gets there. */
  readonly excuse?: string;
  /** What a visitor with these answers sees of it; undefined if they do not get there. */
  seen(answers: Answers): ScrollTarget | undefined;
}

/** All questions about a form or wizard. */
export function questionsOf(model: SimulationModel): Question[] {
  const { steps } = model.form;
  const ofSteps = steps.flatMap((step) => {
    const set = setOf(model, step);
    return [
      ...(model.form.plan.wizard ? [stepQuestion(model, step, set)] : []),
      ...set.conditions.flatMap((condition) => conditionQuestion(model, step, set, condition)),
      ...set.messages
        .filter(({ of }) => ['field', 'rule', 'refusal'].includes(of.kind))
        .map((message) => messageQuestion(model, step, set, message)),
    ];
  });
  const estimated = model.formModel.messages.filter(({ of }) => ['amount', 'estimate', 'note'].includes(of.kind));
  return [...ofSteps, ...estimated.flatMap((message) => estimateQuestion(model, message))];
}

/** Whether a visitor with these answers can open a step. */
const canReach = ({ form }: SimulationModel, { plan }: Step, answers: Answers): boolean =>
  mayOpen(walk(form, answers), plan.id);

function stepQuestion(model: SimulationModel, step: Step, set: FieldSetModel): Question {
  return {
    kind: 'step',
    key: `step ${step.plan.id}`,
    step,
    paths: [set.path],
    isDeep: true,
    presses: false,
    seen: (answers) => (canReach(model, step, answers) ? {} : undefined),
  };
}

/** Who sees a field or an option that has a condition. */
function conditionQuestion(
  model: SimulationModel,
  step: Step,
  { fields }: FieldSetModel,
  { of, path }: ConditionModel,
): Question[] {
  if (of.kind !== 'field' && of.kind !== 'choice') return [];
  const { field: name } = of;
  const field = fields.get(name);
  const plan = step.plan.fields[name];
  if (!field || !plan) return [];
  const common = { key: path.join('/'), step, field: name, isDeep: true, presses: false };
  if (of.kind !== 'choice')
    return [
      {
        ...common,
        kind: 'field',
        paths: [field.path, field.uiPath, path],
        seen: (answers) =>
          canReach(model, step, answers) && visibleFields(step, answers).has(name) ? { field: name } : undefined,
      },
    ];
  const { value: wanted, off = false } = of;
  const offered = (answers: Answers) =>
    shownChoices(step, name, answers).find(
      ({ value, unavailable }) => String(value) === wanted && (unavailable !== undefined) === off,
    );
  return [
    {
      ...common,
      kind: 'option',
      paths: [path],
      seen: (answers) => {
        const option = visibleFields(step, answers).has(name) ? offered(answers) : undefined;
        return option && canReach(model, step, answers) ? { field: name, words: option.label } : undefined;
      },
    },
  ];
}

function messageQuestion(model: SimulationModel, step: Step, set: FieldSetModel, message: MessageModel): Question {
  const marked = markedStep(step, set);
  const mark = markOf(message);
  const { of } = message;
  const excuse = unseenWhy(message, set);
  const said = (answers: Answers): ScrollTarget | undefined => {
    const errors = validate(step, answers, '');
    if (of.kind === 'refusal') {
      const { refusal } = step.plan;
      return errors.length > 0 ? { ...(typeof refusal === 'object' && { words: refusal.alert }) } : undefined;
    }
    const at = validate(marked, answers, '').findIndex(({ message: found }) => found === mark);
    const error = errors[at];
    return error && { field: error.field, words: error.message };
  };
  return {
    kind: 'message',
    key: mark,
    step,
    ...('field' in of && { field: of.field }),
    paths: [message.path],
    isDeep: false,
    presses: true,
    ...(excuse !== undefined && { excuse }),
    // With `browser`, the browser validates and shows its own messages.
    seen: (answers) =>
      step.plan.validation !== 'browser' && canReach(model, step, answers) ? said(answers) : undefined,
  };
}

/** Who sees a text of an estimate, which is shown without submitting. */
function estimateQuestion(model: SimulationModel, message: MessageModel): Question[] {
  const { plan, estimate } = model.form;
  const [step] = model.form.steps;
  if (!plan.estimate || !estimate || !step) return [];
  const { steps } = model.form;
  const mark = markOf(message);
  const real = plan.estimate;
  const marked = markedEstimate(real, model.formModel.messages);
  return [
    {
      kind: 'message',
      key: mark,
      step,
      paths: [message.path],
      isDeep: false,
      presses: false,
      seen: (answers) => {
        const [found, shown] = [estimate(steps, answers, marked), estimate(steps, answers, real)];
        if (found.note === mark) return { ...(shown.note !== undefined && { words: shown.note }) };
        return found.amount === mark ? { words: shown.amount } : undefined;
      },
    },
  ];
}
