import { join } from 'node:path';
import { UPLOAD } from '../../shared/engine/files.ts';
import type { CatalogPlan } from '../../shared/plan/catalog.ts';
import type { PagePlan } from '../../shared/plan/page.ts';
import type { Checked } from '../check/checked.ts';
import { mapMessages } from '../compile/map-messages.ts';
import { shownItems } from '../compile/situations.ts';
import { formModel, isInRows, setsOf } from '../model/form-model.ts';
import type { FieldModel } from '../model/types.ts';
import { formsIn, usesOf, type Uses } from '../model/uses.ts';
import { catalogOf, entryPaths } from '../resolve/catalogs.ts';
import { drawingOf, type Drawing } from '../resolve/drawn-by.ts';
import { isLongList, searchedListOf } from '../resolve/long-lists.ts';
import { trailOf } from '../resolve/page-tree.ts';
import { sendersOf, type SymbolTable } from '../resolve/symbols.ts';
import { blockFolder, drawingFolders } from './block-folder.ts';
import { json } from './json.ts';
import { assetImports, assetsCode, iconShapes, iconsInCode, variable } from './drawn.ts';
import { shownBasis } from './shown-basis.ts';
import { carriedBlocks, stillBlocks, withoutBlocks } from './still-blocks.ts';
import { drawingFolder, themeCode, themeImports } from './theme.ts';

/** Code of `import('/config/pages/x.yaml')`: a PageModule with only what the page uses. `root` is the project's. */
export const pageModule = (source: Checked<'page'>, symbols: SymbolTable, root: string, src: string): string =>
  moduleOf(source, symbols, root, src, { still: new Set(), carried: new Set() });

/**
 * Code of `import('/config/pages/x.yaml?first')`: the same for a document that already contains the HTML of the page.
 */
export const firstPageModule = (source: Checked<'page'>, symbols: SymbolTable, root: string, src: string): string =>
  moduleOf(source, symbols, root, src, {
    still: stillBlocks(source, symbols),
    carried: carriedBlocks(source, symbols),
  });

/** The indexes of the blocks that a module leaves out. */
interface Left {
  readonly still: ReadonlySet<number>;
  readonly carried: ReadonlySet<number>;
}

function moduleOf(
  page: Checked<'page'>,
  symbols: SymbolTable,
  root: string,
  src: string,
  { still, carried }: Left,
): string {
  const left = new Set([...still, ...carried]);
  const source = withoutBlocks(page, left);
  const plan = planWithout(pagePlan(page, symbols), left);
  const blocks = [...new Set(plan.blocks.map(({ block }) => block))].sort();
  const views = blocks.map((block) => [block, blockFolder(block, src)] as const);
  const uses = usesOf(source, symbols);
  const late = [...uses.forms].filter((form) => uses.formsLater.has(form));
  const atOnce = { ...uses, forms: new Set([...uses.forms].filter((form) => !uses.formsLater.has(form))) };
  const drawings = drawingsOf(atOnce, symbols);
  const icons = iconsOf(uses, views, symbols, src);
  const forms = formsIn(uses, symbols);
  const ranged = forms.filter(({ kind, data }) => kind === 'wizard' && data.priceRange !== undefined);
  const sending = maySend([...uses.formsAtOnce, ...uses.wizards], symbols);
  const uploads =
    (maySend([...uses.wizards], symbols) && fieldsUsed(atOnce, symbols).some(({ widget }) => widget === UPLOAD)) ||
    (maySend([...uses.forms], symbols) && forms.some((source) => isInRows(formModel(source), UPLOAD)));
  const extras = extrasOf(forms, { uploads, sending });
  const imports = importsCode({ views, drawings, forms: atOnce.forms, uses, extras, ranged }, root, src);
  return [
    ...imports,
    `export const page = ${json(plan)};`,
    `export const views = ${object(blocks, 'view')};`,
    ...(drawings.length > 0 ? [`export const theme = ${themeCode(drawings)};`] : []),
    `export const forms = ${object([...atOnce.forms], 'form')};`,
    ...laterCode(late, symbols, root, src),
    `export const wizards = ${object([...uses.wizards], 'wizard')};`,
    ...extras.map((name) => `export const ${name} = view_of_${name};`),
    ...leftCode({ still, carried }, join(root, page.file)),
    ...waitsCode(blocks, symbols),
    ...offersCode(usesOf(page, symbols).offers, symbols, root),
    ...rangesCode(ranged, root),
    ...listsCode(uses.lists, symbols, src),
    ...catalogsCode(source, symbols),
    `export const icons = ${json(iconShapes(icons, symbols))};`,
    `export const assets = ${assetsCode(uses.assets, symbols, root)};`,
  ].join('\n');
}

/** Whether one of these forms and wizards may send leads. */
const maySend = (ids: readonly string[], { site }: SymbolTable): boolean =>
  ids.some((id) => site?.data.posts?.includes(id));

/** What the module of a page imports statically. */
interface Imported {
  readonly views: readonly (readonly [block: string, folder: string])[];
  readonly drawings: readonly Drawing[];
  readonly forms: ReadonlySet<string>;
  readonly uses: Uses;
  readonly extras: ReturnType<typeof extrasOf>;
  readonly ranged: ReturnType<typeof formsIn>;
}

