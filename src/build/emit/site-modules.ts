import { join } from 'node:path';
import type { RoutePlan } from '../../plan/page.ts';
import { mapMessages } from '../compile/map-messages.ts';
import { array, at, text, type Names } from '../link/names.ts';
import { references } from '../link/references.ts';
import type { Source } from '../read/source.ts';
import { json } from './form-module.ts';
import { assetImports, assetsCode, iconsInCode, iconShapes, usesOf } from './page-module.ts';

/** Code of `virtual:site`: site.yaml with its icons (also those of the renderer's own controls) and pictures. How its words are held is the check's business, what becomes of leads the server's, but for what guards their forms. */
export function siteModule(names: Names, root: string, src: string): string {
  const source = names.site as Source;
  const { icons, assets } = usesOf(source, names);
  return [
    ...assetImports(assets, root).map(([name, file]) => `import ${name} from ${JSON.stringify(file)};`),
    `export const site = ${json({ ...(mapMessages(source.data, 'site.schema.json', names.contracts) as object), theme: undefined, copy: undefined, leads: { guard: at(source.data, ['leads', 'guard']) } })};`,
    `export const icons = ${json(iconShapes([...icons, ...iconsInCode(join(src, 'render'), names)], names))};`,
    `export const assets = ${assetsCode(assets, root)};`,
  ].join('\n');
}

/** The route table: one line a page. */
export function routePlans(names: Names): RoutePlan[] {
  return names.pages.map((page) => ({
    page: page.id,
    path: text(at(page.data, ['path'])) ?? '',
    also: array(at(page.data, ['also'])).map(String),
    ...(at(page.data, ['status']) === 404 ? { status: 404 as const } : {}),
    ...(text(at(page.data, ['entries'])) === undefined ? {} : { entries: text(at(page.data, ['entries'])) as string }),
  }));
}

/** Code of `virtual:routes`: the table with a loader for each page's own chunk. */
export function routesModule(names: Names, root: string): string {
  const lines = routePlans(names).map(
    (route) =>
      `{ ...${json(route)}, load: () => import(${JSON.stringify(join(root, 'config/pages', `${route.page}.yaml`))}) }`,
  );
  return `export const routes = [\n${lines.join(',\n')}\n];`;
}

/** Code of `virtual:catalog`: what the API serves, and what each item of it is. */
export function catalogModule(names: Names): string {
  const items = (of: string) =>
    [...names.catalogs.values()]
      .filter((source) => at(source.data, ['of']) === of)
      .flatMap((source) => array(at(source.data, ['items'])));
  const { policy, termPlan } = definitionsOf('catalog.schema.json', names);
  return [
    `export const policies = ${json(items('policies'))};`,
    `export const termPlans = ${json(items('term-plans'))};`,
    `export const itemSchemas = ${json({ policy: inlined(policy, names), termPlan: inlined(termPlan, names) })};`,
  ].join('\n');
}

const definitionsOf = (file: string, names: Names) =>
  names.contracts.schemas.get(file)?.definitions as Record<string, unknown>;

/** A contract with its references filled in, so that it can stand alone. Words beside a reference stay. */
function inlined(schema: unknown, names: Names): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inlined(one, names));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Record<string, unknown>;
  const [, file = '', name = ''] = /^(.+)#\/definitions\/(\w+)$/.exec(String($ref)) ?? [];
  const whole = { ...($ref === undefined ? {} : (definitionsOf(file, names)[name] as object)), ...rest };
  // A line of the specification, and what the compiler looks up, say nothing to those who read the API's description.
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => key !== 'x-ref')
      .map(([key, value]) => [
        key,
        key === 'description' ? String(value).replace(/ \(spec [^)]*\)/g, '') : inlined(value, names),
      ]),
  );
}

/** Code of `virtual:lead-forms`: the forms that may post, with the validators that the browser has. */
export function leadFormsModule(names: Names, root: string): string {
  const forms = array(at(names.site?.data, ['posts'])).map(String);
  return [
    ...forms.map(
      (form, index) => `import form${index} from ${JSON.stringify(join(root, 'config/forms', `${form}.yaml`))};`,
    ),
    `export const leadForms = { ${forms.map((form, index) => `${JSON.stringify(form)}: form${index}`).join(', ')} };`,
  ].join('\n');
}

/** Code of `virtual:lead-settings`: what site.yaml says about leads, and whose they are. */
export function leadSettingsModule(names: Names): string {
  return `export const leadSettings = ${json(at(names.site?.data, ['leads']) ?? {})};\nexport const siteName = ${json(text(at(names.site?.data, ['brand', 'name'])) ?? '')};`;
}

/** Other sites whose pages stand in a frame of ours, such as the contact page's map: their origins, each once. */
export function frameOrigins(names: Names): string[] {
  const frames = names.pages.flatMap((page) =>
    [...references(page.data, 'page.schema.json', names.contracts)].filter(({ kind }) => kind === 'frame'),
  );
  return [...new Set(frames.map(({ value }) => new URL(value).origin))].sort();
}
