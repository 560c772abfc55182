import { describe, expect, it } from 'vitest';
import { snapshotTitles } from '../../src/authoring/changes/snapshots.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import { outcomeOf } from '../../src/compiler/simulate/outcomes.ts';
import type { Example, Form, Wizard, WizardExample } from '../../src/shared/plan/config.generated.ts';
import { modules, offersOfExamples, problemsOf } from './modules.ts';
import { expectLook } from './snapshot-file.ts';

/** Tests each form or wizard: it is valid, looks as it did, and its examples pass. */
export const testForms = (files: readonly (readonly [string, Checked<'form'> | Checked<'wizard'>])[]): void =>
  describe.each(files)('%s', (file, source) => {
    it('is valid', () => {
      expect(problemsOf(file)).toEqual([]);
    });

    it(snapshotTitles.look, async () => {
      await expectLook(source, modules);
    });

    it.each((source.data as Form | Wizard).examples.map((example) => [example.name, example] as const))(
      '%s',
      async (_, example) => {
        const { came, declared } = outcomeOf(
          await modules[source.kind](file),
          example as Example & WizardExample,
          await offersOfExamples(source),
        );
        expect(came).toEqual(declared);
      },
    );
  });
