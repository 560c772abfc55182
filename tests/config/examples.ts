import { onDay } from '../../src/coverage/on-day.ts';
import { runForm, runWizard } from '../../src/engine/examples.ts';
import type { Example, WizardExample } from '../../src/plan/config.generated.ts';
import type { FormModule } from '../../src/plan/form.ts';
import type { WizardModule } from '../../src/plan/wizard.ts';

/** What came of an example, as far as it says something about it, beside what it says. They are equal when it holds. */
export interface Outcome {
  readonly came: object;
  readonly declared: object;
}

export function formOutcome(form: FormModule, example: Example): Outcome {
  return outcome(example, runForm(form, example));
}

/** On the day that the example names. */
export function wizardOutcome(wizard: WizardModule, example: WizardExample): Outcome {
  return outcome(
    example,
    onDay(example.day, () => ({
      ...(example.day !== undefined && { day: example.day }),
      ...runWizard(wizard, example),
    })),
  );
}

function outcome({ name: _, answers: __, ...declared }: Example | WizardExample, came: object): Outcome {
  const told = Object.entries(came).filter(
    ([key]) => key in declared || (key === 'errors' && !('changes' in declared)),
  );
  return { came: Object.fromEntries(told), declared };
}
