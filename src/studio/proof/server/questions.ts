import { choicesFor } from '../../../shared/engine/choices.ts';
import { validate } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { mayOpen, walk } from '../../../shared/engine/wizard/walk.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ConditionModel, FieldSetModel, MessageModel } from '../../../compiler/model/types.ts';
import { markedEstimate, markedStep, markOf, unseenWhy } from '../../../compiler/simulate/messages/marks.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../../../compiler/simulate/simulation-model.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Look, QuestionKind } from '../contract.ts';

/** Something that visitors can be asked about a form or wizard, and how to tell that one answers it. */
export interface Question {
  readonly kind: QuestionKind;
  /** Tells it from the others of its form. */
  readonly key: string;
  readonly step: Step;
  /** The field that it is about, if it is about one. */
  readonly field?: string;
  readonly paths: readonly Path[];
  /** Whether what stands inside of these paths is the same thing; a message is one alone. */
  readonly isDeep: boolean;
  /** Whether the button of the step is pressed. */
  readonly presses: boolean;
  /** Why config says that no visitor gets there. */
  readonly excuse?: string;
  /** What a visitor with these answers sees of it; undefined when they do not get there. */
  seen(answers: Answers): Look | undefined;
}

/** Everything that visitors can be asked about a form or wizard. */
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

/** Whether a visitor with these answers can stand on a step. */
const isOpen = ({ form }: SimulationModel, { plan }: Step, answers: Answers): boolean =>
  mayOpen(walk(form, answers), plan.id);

function stepQuestion(model: SimulationModel, step: Step, set: FieldSetModel): Question {
  return {
    kind: 'step',
    key: `step ${step.plan.id}`,
    step,
    paths: [set.path],
    isDeep: true,
    presses: false,
    seen: (answers) => (isOpen(model, step, answers) ? {} : undefined),
  };
}

/** Who sees a field, or an option of one, that not everybody sees. */
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
          isOpen(model, step, answers) && visibleFields(step, answers).has(name) ? { field: name } : undefined,
      },
    ];
  const { value: wanted } = of;
  const offered = (answers: Answers) => choicesFor(step, name, answers).find(({ value }) => String(value) === wanted);
  return [
    {
      ...common,
      kind: 'option',
      paths: [path],
      seen: (answers) => {
        const option = visibleFields(step, answers).has(name) ? offered(answers) : undefined;
        return option && isOpen(model, step, answers) ? { field: name, words: option.label } : undefined;
      },
    },
  ];
}

function messageQuestion(model: SimulationModel, step: Step, set: FieldSetModel, message: MessageModel): Question {
  const marked = markedStep(step, set);
  const mark = markOf(message);
  const { of } = message;
  const excuse = unseenWhy(message, set);
  const said = (answers: Answers): Look | undefined => {
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
    // Here the browser itself checks the answers, and shows its own words.
    seen: (answers) => (step.plan.validation !== 'browser' && isOpen(model, step, answers) ? said(answers) : undefined),
  };
}

/** Who reads words under an estimate, which stands there without a press of the button. */
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
