import { vi } from 'vitest';
import type { ResolvedAction } from '../../src/engine/actions.ts';
import { runForm, runWizard as runToday } from '../../src/engine/examples.ts';
import type { WizardExample } from '../../src/plan/config.generated.ts';
import type { WizardModule } from '../../src/plan/wizard.ts';

export { runForm };

/** What comes of a visitor's answers in a wizard, on the day that the example names. */
export function runWizard(wizard: WizardModule, example: WizardExample): Omit<WizardExample, 'name' | 'answers'> {
  if (example.day === undefined) return runToday(wizard, example);
  vi.useFakeTimers({ now: new Date(`${example.day}T12:00`), toFake: ['Date'] });
  try {
    return { day: example.day, ...runToday(wizard, example) };
  } finally {
    vi.useRealTimers();
  }
}

/** The part of an outcome that an example says something about: what it leaves open is not compared. */
export const declared = <T extends object>(outcome: T, example: object): Partial<T> =>
  Object.fromEntries(Object.entries(outcome).filter(([key]) => key in example || (key === 'errors' && !('changes' in example)))) as Partial<T>;

export type { ResolvedAction };
