import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconShapes, PagePlan } from '../../plan/page.ts';
import type { Page } from '../../plan/config.generated.ts';
import { compileForm, compileWizard } from '../compile/form.ts';
import { mapMessages } from '../compile/map-messages.ts';
import { array, at, record, text, type SymbolTable } from '../resolve/symbols.ts';
import { references } from '../resolve/references.ts';
import { trailOf } from '../resolve/page-tree.ts';
import type { Source } from '../read/source.ts';
import { json } from './form-module.ts';

/** Everything that a piece of config brings along, by name. */
export interface Uses {
  readonly lists: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly wizards: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly assets: ReadonlySet<string>;
}

/** Code of `import('/config/pages/x.yaml')`: a PageModule with what the page uses and nothing else. `root` is the project's. */
export function pageModule(source: Source, symbols: SymbolTable, root: string, src: string): string {
  const plan = pagePlan(source, symbols);
  const blocks = [...new Set(plan.blocks.map(({ block }) => block))].sort();
  const uses = usesOf(source, symbols);
  const widgets = widgetsOf(uses, symbols).map((widget) => [widget, folderOf(widget, symbols)] as const);
  const folders = [...new Set(widgets.map(([, folder]) => folder))];
  const icons = new Set([
    ...uses.icons,
    ...formIcons(uses, symbols),
    ...blocks.flatMap((block) => iconsInCode(join(src, 'blocks', block), symbols)),
    ...['kit', ...folders].flatMap((folder) => iconsInCode(join(src, 'fields', folder), symbols)),
  ]);
  const imports = [
    ...blocks.map((block) => [`view_${variable(block)}`, join(src, 'blocks', block, 'view.tsx')]),
    ...folders.map((folder) => [`widget_${variable(folder)}`, join(src, 'fields', folder, 'widget.tsx')]),
    ...[...uses.forms].map((form) => [`form_${variable(form)}`, join(root, 'config/forms', `${form}.yaml`)]),
    ...[...uses.wizards].map((wizard) => [
      `wizard_${variable(wizard)}`,
      join(root, 'config/wizards', `${wizard}.yaml`),
    ]),
    ...assetImports(uses.assets, root),
  ];
  return [
    ...imports.map(([name, file]) => `import ${name} from ${JSON.stringify(file)};`),
    `export const page = ${json(plan)};`,
    `export const views = ${object(blocks, 'view')};`,
    `export const widgets = { ${widgets.map(([widget, folder]) => `${JSON.stringify(widget)}: widget_${variable(folder)}`).join(', ')} };`,
    `export const forms = ${object([...uses.forms], 'form')};`,
    `export const wizards = ${object([...uses.wizards], 'wizard')};`,
    `export const lists = ${json(Object.fromEntries([...uses.lists].map((list) => [list, at(symbols.lists.get(list)?.data, ['items'])])))};`,
    `export const icons = ${json(iconShapes(icons, symbols))};`,
    `export const assets = ${assetsCode(uses.assets, root)};`,
  ].join('\n');
}

/** The page as the browser gets it. */
export function pagePlan(source: Source, symbols: SymbolTable): PagePlan {
  const {
    also: _,
    entries: __,
    claims: ___,
    parent,
    blocks,
    ...page
  } = mapMessages(source.data, 'page.schema.json', symbols.contracts) as Page;
  return {
    id: source.id,
    ...page,
    ...(parent === undefined ? {} : { trail: trailOf(source, symbols) }),
    blocks: (blocks ?? []) as PagePlan['blocks'],
  };
}

/** What a file refers to, with what the lists it refers to bring along. */
export function usesOf(source: Source, symbols: SymbolTable): Uses {
  const uses = {
    lists: new Set<string>(),
    forms: new Set<string>(),
    wizards: new Set<string>(),
    icons: new Set<string>(),
    assets: new Set<string>(),
  };
  const collect = (from: Source): void => {
    for (const { kind, value } of references(from.data, `${from.kind}.schema.json`, symbols.contracts)) {
      if (kind === 'form') uses.forms.add(value);
      if (kind === 'wizard') uses.wizards.add(value);
      if (kind === 'icon') uses.icons.add(value);
      if (kind === 'asset') uses.assets.add(value);
      const list = kind === 'list' && !uses.lists.has(value) ? symbols.lists.get(value) : undefined;
      if (list) {
        uses.lists.add(value);
        collect(list);
      }
    }
  };
  collect(source);
  for (const form of [...uses.forms, ...uses.wizards]) {
    const inner = usesOf(symbols.forms.get(form) ?? (symbols.wizards.get(form) as Source), symbols);
    for (const asset of inner.assets) uses.assets.add(asset);
    for (const icon of inner.icons) uses.icons.add(icon);
  }
  return uses;
}

