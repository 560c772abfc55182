import { describe, expect, it } from 'vitest';
import type { Form } from '../../src/plan/config.generated.ts';
import { declared, runForm } from './examples.ts';
import { filesOf, formModule, pageWith, problemsOf } from './modules.ts';
import { pageOf, renderPage } from './render.tsx';
import FormBlock from '../../src/blocks/form/view.tsx';

describe.each(filesOf('form'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did', async () => {
    const page = { ...pageOf('form', await formModule(file), await pageWith('forms', source.id)), views: { form: FormBlock } };
    await expect(await renderPage(page)).toMatchFileSnapshot(`snapshots/forms/${source.id}.html`);
  });

  it.each((source.data as Form).examples.map((example) => [example.name, example] as const))('%s', async (_, example) => {
    const { name: __, answers: ___, ...expected } = example;
    expect(declared(runForm(await formModule(file), example), example)).toEqual(expected);
  });
});
