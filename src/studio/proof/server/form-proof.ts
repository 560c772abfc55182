import { isEmpty } from '../../../shared/engine/answers.ts';
import { fieldLabel, visibleFields } from '../../../shared/engine/visible.ts';
import { stepsFor } from '../../../shared/engine/settle.ts';
import { answerInWords, printedFields } from '../../../shared/engine/texts.ts';
import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { proofKey } from '../../../compiler/simulate/simulate.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { simulationModel, type SimulationModel } from '../../../compiler/simulate/simulation-model.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { ProofVisitor, QuestionKind, SaidAnswer } from '../contract.ts';
import { at } from '../../../compiler/read/data.ts';
import { sourcePlaceOf, type SourcePlace } from '../../thing/server/source-place.ts';
import { questionsOf, type Question } from './questions.ts';
import { search, type FoundVisitors } from './search.ts';

/** A question about a form or wizard, its places in config, and the visitor who answers it. */
export interface Proved {
  readonly kind: QuestionKind;
  readonly places: readonly Pick<SourcePlace, 'file' | 'path'>[];
  readonly isDeep: boolean;
  readonly visitor?: ProofVisitor;
  /** The reason in config why no visitor gets there. */
  readonly excuse?: string;
}

type FormSource = CheckedForm | CheckedWizard;

/** Most cached versions of forms. */
const maxForms = 200;

/** Proves things about forms. Caches visitors as long as the form asks the same. */
export class FormProofs {
  private readonly found = new Map<string, FoundVisitors>();

  of(source: FormSource, symbols: SymbolTable): Proved[] {
    const model = simulationModel(source, symbols);
    const found = this.foundIn(model, source, symbols);
    return questionsOf(model).map((question) => proved(model, question, found.get(question.key), source, symbols));
  }

  private foundIn(model: SimulationModel, source: FormSource, symbols: SymbolTable): FoundVisitors {
    // The dates of visitors depend on today.
    const key = `${symbols.today} ${proofKey('visits', source, symbols)}`;
    const known = this.found.get(key) ?? search(model);
    if (this.found.size >= maxForms) this.found.clear();
    this.found.set(key, known);
    return known;
  }
}

function proved(
  model: SimulationModel,
  question: Question,
  answers: Answers | undefined,
  source: FormSource,
  symbols: SymbolTable,
): Proved {
  const { kind, paths, isDeep, excuse } = question;
  const written = paths.filter((path) => at(source.data, path) !== undefined);
  const look = answers && question.seen(answers);
  return {
    kind,
    isDeep,
    places: written.map((path) => sourcePlaceOf(source, path, symbols)).map(({ file, path }) => ({ file, path })),
    ...(answers && look && { visitor: visitorOf(model, question, answers, look) }),
    ...(excuse !== undefined && { excuse }),
  };
}

function visitorOf(
  model: SimulationModel,
  { kind, step, presses }: Question,
  answers: Answers,
  look: ProofVisitor['look'],
): ProofVisitor {
  const { id } = model.formModel;
  return {
    form: { kind: model.formModel.kind, id },
    answers,
    ...(model.form.plan.wizard && { step: step.plan.id }),
    presses,
    look,
    said: saidBy(model, kind === 'step' ? stepBefore(model, step) : step, answers),
  };
}

const stepBefore = ({ form }: SimulationModel, step: Step): Step | undefined =>
  form.steps[form.steps.indexOf(step) - 1];

/** The answers of a visitor up to a step, as texts. */
function saidBy({ form }: SimulationModel, last: Step | undefined, answers: Answers): SaidAnswer[] {
  const end = last ? form.steps.indexOf(last) : -1;
  return stepsFor(form, answers)
    .filter((step) => form.steps.indexOf(step) <= end)
    .flatMap((step) =>
      [...visibleFields(step, answers)].flatMap((name): SaidAnswer[] => {
        const plan = step.plan.fields[name]!;
        const answer = answers[name];
        if (answer === undefined || isEmpty(answer) || plan.widget === 'hidden') return [];
        const label = fieldLabel(step, name, answers);
        return [
          {
            label,
            answer: typeof answer === 'boolean' ? answer : answerInWords(plan, answer, answers, printedFields(step)),
          },
        ];
      }),
    );
}
