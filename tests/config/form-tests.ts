import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/compiler/simulate/outcomes.ts';
import type { Example, WizardExample } from '../../src/plan/config.generated.ts';
import { filesOf, modules, offersOfExamples, problemsOf } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

/** Tests each form or wizard: it is valid, it looks as it did, and its examples hold. */
export const testForms = (kind: 'form' | 'wizard'): void =>
  describe.each(kind === 'form' ? filesOf('form') : filesOf('wizard'))('%s', (file, source) => {
    it('is valid', () => {
      expect(problemsOf(file)).toEqual([]);
    });

    it('looks as it did', async () => {
      await expectLook(source, modules);
    });

    const examples = (source.data.examples ?? []) as readonly (Example & WizardExample)[];
    it.each(examples.map((example) => [example.name, example] as const))('%s', async (_, example) => {
      const { came, declared } = outcomeOf(await modules[kind](file), example, await offersOfExamples(source));
      expect(came).toEqual(declared);
    });
  });
