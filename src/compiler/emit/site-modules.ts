import { join } from 'node:path';
import { UPLOAD } from '../../shared/engine/files.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { ListAddress, Site } from '../../shared/plan/config.generated.ts';
import type { Message } from '../../shared/plan/message.ts';
import type { RoutePlan } from '../../shared/plan/page.ts';
import { mapMessages } from '../compile/map-messages.ts';
import { addressOf, isSecret, searchedListOf } from '../resolve/long-lists.ts';
import { optionsOf, sendersOf, type SymbolTable } from '../resolve/symbols.ts';
import { attributesOf, itemContract } from '../resolve/catalogs.ts';
import { moneyPlanOf } from '../resolve/money.ts';
import { timeZoneOf } from '../resolve/time-zone.ts';
import { references } from '../resolve/references.ts';
import type { Checked, CheckedForm, CheckedWizard } from '../check/checked.ts';
import { consentVersion } from './fingerprint.ts';
import { json } from './json.ts';
import { assetImports, assetsCode, iconsInCode, iconShapes } from './drawn.ts';
import { basisOf } from './shown-basis.ts';
import { formModel, setsOf } from '../model/form-model.ts';
import { usesOf } from '../model/uses.ts';

/**
 * Code of `virtual:site`: site.yaml with its icons and pictures, the icons of the renderer's own controls, and the
 * paths of the pages of catalog items. What the browser does not need is left out: header and footer, the time zone,
 * which forms have, the pictures of the brand, the theme, the rules for copy, the contact for security reports, the
 * settings of insights, and those of leads apart from what their forms need.
 */
export function siteModule(symbols: SymbolTable, root: string, src: string): string {
  const source = siteOf(symbols);
  const { name, titleSuffix } = source.data.brand;
  const data = { ...withoutKeys(source.data, ['header', 'footer', 'timeZone']), brand: { name, titleSuffix } };
  const shared = { ...source, data: data as Site };
  const { icons, assets } = usesOf(shared, symbols);
  const shapes = [...icons, ...iconsInCode(join(src, 'site/render'), symbols, LAYOUT)];
  return moduleOf(shared, { icons: shapes, assets }, symbols, root);
}

/**
 * Code of `virtual:shell`: the data of header and footer, in the same shape, the basis of the claims of site.yaml, and
 * the languages.
 */
export function shellModule(symbols: SymbolTable, root: string, src: string): string {
  const source = siteOf(symbols);
  const { icons, assets } = usesOf(source, symbols);
  const shapes = [...icons, ...iconsInCode(join(src, 'site/render', LAYOUT), symbols)];
  return [
    moduleOf(source, { icons: shapes, assets }, symbols, root),
    `export const basis = ${json(basisOf(source.data.claims ?? []))};`,
    `export const languages = ${json(symbols.languages ?? [])};`,
    `export const language = ${symbols.language ? json(symbols.language) : 'undefined'};`,
  ].join('\n');
}

/** The folder of header and footer, inside that of the renderer. */
const LAYOUT = 'layout';

const withoutKeys = (data: Site, keys: readonly (keyof Site)[]): Partial<Site> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key as keyof Site)));

interface Drawn {
  readonly icons: Iterable<string>;
  readonly assets: Iterable<string>;
}

function moduleOf(source: Checked<'site'>, { icons, assets }: Drawn, symbols: SymbolTable, root: string): string {
  const { texts, ...shared } = mapMessages(source.data, 'site.schema.json', symbols) as Site;
  const site = {
    ...shared,
    texts: { ...texts, notWorkedOut: undefined },
    money: moneyPlanOf(symbols),
    savedLists: [...symbols.catalogs.values()].flatMap(({ data }) => data.saveAs ?? []),
    theme: undefined,
    claims: undefined,
    copy: undefined,
    security: undefined,
    leads: { guard: source.data.leads?.guard, own: source.data.leads?.own },
    insights: undefined,
    languages: undefined,
    http: { ...shared.http, base: `${symbols.language?.base ?? ''}${shared.http.base}` },
  };
  return [
    ...assetImports(assets, root).map(([name, file]) => `import ${name} from ${JSON.stringify(file)};`),
    `export const site = ${json(site)};`,
    `export const icons = ${json(iconShapes(icons, symbols))};`,
    `export const assets = ${assetsCode(assets, symbols, root)};`,
  ].join('\n');
}

