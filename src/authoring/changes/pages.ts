import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { compileForm } from '../../compiler/compile/form.ts';
import { shownItems } from '../../compiler/compile/situations.ts';
import type { Checked } from '../../compiler/check/checked.ts';
import { pagePlan } from '../../compiler/emit/page-module.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { usesOf } from '../../compiler/model/uses.ts';
import { contentOf } from '../../compiler/read/files.ts';
import { pathsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';

/** A compiled site and the folder that holds its config/. */
export interface Version {
  readonly symbols: SymbolTable;
  /** The same in each other language in which a page is published. */
  readonly languages?: readonly SymbolTable[];
  readonly root: string;
}

/** Widths of the pictures of a changed page, for a phone and a desktop, in pixels. */
export const widths = [390, 1280] as const;

/** A page that changed for visitors. */
export interface Affected {
  readonly page: string;
  /** An address that shows it. */
  readonly path: string;
  /** The number of its addresses that changed: one for each changed entry of its catalog. */
  readonly addresses: number;
  readonly how: 'added' | 'removed' | 'changed';
}

/**
 * The pages whose compiled form differs: their plan, forms, wizards, lists or pictures. For a page with an address for
 * each catalog entry, the changed entries count, or all if the page itself changed.
 */
export function affectedPages(before: Version, after: Version): Affected[] {
  const [old, now] = [fingerprints(before), fingerprints(after)];
  const pages = [...new Set([...old.keys(), ...now.keys()])].sort();
  return pages.flatMap((page): Affected[] => {
    const [was, is] = [old.get(page), now.get(page)];
    const paths = differing(was ?? new Map<string, string>(), is ?? new Map<string, string>());
    const how = !was ? 'added' : !is ? 'removed' : 'changed';
    return paths.length === 0 ? [] : [{ page, path: paths[0] ?? '', addresses: paths.length, how }];
  });
}

/** The addresses that differ; existing ones come first. */
const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...after.keys(), ...before.keys()])].filter((path) => before.get(path) !== after.get(path));

/** Whether a part of every page differs: header, footer, colours or notices. */
export const affectsAll = (before: Version, after: Version): boolean => everywhere(before) !== everywhere(after);

/** What every page shows, as one text to compare: site.yaml without the settings of the check and of the server. */
function everywhere({ symbols, root }: Version): string {
  if (!symbols.site) return '';
  const { copy: _, security: __, posts: ___, leads: ____, ...shown } = symbols.site.data;
  return JSON.stringify([shown, [...usesOf(symbols.site, symbols).assets].map((asset) => hash(asset, root))]);
}

/** Whether site.yaml changed which forms send leads, or what the server does with leads. */
export const affectsLeads = (before: Version, after: Version): boolean => aboutLeads(before) !== aboutLeads(after);

const aboutLeads = ({ symbols: { site } }: Version): string => JSON.stringify([site?.data.posts, site?.data.leads]);

/** The content of each address of each page, as texts to compare. */
const fingerprints = (version: Version): Map<string, Map<string, string>> =>
  new Map(
    version.symbols.pages.map((page) => {
      const all = pageFingerprint(page, version);
      const items = version.symbols.catalogs.get(page.data.entries ?? '')?.data.items ?? [];
      const [first = '', ...others] = pathsOf(page, version.symbols);
      const entries = items.map(
        (item) => [page.data.path.replace('{id}', item.id), all + JSON.stringify(item)] as const,
      );
      // Its other addresses redirect to the first one.
      return [page.id, new Map(items.length > 0 ? entries : [[first, all + others.join()]])];
    }),
  );

/** The content of a page for visitors, as one text to compare. */
function pageFingerprint(page: Checked<'page'>, { symbols, root }: Version): string {
  const { lists, forms, wizards, assets } = usesOf(page, symbols);
  const modelsOf = <Id extends 'forms' | 'wizards'>(kind: Id, ids: ReadonlySet<string>) =>
    [...ids].flatMap((id) => symbols[kind].get(id) ?? []).map(formModel);
  const { posts = [], leads } = symbols.site?.data ?? {};
  const sending = posts.filter((id) => forms.has(id) || wizards.has(id)).sort();
  return JSON.stringify([
    pagePlan(page, symbols),
    sending,
    // A form that sends leads includes the trap field.
    sending.length > 0 ? leads?.guard : undefined,
    modelsOf('forms', forms).map((model) => compileForm(model, symbols)),
    modelsOf('wizards', wizards).map((model) => compileForm(model, symbols)),
    [...lists].map((id) => symbols.lists.get(id)).map((list) => list && shownItems(list, symbols)),
    [...assets].map((asset) => hash(asset, root)),
  ]);
}

const hash = (asset: string, root: string): string =>
  createHash('sha1')
    .update(contentOf(join(root, 'config/assets', asset)).bytes ?? '')
    .digest('hex');

/** Everything that determines what visitors see of a page, as one text; undefined if the page does not exist. */
export function codeOfPage(id: string, version: Version): string | undefined {
  const page = version.symbols.pages.find((one) => one.id === id);
  return page && pageFingerprint(page, version) + everywhere(version);
}
