import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileForm, compileWizard } from '../../../compiler/compile/form.ts';
import { pagePlan, usesOf } from '../../../compiler/emit/page-module.ts';
import { pathsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { at } from '../../../compiler/read/data.ts';
import type { Source } from '../../../compiler/read/source.ts';

/** A compiled site and the folder that holds its config/. */
export interface Version {
  readonly symbols: SymbolTable;
  readonly root: string;
}

/** A page that a visitor finds changed, by the address that shows it; `how` it changed. */
export interface Affected {
  readonly page: string;
  readonly path: string;
  readonly how: 'added' | 'removed' | 'changed';
}

/** The pages whose compiled form differs: their own plan, their forms, wizards, lists or pictures. */
export function affectedPages(before: Version, after: Version): Affected[] {
  const [old, now] = [prints(before), prints(after)];
  const pages = [...new Set([...old.keys(), ...now.keys()])].sort();
  return pages.flatMap((page): Affected[] => {
    const [was, is] = [old.get(page), now.get(page)];
    if (was?.print === is?.print) return [];
    return [{ page, path: (is ?? was)?.path ?? '', how: !was ? 'added' : !is ? 'removed' : 'changed' }];
  });
}

/** Whether header, footer, colours or notices, which every page has, differ. */
export const affectsAll = (before: Version, after: Version): boolean => everywhere(before) !== everywhere(after);

const everywhere = ({ symbols, root }: Version): string =>
  JSON.stringify([
    symbols.site?.data,
    symbols.site ? [...usesOf(symbols.site, symbols).assets].map((asset) => hash(asset, root)) : [],
  ]);

const prints = (version: Version): Map<string, { print: string; path: string }> =>
  new Map(
    version.symbols.pages.map((page) => [
      page.id,
      { print: print(page, version), path: pathsOf(page, version.symbols.catalogs)[0] ?? '' },
    ]),
  );

function print(page: Source, { symbols, root }: Version): string {
  const { lists, forms, wizards, assets } = usesOf(page, symbols);
  return JSON.stringify([
    pagePlan(page, symbols),
    [...forms].map((id) => compileForm(symbols.forms.get(id) as Source, symbols)),
    [...wizards].map((id) => compileWizard(symbols.wizards.get(id) as Source, symbols)),
    [...lists].map((id) => at(symbols.lists.get(id)?.data, ['items'])),
    [...assets].map((asset) => hash(asset, root)),
    at(symbols.catalogs.get(String(at(page.data, ['entries'])))?.data, ['items']),
  ]);
}

const hash = (asset: string, root: string): string =>
  createHash('sha1')
    .update(readFileSync(join(root, 'config/assets', asset)))
    .digest('hex');
