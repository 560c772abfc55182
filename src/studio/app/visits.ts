import type { ExampleEntry, FormEntry } from '../site/contract.ts';
import type { ProofVisitor } from '../proof/contract.ts';
import type { Visit } from '../frame/visit.ts';

/** A chosen visitor: the form, the step, and who it is. */
export interface ChosenVisitor {
  readonly form: string;
  readonly step: string;
  /** `before`, `errors`, `shown`, or `example:` and the name of an example. */
  readonly visitor: string;
  /** Only for `shown`: the visit. */
  readonly visit?: Visit;
}

/** A visitor who has answered nothing yet, one who then submits, and the prefix for names of examples. */
export const beforeVisitor = 'before';
export const errorsVisitor = 'errors';
export const examplePrefix = 'example:';
/** The visitor that "Show me" or "Who gets here" has found. */
export const shownVisitor = 'shown';

/** The visit for a choice. A visitor at a later step has answered the steps before it. */
export function visitOf(
  { form: id, step, visitor, visit }: ChosenVisitor,
  forms: readonly FormEntry[],
): Visit | undefined {
  if (visitor === shownVisitor) return visit;
  const form = forms.find((one) => one.id === id);
  if (!form) return undefined;
  const named = form.examples.find(({ name }) => visitor === `${examplePrefix}${name}`);
  const who = named ?? (form.kind === 'wizard' ? visitorAtStep(form, step) : undefined);
  return {
    form: { kind: form.kind, id },
    answers: who?.answers ?? {},
    ...(form.kind === 'wizard' && step !== '' && { step }),
    ...(who?.day !== undefined && { day: who.day }),
    upToStep: !named,
    presses: visitor === errorsVisitor || named?.hasErrors === true,
  };
}

/** An example that passes a step, preferably without errors. */
const visitorAtStep = ({ examples }: FormEntry, step: string): ExampleEntry | undefined =>
  examples.find(({ steps, hasErrors }) => !hasErrors && steps.includes(step)) ??
  examples.find(({ steps }) => steps.includes(step));

/** The choice for a visitor that was found. */
export const chosenOf = ({ form, answers, step = '', presses, look }: ProofVisitor, turn: number): ChosenVisitor => ({
  form: form.id,
  step,
  visitor: shownVisitor,
  visit: {
    ...{ form, answers, presses, look, turn, isWhole: true, upToStep: false },
    ...(step !== '' && { step }),
  },
});
