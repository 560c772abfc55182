import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems as say } from '../../problems/catalogue.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { sizeOf, usesOf } from '../emit/page-module.ts';
import { pathsOf, type SymbolTable } from '../resolve/symbols.ts';
import { array, at, text } from '../read/data.ts';
import { panelIds } from '../resolve/resolve.ts';
import { references } from '../resolve/references.ts';
import { slug } from '../read/files.ts';
import { placeOf, type Source } from '../read/source.ts';
import { lintCarried } from './carried.ts';
import { lintPageTree } from './tree.ts';

/** What holds between files: no address or title twice, one not-found page, panels and pictures as they are used, nothing read back that no form carries. `root` holds config/. */
export function lintSite(symbols: SymbolTable, root: string): Problem[] {
  return [
    ...twice(symbols),
    ...notFound(symbols),
    ...lintPageTree(symbols),
    ...panelsOfForms(symbols),
    ...trapOfForms(symbols),
    ...lintCarried(symbols),
    ...sizes(symbols, root),
  ];
}

/** A picture as the place of a problem. */
export const pictureFile = (asset: string): Place => ({
  file: `config/assets/${asset}`,
  line: 1,
  column: 1,
  length: 1,
  excerpt: '',
});

/** A picture has a name that an address can hold, and says how large it is, so that nothing shifts when it arrives. */
function sizes(symbols: SymbolTable, root: string): Problem[] {
  return [...symbols.assets].flatMap((asset) => {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(asset))
      return [say.badPictureName(pictureFile(asset), asset, goodPicture(asset))];
    const { width, height } = sizeOf(
      asset.endsWith('.svg') ? readFileSync(join(root, 'config/assets', asset), 'utf8') : '',
    );
    return width > 0 && height > 0 ? [] : [say.noSize(pictureFile(asset), asset)];
  });
}

const goodPicture = (asset: string): string => `${slug((asset.split('/').at(-1) ?? '').replace(/\.[^.]*$/, ''))}.svg`;

function twice(symbols: SymbolTable): Problem[] {
  const paths = new Map<string, Source>();
  const titles = new Map<string, Source>();
  return symbols.pages.flatMap((page) => {
    const title = text(at(page.data, ['title'])) ?? '';
    const same = titles.get(title);
    titles.set(title, page);
    const doubles = pathsOf(page, symbols.catalogs).filter((path) => {
      const taken = paths.has(path.toLowerCase());
      if (!taken) paths.set(path.toLowerCase(), page);
      return taken;
    });
    return [
      ...(same ? [say.duplicateTitle(placeOf(page, ['title']), title, same.file)] : []),
      ...doubles.map((path) =>
        say.duplicatePath(placeOf(page, ['path']), path, paths.get(path.toLowerCase())?.file ?? ''),
      ),
    ];
  });
}

function notFound(symbols: SymbolTable): Problem[] {
  const pages = symbols.pages.filter((page) => at(page.data, ['status']) === 404);
  if (pages.length === 1) return [];
  const place: Place = pages[1]
    ? placeOf(pages[1], ['status'], 'key')
    : { file: 'config/pages', line: 1, column: 1, length: 1, excerpt: '' };
  return [say.notFoundPages(place, pages.length)];
}

/** The field that nobody sees is none that visitors fill in. */
function trapOfForms(symbols: SymbolTable): Problem[] {
  const path = ['leads', 'guard', 'trap'];
  const trap = text(at(symbols.site?.data, path));
  if (!symbols.site || trap === undefined) return [];
  const forms = array(at(symbols.site.data, ['posts'])).map(String);
  const asking = forms.filter(
    (form) => at(symbols.forms.get(form)?.data, ['schema', 'properties', trap]) !== undefined,
  );
  return asking.map((form) => say.fieldIsTrap(placeOf(symbols.site!, path), trap, form));
}

/** A form that opens a panel stands on pages that have it. */
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
