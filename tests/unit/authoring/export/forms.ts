import { join } from 'node:path';
import type { CheckedForm, CheckedWizard } from '../../../../src/compiler/check/checked.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import type { SymbolTable } from '../../../../src/compiler/resolve/symbols.ts';
import { readModel } from '../../../../src/authoring/export/read.ts';
import { targets } from '../../../../src/authoring/export/targets.ts';
import type { Written } from '../../../../src/authoring/export/form.ts';
import { siteFolder, siteNames } from '../../../sites/sites.ts';
import { siteOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');

/** A form or wizard of a site, and the site that it belongs to. */
export interface SiteForm {
  readonly name: string;
  readonly source: CheckedForm | CheckedWizard;
  readonly symbols: SymbolTable;
}

/** Every form and wizard of our site and of the sites of tests. */
export const everyForm = (): SiteForm[] =>
  ['config', ...siteNames].flatMap((site) => {
    const root = site === 'config' ? project : siteFolder(site);
    const { symbols } = siteOf(root);
    return [...symbols.forms.values(), ...symbols.wizards.values()].map((source) => ({
      name: `${site} ${source.kind} ${source.id}`,
      source,
      symbols,
    }));
  });

export const exported = ({ source, symbols }: SiteForm, target: string): Written =>
  targets[target]!(readModel(formModel(source), symbols));
