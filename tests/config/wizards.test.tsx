import { describe, expect, it } from 'vitest';
import WizardBlock from '../../src/blocks/wizard/view.tsx';
import type { Wizard } from '../../src/plan/config.generated.ts';
import { declared, runWizard } from './examples.ts';
import { filesOf, pageWith, problemsOf, wizardModule } from './modules.ts';
import { pageOf, renderPage } from './render.tsx';

describe.each(filesOf('wizard'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did', async () => {
    const module = { ...pageOf('wizard', await wizardModule(file), await pageWith('wizards', source.id)), views: { wizard: WizardBlock } };
    await expect(await renderPage(module)).toMatchFileSnapshot(`snapshots/wizards/${source.id}.html`);
  });

  it.each((source.data as Wizard).examples.map((example) => [example.name, example] as const))('%s', async (_, example) => {
    const { name: __, answers: ___, ...expected } = example;
    expect(declared(runWizard(await wizardModule(file), example), example)).toEqual(expected);
  });
});
