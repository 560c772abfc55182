import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { UPLOAD } from '../../shared/engine/files.ts';
import type { Checked } from '../check/checked.ts';
import { isBounded } from '../model/deciding/language.ts';
import { formModel } from '../model/form-model.ts';
import type { FieldSchema } from '../model/types.ts';
import { usesOf } from '../model/uses.ts';
import { pathsOf, sendersOf, type SymbolTable } from '../resolve/symbols.ts';
import { panelIds } from '../resolve/links.ts';
import { references } from '../resolve/references.ts';
import { placeOf, wholeFile } from '../read/source.ts';
import { lintAssets } from './assets.ts';
import { lintCarried, lintOffersCarried, lintTaken } from './carried.ts';
import { lintCatalogs } from './catalogs.ts';
import { lintKeptOffers } from './kept-offers.ts';
import { lintLanguages } from './languages.ts';
import { lintNeeds } from './needs.ts';
import { lintTerms } from './terms.ts';
import { lintPageTree } from './tree.ts';

/**
 * Checks what concerns several files: addresses, titles and ids of catalogs are unique, there is one not-found page,
 * panels, pictures and comparisons are used correctly, and pages show only answers that a form carries. `root` contains
 * config/.
 */
export function lintSite(symbols: SymbolTable, root: string): Problem[] {
  return [
    ...twice(symbols),
    ...idsTwice(symbols),
    ...(isKindBroken(symbols.broken, ['page']) ? [] : notFound(symbols)),
    ...lintPageTree(symbols),
    ...(isKindBroken(symbols.broken, ['page', 'list', 'catalog']) ? [] : lintCatalogs(symbols)),
    ...(isKindBroken(symbols.broken, ['page', 'site']) ? [] : lintNeeds(symbols)),
    ...(isKindBroken(symbols.broken, ['page', 'form', 'wizard']) ? [] : lintKeptOffers(symbols)),
    ...panelsOfForms(symbols),
    ...sentByTwo(symbols),
    ...trapOfForms(symbols),
    ...openTexts(symbols),
    ...(isKindBroken(symbols.broken, ['form', 'wizard']) ? [] : lintCarried(symbols)),
    ...lintOffersCarried(symbols),
    ...(isKindBroken(symbols.broken, ['page', 'form', 'wizard']) ? [] : lintTaken(symbols)),
    ...(isKindBroken(symbols.broken, ['page', 'form', 'wizard', 'list', 'catalog']) ? [] : lintTerms(symbols)),
    ...lintAssets(symbols, root),
    // Translated pages have the addresses of their language.
    ...lintLanguages(symbols),
  ];
}

const isKindBroken = (broken: ReadonlySet<string>, kinds: readonly string[]): boolean =>
  [...broken].some((file) => kinds.includes(file.split('/')[0] ?? ''));

function twice(symbols: SymbolTable): Problem[] {
  const paths = new Map<string, Checked>();
  const titles = new Map<string, Checked>();
  return symbols.pages.flatMap((page) => {
    const { title } = page.data;
    const same = titles.get(title);
    titles.set(title, page);
    const doubles = pathsOf(page, symbols).filter((path) => {
      const taken = paths.get(path.toLowerCase());
      if (!taken) paths.set(path.toLowerCase(), page);
      // Two items of a catalog with one id are reported there.
      return taken !== undefined && taken !== page;
    });
    return [
      ...(same ? [say.duplicateTitle(placeOf(page, ['title']), title, same.file)] : []),
      ...doubles.map((path) =>
        say.duplicatePath(placeOf(page, ['path']), path, paths.get(path.toLowerCase())?.file ?? ''),
      ),
    ];
  });
}

/** Checks that no two catalogs have the same id: the server looks up the subject of a lead in all of them. */
function idsTwice({ catalogs }: SymbolTable): Problem[] {
  const holders = new Map<string, Checked>();
  return [...catalogs.values()].flatMap((catalog) =>
    catalog.data.items.flatMap(({ id }, index) => {
      const holder = holders.get(id) ?? catalog;
      holders.set(id, holder);
      return holder === catalog ? [] : [say.otherId(placeOf(catalog, ['items', index, 'id']), id, holder.file)];
    }),
  );
}

