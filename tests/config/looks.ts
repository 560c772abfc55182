import { stringify } from 'yaml';
import type { Checked } from '../../src/compiler/check/checked.ts';
import type { SymbolTable } from '../../src/compiler/resolve/symbols.ts';
import type { FormModule } from '../../src/shared/plan/form.ts';
import type { OffersModule } from '../../src/shared/plan/offers.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import type { SiteModule } from '../../src/site/render/context.tsx';
import type { ShellModule } from '../../src/site/render/layout/ShellContext.ts';
import { catalogSections } from './catalog-look.tsx';
import { formSections, wizardSections } from './form-look.tsx';
import { pageSections } from './page-look.tsx';
import { printSections, type Section } from './sections.ts';
import { siteSections } from './site-look.ts';
import { undrawn } from './undrawn.ts';

/** A compiled site with the modules that the browser gets, by their files. */
export interface Modules {
  readonly symbols: SymbolTable;
  readonly site: SiteModule;
  readonly shell: ShellModule;
  page(file: string): Promise<PageModule>;
  form(file: string): Promise<FormModule>;
  wizard(file: string): Promise<FormModule>;
  /** The offers of a form or wizard whose examples mention them. */
  offers(source: Checked<'form'> | Checked<'wizard'>): Promise<OffersModule | undefined>;
}

/** The snapshot of a config file: its path in snapshots/, and its text. */
export interface Look {
  readonly path: string;
  readonly text: string;
}

/**
 * Everything that visitors get from a config file: its drawing, and the other values that the site uses. Undefined for
 * lists and constants, which are in the snapshots of the files that use them.
 */
export async function lookOf(source: Checked, modules: Modules): Promise<Look | undefined> {
  const sections = await sectionsOf(source, modules);
  if (sections.length === 0) return undefined;
  const text = printSections(sections);
  const rest: Section = ['Not drawn', undrawn(source, text)];
  return { path: source.file.replace(/^config\/(.*)\.yaml$/, '$1.txt'), text: printSections([...sections, rest]) };
}

async function sectionsOf(source: Checked, modules: Modules): Promise<readonly Section[]> {
  switch (source.kind) {
    case 'page':
      return pageSections(source, modules);
    case 'form':
      return formSections(source, modules);
    case 'wizard':
      return wizardSections(source, modules);
    case 'catalog':
      return catalogSections(source, modules);
    case 'site':
      return siteSections(source, modules);
    case 'table':
      return [['Rows', tableLook(source)]];
    default:
      return [];
  }
}

/** A row a line. Pages show a few results of a table. */
const tableLook = ({ data }: Checked<'table'>): string =>
  ((data.rows ?? []) as readonly unknown[])
    .map((row) => stringify(row, { collectionStyle: 'flow', lineWidth: 0 }))
    .join('');
