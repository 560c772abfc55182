import { resolveActions } from './actions.ts';
import { defaultsOf, ownerOf } from './answers.ts';
import { estimateOf, estimateOfWizard } from './estimated.ts';
import { settle } from './settle.ts';
import { validAnswers, validate, type FieldError } from './validate.ts';
import { changeStep, lostIn, startSteps } from './wizard/answers.ts';
import { walk } from './wizard/walk.ts';
import { fieldsOfSteps, messageInWords, printedFields, type PrintedFields } from './words.ts';
import type { Answer, Answers } from '../plan/answers.ts';
import type { Example, WizardExample } from '../plan/config.generated.ts';
import type { Estimate } from '../plan/estimate.ts';
import type { FormModule, ResultPlan } from '../plan/form.ts';
import type { OffersModule } from '../plan/offers.ts';
import type { WizardModule } from '../plan/wizard.ts';

/**
 * The message of an error for which config has none. Only an answer that no control can give causes such an error, and
 * no example has one.
 */
const invalid = '(invalid)';
/** The reference that a result card shows in an example, where no server gives one. */
const reference = 'CH-7K3M-9Q2P';

/** The outcome of a form's example, in the shape in which config declares it. `offers`: what the form offers. */
export function runForm(form: FormModule, example: Example, offers?: OffersModule): Omit<Example, 'name' | 'answers'> {
  const answers = settle(form, { ...defaultsOf(form.plan), ...(example.answers as Answers) }, undefined, 'start');
  const pressed = form.plan.alternatives?.find(({ label }) => label === example.presses);
  if (pressed)
    return {
      presses: pressed.label,
      does: resolveActions(
        pressed.actions,
        pressed.answers === 'typed' ? answers : validAnswers(form, answers),
        printedFields(form),
      ) as unknown as Example['does'],
    };
  const errors = form.plan.validation === 'browser' ? [] : validate(form, answers, invalid);
  const estimate = estimateOf(form, answers);
  const shown = shownOf(estimate);
  if (errors.length > 0) return { errors: byField(errors), ...shown };
  const does = resolveActions(form.plan.submit.actions, answers, printedFields(form), estimate?.values);
  return {
    ...shown,
    does: does as unknown as Example['does'],
    ...offersFor(offers, answers),
    ...(does.some((action) => 'showResult' in action) && form.plan.result
      ? { result: rows(form.plan.result, answers, printedFields(form)) }
      : {}),
  };
}

/**
 * The outcome of a wizard's example as of today, in the shape in which config declares it. `offers`: what it offers.
 */
export function runWizard(
  wizard: WizardModule,
  example: WizardExample,
  offers?: OffersModule,
): Omit<WizardExample, 'name' | 'answers'> {
  const start = startSteps(wizard, example.answers as Answers);
  const changed = Object.entries((example.changes ?? {}) as Answers).reduce(
    (answers, change) => changeOne(wizard, answers, change),
    start,
  );
  const after =
    example.changes === undefined ? {} : { changes: example.changes, ...comparison(wizard, example, start, changed) };
  return { ...after, ...outcome(wizard, changed, offers), ...shownOf(estimateOfWizard(wizard, changed)) };
}

/** An estimate as config declares it; nothing for a form without one. */
const shownOf = (estimate: Estimate | undefined) =>
  estimate && { estimate: estimate.amount, ...(estimate.note !== undefined && { note: estimate.note }) };

/** By item: its price, or why it does not fit. One that lacks an answer is not there. */
function offersFor(offers: OffersModule | undefined, answers: Answers): Pick<Example, 'offers'> {
  if (!offers) return {};
  const told = offers.offered(answers).map(({ item, refused, price }) => [item.id, refused ?? price] as const);
  return { offers: Object.fromEntries(told.filter(([, one]) => one !== undefined)) as Required<Example>['offers'] };
}

/** The answers after a visitor changes one of them, as the wizard settles them. */
function changeOne(wizard: WizardModule, answers: Answers, [field, answer]: [string, Answer | undefined]): Answers {
  const step = wizard.steps.find(({ plan }) => Object.hasOwn(plan.fields, field));
  return changeStep(wizard, answers, step?.plan.id ?? '', { ...answers, [field]: answer }, field).answers;
}

/**
 * What the changes of an example led to. Fields come in the order in which the example names them, so that both compare
 * equal.
 */
function comparison(
  wizard: WizardModule,
  { changes = {}, becomes = {}, dropped = [] }: WizardExample,
  before: Answers,
  after: Answers,
): Pick<WizardExample, 'becomes' | 'dropped'> {
  // Rows that the visitor changes may be others than before.
  const isOther = (name: string) => ownerOf(name) !== name && Object.hasOwn(changes, ownerOf(name));
  const gone = lostIn(wizard, before, after).filter((name) => !isOther(name));
  const place = (field: string) => dropped.indexOf(field);
  return {
    becomes: Object.fromEntries(Object.keys(becomes).map((field) => [field, after[field]])),
    dropped: gone.sort((a, b) => place(a) - place(b)),
  };
}

function outcome(
  wizard: WizardModule,
  answers: Answers,
  offers: OffersModule | undefined,
): Pick<WizardExample, 'steps' | 'exit' | 'stoppedAt' | 'errors' | 'alert' | 'does' | 'offers'> {
  const walked = walk(wizard, answers, invalid);
  const steps = walked.steps.map(({ id }) => id);
  if (walked.complete)
    return {
      steps,
      does: resolveActions(
        wizard.plan.submit.actions,
        walked.answers,
        fieldsOfSteps(wizard),
      ) as unknown as WizardExample['does'],
      ...offersFor(offers, walked.answers),
    };
  if (walked.exit !== undefined)
    return { steps: steps.slice(0, steps.indexOf(walked.firstOpen) + 1), exit: walked.exit };
  const errors = walked.steps.find(({ id }) => id === walked.firstOpen)?.errors ?? [];
  const refusal = wizard.steps.find(({ plan }) => plan.id === walked.firstOpen)?.plan.refusal;
  return {
    steps,
    stoppedAt: walked.firstOpen,
    errors: byField(errors),
    ...(typeof refusal === 'object' ? { alert: refusal.alert } : {}),
  };
}

const byField = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

function rows(result: ResultPlan, answers: Answers, fields: PrintedFields): string[] {
  const record = result.record?.items.find((item) => item.value === answers[result.record?.by ?? '']);
  return result.rows.map(({ value }) => messageInWords(value, { ...answers, record, reference }, fields));
}
