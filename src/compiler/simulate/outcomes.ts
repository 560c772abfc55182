import type { Example, WizardExample } from '../../plan/config.generated.ts';
import { pick } from '../../engine/answers.ts';
import type { Answers } from '../../plan/answers.ts';
import type { FormModule } from '../../plan/form.ts';
import type { OffersModule } from '../../plan/offers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { runForm, runWizard } from '../../engine/examples.ts';
import { onDay } from './on-day.ts';

/**
 * What came of an example on the day that it names, as far as it says something about it, beside what it says. They are
 * equal when it holds. Of what is offered, the items count that it names. Errors, an alert and an exit count also where
 * it says nothing of them, unless its answers change.
 */
export interface Outcome {
  readonly came: Readonly<Record<string, unknown>>;
  readonly declared: Readonly<Record<string, unknown>>;
}

export const formOutcome = (form: FormModule, example: Example, offers?: OffersModule): Outcome =>
  outcome(
    example,
    onDay(example.day, () => runForm(form, example, offers)),
  );

export const wizardOutcome = (wizard: WizardModule, example: WizardExample, offers?: OffersModule): Outcome =>
  outcome(
    example,
    onDay(example.day, () => runWizard(wizard, example, offers)),
  );

function outcome(
  { name: _, answers: __, day: ___, ...declared }: Example | WizardExample,
  { offers = {}, ...came }: Partial<Example | WizardExample>,
): Outcome {
  const named = pick(offers as Answers, (item) => Object.hasOwn(declared.offers ?? {}, item));
  const told = Object.entries({ ...came, offers: named }).filter(
    ([key]) => key in declared || (['errors', 'alert', 'exit'].includes(key) && !('changes' in declared)),
  );
  return { came: Object.fromEntries(told), declared: { ...declared } };
}
