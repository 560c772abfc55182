import { describe, expect, it } from 'vitest';
import type { Example, Form, WizardExample } from '../../src/plan/config.generated.ts';
import { outcomeOf } from '../../src/compiler/simulate/outcomes.ts';
import { filesOf, formModule, modules, offersOfExamples, problemsOf } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

describe.each(filesOf('form'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did', async () => {
    await expectLook(source, modules);
  });

  it.each((source.data as Form).examples.map((example) => [example.name, example] as const))(
    '%s',
    async (_, example) => {
      const { came, declared } = outcomeOf(
        await formModule(file),
        example as Example & WizardExample,
        await offersOfExamples(source),
      );
      expect(came).toEqual(declared);
    },
  );
});