function importsCode({ views, drawings, forms, uses, extras, ranged }: Imported, root: string, src: string): string[] {
  return [
    ...views.map(([block, folder]) => [`view_${variable(block)}`, join(folder, 'view.tsx')]),
    ...fileImports('form', forms, root),
    ...fileImports('wizard', uses.wizards, root),
    ...assetImports(uses.assets, root),
    ...extras.map((name) => [`view_of_${name}`, join(src, extraViews[name])]),
    ...(ranged.length > 0 ? [['view_of_range', join(src, 'site/render/wizard/LivePriceRange.tsx')]] : []),
    ...themeImports(drawings, src),
  ].map(([name, file]) => `import ${name} from ${JSON.stringify(file)};`);
}

const fileImports = (kind: 'form' | 'wizard', ids: ReadonlySet<string>, root: string): string[][] =>
  [...ids].map((id) => [`${kind}_${variable(id)}`, join(root, `config/${kind}s`, `${id}.yaml`)]);

/** The icons that the code of its blocks, forms and controls draws, and those that config names. */
function iconsOf(uses: Uses, views: readonly (readonly [string, string])[], symbols: SymbolTable, src: string) {
  const folders = views.flatMap(([, folder]) => drawingFolders(folder));
  return new Set([
    ...uses.icons,
    ...folders.flatMap((folder) => iconsInCode(folder, symbols)),
    ...formIcons(uses, symbols, src),
  ]);
}

/** Whether the script of a page may wait for the first touch, as the contracts of its blocks say. */
function waitsCode(blocks: readonly string[], { contracts }: SymbolTable): string[] {
  const starts = blocks.map((block) => contracts.schemas.get(`blocks/${block}.schema.json`)?.['x-starts'] as Starts);
  if (starts.includes(true)) return [];
  return [`export const waits = ${json(starts.every((start) => start === undefined) ? true : 'entry')};`];
}

/** The value of x-starts in a contract: the block does something by itself, always or only if no entry is known. */
type Starts = true | { readonly unless: readonly ['entry'] } | undefined;

/**
 * What only some pages need, by the name under which their modules export it. `sending`: whether answers are sent;
 * `uploads`: whether a wizard sends files.
 */
const extrasOf = (
  forms: ReturnType<typeof formsIn>,
  { sending, uploads }: Readonly<Record<'sending' | 'uploads', boolean>>,
): (keyof typeof extraViews)[] => [
  ...(sending ? ['sending' as const] : []),
  ...(forms.some((form) => formModel(form).sets.some((set) => set.exits.length > 0)) ? ['exit' as const] : []),
  ...(forms.some(({ data }) => data.estimate !== undefined) ? ['estimate' as const] : []),
  ...(uploads ? ['uploading' as const] : []),
];

/** Loaders of the forms that are drawn after the page, each with the controls of its fields. */
function laterCode(forms: readonly string[], symbols: SymbolTable, root: string, src: string): string[] {
  const loaders = forms.map((form) => {
    const drawings = drawingsOf({ forms: new Set([form]), wizards: new Set() }, symbols);
    const imports = [['form', join(root, 'config/forms', `${form}.yaml`)], ...themeImports(drawings, src)];
    const files = imports.map(([, file]) => `import(${JSON.stringify(file)})`).join(', ');
    const names = imports.map(([name]) => `{ default: ${name} }`).join(', ');
    return [
      `${JSON.stringify(form)}: () => Promise.all([${files}])`,
      `.then(([${names}]) => ({ form, theme: ${themeCode(drawings)} }))`,
    ].join('');
  });
  return loaders.length === 0 ? [] : [`export const later = { ${loaders.join(', ')} };`];
}

const extraViews = {
  sending: 'site/render/form/useSending.tsx',
  exit: 'site/render/wizard/Exit.tsx',
  estimate: 'site/render/form/LiveEstimate.tsx',
  uploading: 'site/render/form/Uploading.tsx',
} as const;

/** The items of lists. Of one that is too long for a page, those that the visitor has found in a form. */
function listsCode(names: ReadonlySet<string>, symbols: SymbolTable, src: string): string[] {
  const long = [...names].filter((name) => isLongList(name, symbols));
  const short = new Set([...names].filter((name) => !long.includes(name)));
  if (long.length === 0) return [`export const lists = ${json(listItems(short, symbols))};`];
  const found = long.map((name) => `${JSON.stringify(name)}: foundOptions(${JSON.stringify(name)})`);
  return [
    `import { foundOptions } from ${JSON.stringify(join(src, 'site/render/form/keptOptions.ts'))};`,
    `export const lists = { ...${json(listItems(short, symbols))}, ${found.join(', ')} };`,
  ];
}

/** The items of lists, by list. */
const listItems = (names: ReadonlySet<string>, symbols: SymbolTable) =>
  Object.fromEntries(
    [...names].map((name) => {
      const list = symbols.lists.get(name);
      return [name, list && shownItems(list, symbols)];
    }),
  );

