import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { IconShapes } from '../../shared/plan/page.ts';
import { isPhoto, readPicture } from '../read/picture.ts';
import { directionOf } from '../resolve/languages.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * The icons that the code of a folder names: in <Icon name=…>, in icon="…", or in a map whose name ends in icons.
 * `except`: a folder in it that does not count.
 */
export function iconsInCode(folder: string, symbols: SymbolTable, except?: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && (except === undefined || !file.startsWith(except + sep)),
  );
  const tags = files.flatMap(
    (file) =>
      readFileSync(join(folder, file), 'utf8').match(
        /<Icon\b[^>]*>|\bicon="[^"]*"|\b\w*[iI]cons\b[^=\n]*=\s*\{[^}]*\}/g,
      ) ?? [],
  );
  return tags
    .flatMap((tag) => [...tag.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, name]) => name ?? ''))
    .filter((name) => symbols.icons.has(name));
}

export const iconShapes = (icons: Iterable<string>, symbols: SymbolTable): Record<string, IconShapes> =>
  Object.fromEntries([...new Set(icons)].sort().map((icon) => [icon, symbols.icons.get(drawnAs(icon, symbols)) ?? []]));

/** The icon that is drawn: where people read from right to left, arrows point the other way. */
function drawnAs(icon: string, { site, icons }: SymbolTable): string {
  if (directionOf(site?.data.language ?? 'en') === 'ltr') return icon;
  const other = icon.replace(/\b(left|right)\b/, (side) => (side === 'left' ? 'right' : 'left'));
  return icons.has(other) ? other : icon;
}

export const assetImports = (assets: Iterable<string>, root: string): string[][] =>
  [...assets].map((asset) => [
    `asset_${variable(asset)}`,
    `${join(root, 'config/assets', asset)}?${isPhoto(asset) ? 'photo' : 'url&no-inline'}`,
  ]);

/**
 * The pictures with their size, so that the layout does not shift when they load. Photographs come with smaller
 * versions.
 */
export function assetsCode(assets: Iterable<string>, symbols: SymbolTable, root: string): string {
  const entries = [...assets].map((asset) => {
    const { width, height } = readPicture(asset, root);
    const source = isPhoto(asset)
      ? `...asset_${variable(asset)}, sizes: ${JSON.stringify(sizesOf(asset, symbols))}`
      : `src: asset_${variable(asset)}`;
    return `${JSON.stringify(asset)}: { ${source}, width: ${width}, height: ${height} }`;
  });
  return `{ ${entries.join(', ')} }`;
}

/**
 * The width that browsers assume for a photograph before its style is known: at most its greatest width on the site.
 */
function sizesOf(asset: string, { sources, contracts }: SymbolTable): string {
  const shown = sources.flatMap((source) =>
    references(source.data, `${source.kind}.schema.json`, contracts).flatMap((one) =>
      one.kind === 'asset' && one.value === asset ? (one.shown ?? []) : [],
    ),
  );
  return shown.length === 0 ? '100vw' : `(max-width: ${Math.max(...shown)}px) 100vw, ${Math.max(...shown)}px`;
}

/** The identifier in code of something that has a name in config. */
export const variable = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '_');
