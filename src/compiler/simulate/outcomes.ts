import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import { pick } from '../../shared/engine/answers.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { FormModule } from '../../shared/plan/form.ts';
import type { OffersModule } from '../../shared/plan/offers.ts';
import { runExample } from '../../shared/engine/examples.ts';
import { onDay } from './on-day.ts';

/**
 * The actual results of an example on the day that it names, as far as it has an expectation, beside the expected ones.
 * They are equal if the example holds. Only the offered items that it names count. Errors, an alert and an exit count
 * even without an expectation, unless its answers change.
 */
export interface Outcome {
  readonly came: Readonly<Record<string, unknown>>;
  readonly declared: Readonly<Record<string, unknown>>;
}

export function outcomeOf(form: FormModule, example: Example & WizardExample, offers?: OffersModule): Outcome {
  const { name: _, answers: __, day, ...declared } = example;
  const { offers: offered = {}, ...came } = onDay(day, () => runExample(form, example, offers));
  const named = pick(offered as Answers, (item) => Object.hasOwn(declared.offers ?? {}, item));
  const told = Object.entries({ ...came, offers: named }).filter(
    ([key]) => key in declared || (['errors', 'alert', 'exit'].includes(key) && !('changes' in declared)),
  );
  return { came: Object.fromEntries(told), declared: { ...declared } };
}
