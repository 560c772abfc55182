import { describe, expect, it } from 'vitest';
import type { Example, Wizard, WizardExample } from '../../src/plan/config.generated.ts';
import { outcomeOf } from '../../src/compiler/simulate/outcomes.ts';
import { filesOf, modules, offersOfExamples, problemsOf, wizardModule } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

describe.each(filesOf('wizard'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did', async () => {
    await expectLook(source, modules);
  });

  it.each((source.data as Wizard).examples.map((example) => [example.name, example] as const))(
    '%s',
    async (_, example) => {
      const { came, declared } = outcomeOf(
        await wizardModule(file),
        example as Example & WizardExample,
        await offersOfExamples(source),
      );
      expect(came).toEqual(declared);
    },
  );
});