/** site.yaml, which every sound site has. */
function siteOf({ site }: SymbolTable): Checked<'site'> {
  if (!site) throw new Error('config/site.yaml is missing');
  return site;
}

/** The route table: one line per page. */
function routePlans(symbols: SymbolTable): RoutePlan[] {
  return symbols.pages.map(({ id, data: { path, also = [], status, entries } }) => ({
    page: id,
    path,
    also,
    ...(status === 404 ? { status } : {}),
    ...(entries === undefined ? {} : { entries }),
  }));
}

/** Code of `virtual:routes`: the table with a loader for each page's own chunk. */
export function routesModule(symbols: SymbolTable, root: string): string {
  const lines = routePlans(symbols).map(
    (route) =>
      `{ ...${json(route)}, load: () => import(${JSON.stringify(join(root, 'config/pages', `${route.page}.yaml`))}) }`,
  );
  return `export const routes = [\n${lines.join(',\n')}\n];`;
}

/** Code of `virtual:catalog`: each catalog with its items, and with their contract if the API serves them. */
export function catalogModule(symbols: SymbolTable): string {
  const { catalogs, contracts } = symbols;
  const lines = [...catalogs.values()].map((catalog) => {
    const { api, saveAs, items } = catalog.data;
    const schema = api && inlined(itemContract(catalog, contracts), 'catalog.schema.json', symbols);
    return json({ id: catalog.id, attributes: attributesOf(catalog, contracts), api, saveAs, items, schema });
  });
  return `export const catalogs = [${lines.join(',\n')}];`;
}

const definitionsOf = (file: string, symbols: SymbolTable) =>
  symbols.contracts.schemas.get(file)?.definitions as Record<string, unknown>;

/**
 * A contract with its references filled in, so that it is self-contained. Descriptions beside a reference stay. `base`
 * is the file that contains it.
 */
function inlined(schema: unknown, base: string, symbols: SymbolTable): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inlined(one, base, symbols));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Record<string, unknown>;
  const [, file = '', name = ''] = /^(.*)#\/definitions\/(\w+)$/.exec(String($ref)) ?? [];
  const from = file === '' ? base : file;
  const whole = { ...($ref === undefined ? {} : (definitionsOf(from, symbols)[name] as object)), ...rest };
  // Lines of the specification and keywords for the compiler mean nothing to readers of the API's description.
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => [
        key,
        key === 'description' ? String(value).replace(/ \(spec [^)]*\)/g, '') : inlined(value, from, symbols),
      ]),
  );
}

/**
 * Code of `virtual:lead-forms`: the forms and wizards that may send leads, with the same validators as in the browser,
 * and with what the browser does not need: former consent texts by version, the texts that say what a lead is about,
 * and the text for an error that has none.
 */
export function leadFormsModule(symbols: SymbolTable, root: string): string {
  const senders = leadSenders(symbols);
  const entries = senders.map(
    (source, index) => `${JSON.stringify(source.id)}: { ...form${index}, ...${json(forServer(source, symbols))} }`,
  );
  return [
    // It gives these forms the options of their long lists.
    ...(searchedLists(symbols).length > 0 ? [`import 'virtual:lists';`] : []),
    ...senders.map(({ file }, index) => `import form${index} from ${JSON.stringify(join(root, file))};`),
    `export const leadForms = { ${entries.join(', ')} };`,
  ].join('\n');
}

/** The forms and wizards that may send leads. */
export const leadSenders = (symbols: SymbolTable): (CheckedForm | CheckedWizard)[] =>
  (symbols.site?.data.posts ?? []).flatMap((id) => sendersOf(id, symbols).slice(0, 1));

