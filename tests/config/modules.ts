import type { FormModule } from '../../src/plan/form.ts';
import type { PageModule } from '../../src/plan/page.ts';
import type { WizardModule } from '../../src/plan/wizard.ts';
import { readContracts } from '../../src/build/check/contracts.ts';
import { compileSite } from '../../src/build/compile-site.ts';
import { usesOf } from '../../src/build/emit/page-module.ts';
import type { Source } from '../../src/build/read/source.ts';

const root = process.cwd();

/** The site as the compiler sees it, once for all tests of a file. */
export const compiled = compileSite(root, readContracts(root));

/** The files of one kind, as [path, source], for it.each: a title is the path, so that `-t forms/login` runs one file. */
export const filesOf = (kind: Source['kind']): [string, Source][] => compiled.names.sources.filter((source) => source.kind === kind).map((source) => [source.file, source]);

/** What the compiler says about one file. */
export const problemsOf = (file: string) => compiled.problems.filter(({ place }) => place.file === file);

const pages = import.meta.glob<PageModule>('/config/pages/*.yaml');
const forms = import.meta.glob<FormModule>('/config/forms/*.yaml', { import: 'default' });
const wizards = import.meta.glob<WizardModule>('/config/wizards/*.yaml', { import: 'default' });

const load = async <T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> => {
  const module = modules[`/${file}`];
  if (!module) throw new Error(`${file} is not there`);
  return module();
};

/** The module that the browser gets for a config file. */
export const pageModule = (file: string): Promise<PageModule> => load(pages, file);
export const formModule = (file: string): Promise<FormModule> => load(forms, file);
export const wizardModule = (file: string): Promise<WizardModule> => load(wizards, file);

/** The first page that ships a form or wizard, with all that it needs. */
export function pageWith(kind: 'forms' | 'wizards', id: string): Promise<PageModule> {
  const page = compiled.names.pages.find((one) => usesOf(one, compiled.names)[kind].has(id));
  if (!page) throw new Error(`No page ships "${id}"`);
  return pageModule(page.file);
}
