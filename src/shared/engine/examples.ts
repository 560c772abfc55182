import { resolveActions } from './actions.ts';
import { ownerOf } from './answers.ts';
import { estimateOf } from './estimated.ts';
import { asks, change, lostIn, startWith } from './settle.ts';
import { seenBy, type FieldError } from './validate.ts';
import { walk } from './wizard/walk.ts';
import { fieldsOfForm, messageInWords, type PrintedFields } from './texts.ts';
import type { Answer, Answers } from '../plan/answers.ts';
import type { Example, WizardExample } from '../plan/config.generated.ts';
import type { Estimate } from '../plan/estimate.ts';
import type { FormModule } from '../plan/form.ts';
import type { ActionPlan, ResultPlan } from '../plan/submit.ts';
import type { OffersModule } from '../plan/offers.ts';

/**
 * The message of an error for which config has none. Only an answer that no control can give causes such an error, and
 * no example has one.
 */
const invalid = '(invalid)';
/** The reference that a result card shows in an example, where no server gives one. */
const reference = 'CH-7K3M-9Q2P';

/** The outcome of an example, in the shape that config declares. */
type Outcome = Partial<Omit<Example & WizardExample, 'name' | 'answers'>>;

/** The outcome of a form's or wizard's example as of today. `offers`: the offers for its answers. */
export function runExample(form: FormModule, example: Example & WizardExample, offers?: OffersModule): Outcome {
  const start = startWith(form, example.answers as Answers);
  const pressed = form.plan.alternatives?.find(({ label }) => label === example.presses);
  if (pressed) return { presses: pressed.label, does: done(form, pressed.actions, seenBy(pressed, form, start)) };
  const changed = Object.entries((example.changes ?? {}) as Answers).reduce(
    (answers, one) => changeOne(form, answers, one),
    start,
  );
  const after =
    example.changes === undefined ? {} : { changes: example.changes, ...comparison(form, example, start, changed) };
  return { ...after, ...outcome(form, changed, offers), ...shownOf(estimateOf(form, changed)) };
}

const done = (form: FormModule, actions: readonly ActionPlan[], answers: Answers) =>
  resolveActions(
    actions,
    answers,
    fieldsOfForm(form),
    // An example sends nothing, so it has no reference.
    { reference: '{reference}', ...estimateOf(form, answers)?.values },
  ) as unknown as Required<Outcome>['does'];

/** An estimate as config declares it; nothing for a form without one. */
const shownOf = (estimate: Estimate | undefined) =>
  estimate && { estimate: estimate.amount, ...(estimate.note !== undefined && { note: estimate.note }) };

/** By item: its price, or why it does not fit. An item that lacks an answer is left out. */
function offersFor(offers: OffersModule | undefined, answers: Answers): Pick<Example, 'offers'> {
  if (!offers) return {};
  const told = offers.offered(answers).map(({ item, refused, price }) => [item.id, refused ?? price] as const);
  return { offers: Object.fromEntries(told.filter(([, one]) => one !== undefined)) as Required<Example>['offers'] };
}

/** The answers after a visitor changes one of them. */
function changeOne(form: FormModule, answers: Answers, [field, answer]: [string, Answer | undefined]): Answers {
  const step = form.steps.find((one) => asks(one, field));
  return step ? change(form, step, answers, { ...answers, [field]: answer }, field) : answers;
}

/**
 * What the changes of an example led to. Fields come in the order in which the example names them, so that both compare
 * equal.
 */
function comparison(
  form: FormModule,
  { changes = {}, becomes = {}, dropped = [] }: WizardExample,
  before: Answers,
  after: Answers,
): Pick<WizardExample, 'becomes' | 'dropped'> {
  // Rows that the visitor changes may differ from those before.
  const isOther = (name: string) => ownerOf(name) !== name && Object.hasOwn(changes, ownerOf(name));
  const gone = lostIn(form, before, after).filter((name) => !isOther(name));
  const place = (field: string) => dropped.indexOf(field);
  return {
    becomes: Object.fromEntries(Object.keys(becomes).map((field) => [field, after[field]])),
    dropped: gone.sort((a, b) => place(a) - place(b)),
  };
}

function outcome(form: FormModule, answers: Answers, offers: OffersModule | undefined): Outcome {
  const { plan, steps } = form;
  const walked = walk(form, answers, invalid);
  const ids = walked.steps.map(({ id }) => id);
  const way = plan.wizard ? { steps: ids } : {};
  if (walked.complete) {
    const does = done(form, plan.submit.actions, answers);
    const isResult = does.some((action) => 'showResult' in action) && plan.result;
    return {
      ...way,
      does,
      ...offersFor(offers, answers),
      ...(isResult && { result: rows(isResult, answers, fieldsOfForm(form)) }),
    };
  }
  if (walked.exit !== undefined) return { steps: ids.slice(0, ids.indexOf(walked.firstOpen) + 1), exit: walked.exit };
  const errors = byField(walked.steps.find(({ id }) => id === walked.firstOpen)?.errors ?? []);
  const refusal = steps.find((step) => step.plan.id === walked.firstOpen)?.plan.refusal;
  return {
    ...way,
    errors,
    ...(plan.wizard && { stoppedAt: walked.firstOpen }),
    ...(plan.wizard && typeof refusal === 'object' && { alert: refusal.alert }),
  };
}

const byField = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

function rows(result: ResultPlan, answers: Answers, fields: PrintedFields): string[] {
  const record = result.record?.items.find((item) => item.value === answers[result.record?.by ?? '']);
  return result.rows.map(({ value }) => messageInWords(value, { ...answers, record, reference }, fields));
}
