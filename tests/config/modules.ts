import * as shell from 'virtual:shell';
import * as site from 'virtual:site';
import type { FormModule } from '../../src/shared/plan/form.ts';
import type { OffersModule, RangeModule } from '../../src/shared/plan/offers.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import type { Kind } from '../../src/compiler/read/source.ts';
import { siteOf } from '../support/compiled.ts';
import type { Modules } from './looks.ts';

/** Our site, with the problems that simulated visitors find. */
export const compiled = siteOf().finish();

/**
 * The files of one kind, as [path, source], for it.each: a title is the path, so that `-t forms/login` runs one file.
 */
export const filesOf = <K extends Kind>(kind: K): [string, Checked<K>][] =>
  compiled.symbols.sources
    .filter((source) => source.kind === kind)
    .map((source) => [source.file, source as Checked<K>]);

/** The problems of one file. */
export const problemsOf = (file: string) => compiled.problems.filter(({ place }) => place.file === file);

const pages = import.meta.glob<PageModule>('/config/pages/*.yaml');
const forms = import.meta.glob<FormModule>('/config/forms/*.yaml', { import: 'default' });
const wizards = import.meta.glob<FormModule>('/config/wizards/*.yaml', { import: 'default' });

const offers = import.meta.glob<OffersModule>(['/config/forms/*.yaml', '/config/wizards/*.yaml'], {
  import: 'default',
  query: '?offers',
});
const ranges = import.meta.glob<RangeModule>('/config/wizards/*.yaml', { import: 'default', query: '?range' });

const load = async <T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> => {
  const module = modules[`/${file}`];
  if (!module) throw new Error(`${file} does not exist`);
  return module();
};

/** The browser's module of a config file. */
export const pageModule = (file: string): Promise<PageModule> => load(pages, file);
export const formModule = (file: string): Promise<FormModule> => load(forms, file);
export const wizardModule = (file: string): Promise<FormModule> => load(wizards, file);

/** The offers of a form or wizard, and their price range while it is answered. */
export const offersModule = (file: string): Promise<OffersModule> => load(offers, file);

/** The same for files whose examples mention offers. */
export const offersOfExamples = async ({ file, data }: Checked<'form'> | Checked<'wizard'>) =>
  data.examples?.some((example) => example.offers) ? await offersModule(file) : undefined;

export const rangeModule = (file: string): Promise<RangeModule> => load(ranges, file);

/** All modules, with those of every page. */
export const modules: Modules = {
  symbols: compiled.symbols,
  site,
  shell,
  page: pageModule,
  form: formModule,
  wizard: wizardModule,
  offers: offersOfExamples,
};
