import { stringify } from 'yaml';
import FormBlock from '../../src/blocks/form/view.tsx';
import WizardBlock from '../../src/blocks/wizard/view.tsx';
import { tokensCss } from '../../src/build/emit/tokens.ts';
import { at, type Names } from '../../src/build/link/names.ts';
import type { Source } from '../../src/build/read/source.ts';
import type { Site } from '../../src/plan/config.generated.ts';
import type { FormModule } from '../../src/plan/form.ts';
import type { PageModule } from '../../src/plan/page.ts';
import type { WizardModule } from '../../src/plan/wizard.ts';
import type { SiteModule } from '../../src/render/context.tsx';
import { pageOf, renderLayout, renderPage } from './render.tsx';

/** A compiled site with the modules that the browser gets, by their files. */
export interface Modules {
  readonly names: Names;
  readonly site: SiteModule;
  page(file: string): Promise<PageModule>;
  form(file: string): Promise<FormModule>;
  wizard(file: string): Promise<WizardModule>;
}

/** What a snapshot holds, by its path in snapshots/. */
export type Looks = ReadonlyMap<string, string>;

/** Everything that the snapshots of a config file hold. */
export async function looksOf(source: Source, modules: Modules): Promise<Looks> {
  switch (source.kind) {
    case 'page': return new Map([[`pages/${source.id}.html`, await pageLook(source, modules)]]);
    case 'form': return new Map([[`forms/${source.id}.html`, await formLook(source, modules)]]);
    case 'wizard': return new Map([[`wizards/${source.id}.html`, await wizardLook(source, modules)]]);
    case 'site': return new Map([['site/layout.html', await renderLayout(modules.site)], ['site/tokens.css', tokensCss(source.data as Site)]]);
    // Lists, catalogs and constants have no look of their own: their snapshot is what the site takes from them.
    default: return new Map([[`${source.file.split('/')[1] ?? ''}/${source.id}.txt`, stringify(source.data, { lineWidth: 0 })]]);
  }
}

async function pageLook(source: Source, modules: Modules): Promise<string> {
  return renderPage(await modules.page(source.file), modules.site, String(at(source.data, ['path'])).replace('{id}', 'sample'));
}

async function formLook(source: Source, modules: Modules): Promise<string> {
  const page = await pageWith(modules, ({ forms }) => forms[source.id]);
  return renderPage({ ...pageOf('form', await modules.form(source.file), page), views: { form: FormBlock } }, modules.site);
}

async function wizardLook(source: Source, modules: Modules): Promise<string> {
  const page = await pageWith(modules, ({ wizards }) => wizards[source.id]);
  return renderPage({ ...pageOf('wizard', await modules.wizard(source.file), page), views: { wizard: WizardBlock } }, modules.site);
}

/** A page that ships a form or wizard, with its widgets. */
async function pageWith({ names, page }: Modules, has: (page: PageModule) => unknown): Promise<PageModule> {
  for (const { file } of names.pages) {
    const module = await page(file);
    if (has(module)) return module;
  }
  throw new Error('No page ships it');
}
