import { describe, expect, it } from 'vitest';
import type { Form } from '../../src/plan/config.generated.ts';
import type { PageModule } from '../../src/plan/page.ts';
import { declared, runForm } from './examples.ts';
import { compiled, filesOf, formModule, pageModule, problemsOf } from './modules.ts';
import { pageOf, renderPage } from './render.tsx';
import FormBlock from '../../src/blocks/form/view.tsx';

describe.each(filesOf('form'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did', async () => {
    const page = { ...pageOf('form', await formModule(file), await pageWith(source.id)), views: { form: FormBlock } };
    await expect(await renderPage(page)).toMatchFileSnapshot(`snapshots/forms/${source.id}.html`);
  });

  it.each((source.data as Form).examples.map((example) => [example.name, example] as const))('%s', async (_, example) => {
    const { name: __, answers: ___, ...expected } = example;
    expect(declared(runForm(await formModule(file), example), example)).toEqual(expected);
  });
});

/** A page that ships the form, with its widgets. */
async function pageWith(form: string): Promise<PageModule> {
  for (const page of compiled.names.pages) {
    const module = await pageModule(page.file);
    if (module.forms[form]) return module;
  }
  throw new Error(`No page ships the form "${form}"`);
}
