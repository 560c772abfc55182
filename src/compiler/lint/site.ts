import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems as say } from '../../problems/catalogue.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import type { Field } from '../../plan/config.generated.ts';
import type { Checked } from '../check/checked.ts';
import { usesOf } from '../model/uses.ts';

import { sizeOf } from '../read/svg-size.ts';
import { pathsOf, type SymbolTable } from '../resolve/symbols.ts';
import { panelIds } from '../resolve/links.ts';
import { references } from '../resolve/references.ts';
import { slug } from '../read/files.ts';
import { placeOf, wholeFile } from '../read/source.ts';
import { lintCarried } from './carried.ts';
import { lintPageTree } from './tree.ts';

/**
 * Checks what concerns several files: no address or title stands twice, there is one not-found page, panels and
 * pictures are used as they can be, and no page shows an answer that no form carries. `root` holds config/.
 */
export function lintSite(symbols: SymbolTable, root: string): Problem[] {
  return [
    ...twice(symbols),
    ...(has(symbols.broken, ['page']) ? [] : notFound(symbols)),
    ...lintPageTree(symbols),
    ...panelsOfForms(symbols),
    ...trapOfForms(symbols),
    ...openTexts(symbols),
    ...(has(symbols.broken, ['form', 'wizard']) ? [] : lintCarried(symbols)),
    ...sizes(symbols, root),
  ];
}

const has = (broken: ReadonlySet<string>, kinds: readonly string[]): boolean =>
  [...broken].some((file) => kinds.includes(file.split('/')[0] ?? ''));

/** A picture, as the place of a problem. */
export const pictureFile = (asset: string): Place => ({ ...wholeFile(`config/assets/${asset}`), length: 1 });

/**
 * Checks that the name of a picture can stand in an address, and that the picture states its size, so that nothing
 * shifts when it arrives.
 */
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
  const paths = new Map<string, Checked>();
  const titles = new Map<string, Checked>();
  return symbols.pages.flatMap((page) => {
    const { title } = page.data;
    const same = titles.get(title);
    titles.set(title, page);
    const doubles = pathsOf(page, symbols).filter((path) => {
      const isTaken = paths.has(path.toLowerCase());
      if (!isTaken) paths.set(path.toLowerCase(), page);
      return isTaken;
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
  const pages = symbols.pages.filter((page) => page.data.status === 404);
  if (pages.length === 1) return [];
  const place: Place = pages[1] ? placeOf(pages[1], ['status'], 'key') : wholeFile('config/pages');
  return [say.notFoundPages(place, pages.length)];
}

/** Checks that the hidden field which catches robots is not called like a field of a lead form. */
function trapOfForms({ site, forms }: SymbolTable): Problem[] {
  const trap = site?.data.leads?.guard?.trap;
  if (!site || trap === undefined) return [];
  const place = placeOf(site, ['leads', 'guard', 'trap']);
  const asking = (site.data.posts ?? []).filter((form) =>
    Object.hasOwn(forms.get(form)?.data.schema.properties ?? {}, trap),
  );
  return asking.map((form) => say.fieldIsTrap(place, trap, form));
}

/** Checks that no form of posts takes a text of any length, or one with characters that nobody sees. */
function openTexts({ site, forms }: SymbolTable): Problem[] {
  const posted = (site?.data.posts ?? []).flatMap((id) => forms.get(id) ?? []);
  return posted.flatMap((form) =>
    Object.entries(form.data.schema.properties).flatMap(([name, field]) => {
      const lacks = field.type === 'string' ? lacksOf(field) : [];
      return lacks.length > 0 ? [say.openText(placeOf(form, ['schema', 'properties', name], 'key'), name, lacks)] : [];
    }),
  );
}

/** A pattern that repeats something without an end, and so sets no greatest length. */
const unending = /[^\\][*+]|\{\d+,\}/;

function lacksOf(field: Field): string[] {
  if (field['x-list'] !== undefined || field.const !== undefined || field.format === 'date') return [];
  const hasLength = field.maxLength !== undefined || (field.pattern !== undefined && !unending.test(field.pattern));
  const hasForm = field.format !== undefined || field.pattern !== undefined;
  return [...(hasLength ? [] : ['maxLength']), ...(hasForm ? [] : ['format: line'])];
}

/** Checks that a form which opens a panel stands only on pages that have this panel. */
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