/** What only the server needs of a form or wizard that may send leads. */
export const forServer = (source: CheckedForm | CheckedWizard, symbols: SymbolTable) => ({
  formerConsent: former(source),
  invalid: siteOf(symbols).data.texts.invalid,
  offers: offersOf(source, symbols),
});

/** The lists that controls search on the server. */
function searchedLists(symbols: SymbolTable): string[] {
  const fields = [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) =>
    setsOf(formModel(source)).flatMap((set) => [...set.fields.values()]),
  );
  return [...new Set(fields.flatMap((field) => searchedListOf(field, symbols) ?? []))].sort();
}

/** Code of `virtual:lists`: the lists that stay on the server, because they are too long for a page, or secret. */
export function listsModule(symbols: SymbolTable, src: string): string {
  const names = searchedLists(symbols);
  const most = siteOf(symbols).data.longLists?.most ?? 1;
  const entries = names.map((name) => {
    const [id, options, from] = [JSON.stringify(name), optionsOf(name, symbols), addressOf(name, symbols)];
    const head = `id: ${id}, most: ${most}${isSecret(name, symbols) ? ', secret: true' : ''}`;
    // The options in config are only samples then.
    if (from) return `{ ${head}, from: ${json(servedAddress(from, options))} }`;
    return `{ ${head}, options: allOptions(${id}, ${json(options)}) }`;
  });
  return [
    ...(names.every((name) => addressOf(name, symbols))
      ? []
      : [`import { allOptions } from ${JSON.stringify(join(src, 'shared/engine/known-options.ts'))};`]),
    `export const lists = [${entries.join(',\n')}];`,
  ].join('\n');
}

/** An address as the server needs it. Samples say which types its values have. */
const servedAddress = ({ loading: _, failed: __, none: ___, ...from }: ListAddress, [sample]: readonly Option[]) => ({
  ...from,
  type: typeof sample?.value,
  ...(sample?.of !== undefined && { ofType: typeof sample.of }),
});

/** The former consent texts of a form, by version. */
const former = ({ data }: CheckedForm | CheckedWizard): Record<string, string> =>
  Object.fromEntries((data.formerConsent ?? []).map((words) => [consentVersion(words), words]));

/** By field that names an item of the catalog: the text that says which item it is. */
const offersOf = (source: CheckedForm | CheckedWizard, symbols: SymbolTable): Record<string, Message> =>
  Object.fromEntries(
    [...formModel(source).fields.values()].flatMap(({ name, widget, options }) => {
      const { catalog } = mapMessages(options, `fields/${widget}.schema.json`, symbols);
      return catalog === undefined ? [] : [[name, catalog]];
    }),
  );

/**
 * Code of `virtual:lead-settings`: what site.yaml says about leads, the name of the site, its origin, time zone, and
 * language if it has several.
 */
export function leadSettingsModule(symbols: SymbolTable): string {
  const { leads, phones, brand, origin } = siteOf(symbols).data;
  return [
    `export const leadSettings = ${json({ ...leads, phones })};`,
    `export const siteName = ${json(brand.name)};`,
    `export const origin = ${json(origin)};`,
    `export const timeZone = ${json(timeZoneOf(symbols) ?? 'UTC')};`,
    `export const language = ${JSON.stringify(symbols.language?.code) ?? 'undefined'};`,
  ].join('\n');
}

/** The origins of other sites whose pages are shown in a frame of ours, such as the contact page's map. */
export function frameOrigins(symbols: SymbolTable): string[] {
  const frames = symbols.pages.flatMap((page) =>
    [...references(page.data, 'page.schema.json', symbols.contracts)].filter(({ kind }) => kind === 'frame'),
  );
  return [...new Set(frames.map(({ value }) => new URL(value).origin))].sort();
}

/** Whether a form or wizard shows pictures of the visitor's device before it sends them. */
export const showsPreviews = ({ forms, wizards }: SymbolTable): boolean =>
  [...forms.values(), ...wizards.values()].some((source) =>
    setsOf(formModel(source)).some(({ fields }) => [...fields.values()].some(({ widget }) => widget === UPLOAD)),
  );