/** Without the notes for authors of the config and for users of the API. */
const withoutNotes = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'description' ? undefined : value)) as Data;

/** The catalogs whose items blocks show. */
function catalogsCode({ data: { blocks = [] } }: Checked<'page'>, symbols: SymbolTable): string[] {
  const paths = entryPaths(symbols);
  const plans = blocks.flatMap((block) => {
    const { id = '', data } = catalogOf(block, symbols) ?? {};
    if (!data?.attributes || !data.api) return [];
    const isSampled = symbols.contracts.schemas.get(`blocks/${block.block}.schema.json`)?.['x-sample'] === true;
    const { attributes, api, saveAs, sample } = data;
    const plan: CatalogPlan = { id, attributes, api, saveAs, page: paths[id], ...(isSampled && { sample }) };
    return [[id, withoutNotes(plan)]];
  });
  return plans.length === 0 ? [] : [`export const catalogs = ${json(Object.fromEntries(plans))};`];
}

/**
 * Which blocks a module leaves out, and, if something carried may need them, the loader of the module that has them.
 */
const leftCode = ({ still, carried }: Left, file: string): string[] => [
  ...(still.size > 0 ? [`export const still = ${json([...still])};`] : []),
  ...(carried.size > 0
    ? [`export const carried = ${json([...carried])};`, `export const whole = () => import(${JSON.stringify(file)});`]
    : []),
];

/** Loaders of the offers of forms and wizards. */
function offersCode(names: ReadonlySet<string>, symbols: SymbolTable, root: string): string[] {
  const loaders = [...names]
    .flatMap((name) => sendersOf(name, symbols).slice(0, 1))
    .map(({ id, file }) => {
      const load = (query: string): string => `() => import(${JSON.stringify(`${join(root, file)}${query}`)})`;
      return `${JSON.stringify(id)}: { prices: ${load('?offers')}, questions: ${load('')} }`;
    });
  return loaders.length === 0 ? [] : [`export const offers = { ${loaders.join(', ')} };`];
}

/** The view of the prices of wizards while they are answered, and loaders of the code that computes them. */
const rangesCode = (wizards: ReturnType<typeof formsIn>, root: string): string[] =>
  wizards.length === 0
    ? []
    : [
        `export const range = { view: view_of_range, of: { ${wizards
          .map(({ id, file }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`${join(root, file)}?range`)})`)
          .join(', ')} } };`,
      ];

/** The page's data as the browser gets it. */
export function pagePlan(source: Checked<'page'>, symbols: SymbolTable): PagePlan {
  const {
    also: _,
    entries: __,
    claims: ___,
    parent,
    blocks,
    ...page
  } = mapMessages(source.data, 'page.schema.json', symbols);
  const basis = shownBasis(source, symbols);
  return {
    id: source.id,
    ...page,
    ...(parent === undefined ? {} : { trail: trailOf(source, symbols) }),
    ...(Object.keys(basis).length > 0 ? { basis } : {}),
    blocks: (blocks ?? []) as PagePlan['blocks'],
  };
}

/** The plan without these blocks and without the basis of their claims. The indexes of blocks do not change. */
function planWithout(plan: PagePlan, left: ReadonlySet<number>): PagePlan {
  const { basis = {}, blocks, ...rest } = plan;
  const told = Object.entries(basis).filter(([index]) => !left.has(Number(index)));
  return {
    ...rest,
    ...(told.length > 0 ? { basis: Object.fromEntries(told) } : {}),
    blocks: blocks.filter((_, index) => !left.has(index)),
  };
}

const fieldsUsed = (uses: Pick<Uses, 'forms' | 'wizards'>, symbols: SymbolTable): FieldModel[] =>
  formsIn(uses, symbols).flatMap((source) => setsOf(formModel(source)).flatMap(({ fields }) => [...fields.values()]));

/** What draws these fields, each once. */
const drawingsOf = (uses: Pick<Uses, 'forms' | 'wizards'>, symbols: SymbolTable): Drawing[] => [
  ...new Map(
    fieldsUsed(uses, symbols)
      .sort((one, other) => (one.widget < other.widget ? -1 : 1))
      .map((field) => {
        const drawing = drawingOf(field.widget, symbols.contracts, searchedListOf(field, symbols) !== undefined);
        return [`${drawing.kind} ${drawing.name}`, drawing];
      }),
  ).values(),
];

/** Icons in the code of widgets, and those that they take from their settings: options: { icon: user }. */
const formIcons = (uses: Uses, symbols: SymbolTable, src: string): string[] => [
  ...fieldsUsed(uses, symbols).flatMap(({ options: { icon } }) =>
    icon !== undefined && symbols.icons.has(icon) ? [icon] : [],
  ),
  ...['site/theme/kit', 'site/theme/templates']
    .map((folder) => join(src, folder))
    .concat(drawingsOf(uses, symbols).map((drawing) => drawingFolder(drawing, src)))
    .flatMap((folder) => iconsInCode(folder, symbols)),
];

const object = (keys: readonly string[], prefix: string): string =>
  `{ ${keys.map((key) => `${JSON.stringify(key)}: ${prefix}_${variable(key)}`).join(', ')} }`;
