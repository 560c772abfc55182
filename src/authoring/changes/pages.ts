import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileForm } from '../../compiler/compile/form.ts';
import { shownItems } from '../../compiler/compile/situations.ts';
import type { Checked } from '../../compiler/check/checked.ts';
import { pagePlan } from '../../compiler/emit/page-module.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { usesOf } from '../../compiler/model/uses.ts';
import { pathsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';

/** A compiled site and the folder that holds its config/. */
export interface Version {
  readonly symbols: SymbolTable;
  readonly root: string;
}

/** The widths of the pictures of a page that has changed, on a phone and on a desk, in pixels. */
export const widths = [390, 1280] as const;

/** A page that a visitor finds changed. */
export interface Affected {
  readonly page: string;
  /** An address that shows it. */
  readonly path: string;
  /** How many addresses show it: one for each entry of the catalog that changed. */
  readonly addresses: number;
  readonly how: 'added' | 'removed' | 'changed';
}

/**
 * The pages whose compiled form differs: their own plan, their forms, wizards, lists or pictures. Of a page that stands
 * for the entries of a catalog, those are counted whose entry differs, or all when the page itself does.
 */
export function affectedPages(before: Version, after: Version): Affected[] {
  const [old, now] = [prints(before), prints(after)];
  const pages = [...new Set([...old.keys(), ...now.keys()])].sort();
  return pages.flatMap((page): Affected[] => {
    const [was, is] = [old.get(page), now.get(page)];
    const paths = differing(was ?? new Map<string, string>(), is ?? new Map<string, string>());
    const how = !was ? 'added' : !is ? 'removed' : 'changed';
    return paths.length === 0 ? [] : [{ page, path: paths[0] ?? '', addresses: paths.length, how }];
  });
}

/** The addresses that do not show the same in both; those that are there now come first. */
const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...after.keys(), ...before.keys()])].filter((path) => before.get(path) !== after.get(path));

/** Whether header, footer, colours or notices, which every page has, differ. */
export const affectsAll = (before: Version, after: Version): boolean => everywhere(before) !== everywhere(after);

/** What every page has, as one text to compare: of site.yaml, all but what is for the check and for the server. */
function everywhere({ symbols, root }: Version): string {
  if (!symbols.site) return '';
  const { copy: _, security: __, posts: ___, leads: ____, ...shown } = symbols.site.data;
  return JSON.stringify([shown, [...usesOf(symbols.site, symbols).assets].map((asset) => hash(asset, root))]);
}

/** Whether site.yaml says otherwise which forms send leads, or what the server does with them. */
export const affectsLeads = (before: Version, after: Version): boolean => aboutLeads(before) !== aboutLeads(after);

const aboutLeads = ({ symbols: { site } }: Version): string => JSON.stringify([site?.data.posts, site?.data.leads]);

/** What is shown at each address of each page, as texts to compare. */
const prints = (version: Version): Map<string, Map<string, string>> =>
  new Map(
    version.symbols.pages.map((page) => {
      const all = print(page, version);
      const items = version.symbols.catalogs.get(page.data.entries ?? '')?.data.items ?? [];
      const [first = '', ...others] = pathsOf(page, version.symbols);
      const entries = items.map(
        (item) => [page.data.path.replace('{id}', item.id), all + JSON.stringify(item)] as const,
      );
      // Its other addresses lead to the first one.
      return [page.id, new Map(items.length > 0 ? entries : [[first, all + others.join()]])];
    }),
  );

/** All that a visitor gets of a page, as one text to compare. */
function print(page: Checked<'page'>, { symbols, root }: Version): string {
  const { lists, forms, wizards, assets } = usesOf(page, symbols);
  const modelsOf = <Id extends 'forms' | 'wizards'>(kind: Id, ids: ReadonlySet<string>) =>
    [...ids].flatMap((id) => symbols[kind].get(id) ?? []).map(formModel);
  const { posts = [], leads } = symbols.site?.data ?? {};
  const sending = posts.filter((id) => forms.has(id) || wizards.has(id)).sort();
  return JSON.stringify([
    pagePlan(page, symbols),
    sending,
    // A form that sends has the trap among its fields.
    sending.length > 0 ? leads?.guard : undefined,
    modelsOf('forms', forms).map((model) => compileForm(model, symbols)),
    modelsOf('wizards', wizards).map((model) => compileForm(model, symbols)),
    [...lists].map((id) => symbols.lists.get(id)).map((list) => list && shownItems(list, symbols)),
    [...assets].map((asset) => hash(asset, root)),
  ]);
}

const hash = (asset: string, root: string): string =>
  createHash('sha1')
    .update(readFileSync(join(root, 'config/assets', asset)))
    .digest('hex');

/** Everything that makes a page what visitors see of it, as one text; undefined where there is no such page. */
export function codeOfPage(id: string, version: Version): string | undefined {
  const page = version.symbols.pages.find((one) => one.id === id);
  return page && print(page, version) + everywhere(version);
}