function notFound(symbols: SymbolTable): Problem[] {
  const pages = symbols.pages.filter((page) => page.data.status === 404);
  if (pages.length === 1) return [];
  const place: Place = pages[1] ? placeOf(pages[1], ['status'], 'key') : wholeFile('config/pages');
  return [say.notFoundPages(place, pages.length)];
}

/** Checks that each name in posts is either a form or a wizard: a lead stores only the name. */
const sentByTwo = (symbols: SymbolTable): Problem[] =>
  (symbols.site?.data.posts ?? [])
    .map((id, index) => ({ id, index }))
    .filter(({ id }) => sendersOf(id, symbols).length > 1)
    .map(({ id, index }) => say.sentByTwo(placeOf(symbols.site!, ['posts', index]), id));

/** Checks that no field of a lead form has the name of the hidden field that catches robots. */
function trapOfForms({ site, forms, wizards }: SymbolTable): Problem[] {
  const trap = site?.data.leads?.guard?.trap;
  if (!site || trap === undefined) return [];
  const asking = (site.data.posts ?? []).filter((form) =>
    sendersOf(form, { forms, wizards }).some((source) => formModel(source).fields.has(trap)),
  );
  return asking.map((form) => say.fieldIsTrap(placeOf(site, ['leads', 'guard', 'trap']), trap, form));
}

/**
 * Checks that no form or wizard of posts accepts a text of unlimited length, or with invisible characters; and that no
 * other form or wizard matches a text of unlimited length with a pattern.
 */
function openTexts({ site, forms, wizards, contracts }: SymbolTable): Problem[] {
  const posted = site?.data.posts ?? [];
  return [...forms.values(), ...wizards.values()].flatMap((source) =>
    [...formModel(source).fields.values()].flatMap(({ name, path, schema, widget, options, ui }) => {
      // The server accepts no other text than an id of the catalog, or a computed one, and cleans the names of files.
      const isClosed =
        options.catalog !== undefined || ui.computed !== undefined || widget === UPLOAD || widget === 'file';
      const each = widget === 'texts' ? ({ ...schema.items, type: 'string' } as FieldSchema) : schema;
      if (each.type !== 'string' || isClosed) return [];
      const place = () => placeOf(source, path, 'key');
      // What the control itself needs is a problem already.
      const needs = contracts.schemas.get(`fields/${widget}.schema.json`)?.['x-needs'] ?? [];
      const lacks = (posted.includes(source.id) ? lacksOf(each) : []).filter(
        (lack) => !(needs as readonly string[]).includes(lack.split(':')[0]!),
      );
      if (lacks.length > 0) return [say.openText(place(), name, lacks)];
      const isLong = each.pattern !== undefined && each.maxLength === undefined && !isBounded(each.pattern);
      return isLong ? [say.longText(place(), name)] : [];
    }),
  );
}

function lacksOf(field: FieldSchema): string[] {
  if (field['x-list'] !== undefined || field.const !== undefined || field.format === 'date' || field.format === 'time')
    return [];
  const hasLength = field.maxLength !== undefined || (field.pattern !== undefined && isBounded(field.pattern));
  const hasForm = field.format !== undefined || field.pattern !== undefined;
  return [...(hasLength ? [] : ['maxLength']), ...(hasForm ? [] : ['format: line'])];
}

/** Checks that a form that opens a panel is only on pages that have this panel. */
function panelsOfForms(symbols: SymbolTable): Problem[] {
  return symbols.pages.flatMap((page) => {
    const panels = panelIds(page);
    const forms = [...usesOf(page, symbols).forms].flatMap((id) => symbols.forms.get(id) ?? []);
    return forms.flatMap((form) =>
      references(form.data, 'form.schema.json', symbols.contracts)
        .filter(({ kind, value }) => kind === 'panel' && !panels.has(value))
        .map(({ value, path }) => say.missingPanel(placeOf(form, path), value, page.file)),
    );
  });
}