/** The widgets of all fields of the forms and wizards that a page uses. */
function widgetsOf({ forms, wizards }: Uses, symbols: SymbolTable): string[] {
  const plans = [
    ...[...forms].map((form) => compileForm(symbols.forms.get(form) as Source, symbols).plan),
    ...[...wizards].flatMap((wizard) =>
      compileWizard(symbols.wizards.get(wizard) as Source, symbols).steps.map((step) => step.plan),
    ),
  ];
  return [...new Set(plans.flatMap((plan) => Object.values(plan.fields).map((field) => field.widget)))].sort();
}

/** The folder of src/fields that draws a widget: its own, or the one that its contract names in x-drawn-by. */
const folderOf = (widget: string, { contracts }: SymbolTable): string =>
  text(contracts.schemas.get(`fields/${widget}.schema.json`)?.['x-drawn-by']) ?? widget;

/** Icons that widgets take from their settings: options: { icon: user }. */
function formIcons({ forms, wizards }: Uses, symbols: SymbolTable): string[] {
  const sources = [
    ...[...forms].map((form) => symbols.forms.get(form)),
    ...[...wizards].map((wizard) => symbols.wizards.get(wizard)),
  ];
  return sources.flatMap((source) => {
    const uis =
      source?.kind === 'wizard'
        ? array(at(source.data, ['steps'])).map((step) => at(step, ['ui']))
        : [at(source?.data, ['ui'])];
    return uis
      .flatMap((ui) => Object.values(record(ui)).map((field) => String(at(field, ['options', 'icon']))))
      .filter((icon) => symbols.icons.has(icon));
  });
}

/** Icons that the code of a folder names: in <Icon name=…>, in icon="…", or in a map called icons. */
export function iconsInCode(folder: string, symbols: SymbolTable): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const tags = files.flatMap(
    (file) =>
      readFileSync(join(folder, file), 'utf8').match(/<Icon\b[^>]*>|\bicon="[^"]*"|\bicons\b[^=\n]*=\s*\{[^}]*\}/g) ??
      [],
  );
  return tags
    .flatMap((tag) => [...tag.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, name]) => name ?? ''))
    .filter((name) => symbols.icons.has(name));
}

export const iconShapes = (icons: Iterable<string>, symbols: SymbolTable): Record<string, IconShapes> =>
  Object.fromEntries([...new Set(icons)].sort().map((icon) => [icon, symbols.icons.get(icon) ?? []]));

export const assetImports = (assets: Iterable<string>, root: string): string[][] =>
  [...assets].map((asset) => [`asset_${variable(asset)}`, `${join(root, 'config/assets', asset)}?url&no-inline`]);

/** Pictures with the size that their SVG states, so that nothing shifts when they arrive. */
export function assetsCode(assets: Iterable<string>, root: string): string {
  const entries = [...assets].map((asset) => {
    const { width, height } = sizeOf(readFileSync(join(root, 'config/assets', asset), 'utf8'));
    return `${JSON.stringify(asset)}: { src: asset_${variable(asset)}, width: ${width}, height: ${height} }`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** Width and height in pixels as the SVG's first tag states them; 0 where it does not. */
export function sizeOf(svg: string): { width: number; height: number } {
  const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string) => Number(new RegExp(`\\s${name}="([0-9.]+)`).exec(tag)?.[1] ?? 0);
  return { width: side('width'), height: side('height') };
}

const object = (keys: readonly string[], prefix: string): string =>
  `{ ${keys.map((key) => `${JSON.stringify(key)}: ${prefix}_${variable(key)}`).join(', ')} }`;
const variable = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '_');
