import { join } from 'node:path';
import { UPLOAD } from '../../shared/engine/files.ts';
import { plainText } from '../../shared/engine/format/rich.ts';
import type { PagePlan } from '../../shared/plan/page.ts';
import type { Checked } from '../check/checked.ts';
import { mapMessages } from '../compile/map-messages.ts';
import { specialOf } from '../compile/list-plan.ts';
import { fieldsBesideOffers } from '../compile/offers.ts';
import { formModel, isInRows, setsOf } from '../model/form-model.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { formsIn, usesOf, type Uses } from '../model/uses.ts';
import { drawingOf, type Drawing } from '../resolve/drawn-by.ts';
import { trailOf } from '../resolve/page-tree.ts';
import { sendersOf, type SymbolTable } from '../resolve/symbols.ts';
import { blockFolder, drawingFolders } from './block-folder.ts';
import { json } from './json.ts';
import { assetImports, assetsCode, iconShapes, iconsInCode, variable } from './drawn.ts';
import { explainCode } from './explained.ts';
import { catalogsCode, listsCode, withNotice } from './page-data.ts';
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

type Sender = ReturnType<typeof sendersOf>[number];

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
  const offering = [...usesOf(page, symbols).offers].flatMap((name) => sendersOf(name, symbols).slice(0, 1));
  const late = [...uses.forms].filter((form) => uses.formsLater.has(form));
  const atOnce = { ...uses, forms: new Set([...uses.forms].filter((form) => !uses.formsLater.has(form))) };
  const drawings = drawingsOf(fieldsUsed(atOnce, symbols), symbols);
  const beside = offering.flatMap((source) => fieldsBesideOffers(formModel(source)));
  const icons = iconsOf(uses, views, symbols, src, beside);
  const forms = formsIn(uses, symbols);
  const ranged = forms.filter(({ kind, data }) => kind === 'wizard' && data.priceRange !== undefined);
  const sending = maySend([...uses.formsAtOnce, ...uses.wizards], symbols);
  const uploads =
    (maySend([...uses.wizards], symbols) && fieldsUsed(atOnce, symbols).some(({ widget }) => widget === UPLOAD)) ||
    (maySend([...uses.forms], symbols) && forms.some((source) => isInRows(formModel(source), UPLOAD)));
  const extras = extrasOf(forms, { uploads, sending, beside });
  const explained = explainCode(source, symbols, src);
  const imports = importsCode({ views, drawings, forms: atOnce.forms, uses, extras, ranged }, root, src);
  return [
    ...imports,
    ...explained.imports,
    `export const page = ${json(plan)};`,
    `export const views = ${object(blocks, 'view')};`,
    ...(drawings.length > 0 ? [`export const theme = ${themeCode(drawings)};`] : []),
    `export const forms = ${object([...atOnce.forms], 'form')};`,
    ...laterCode(late, symbols, root, src),
    `export const wizards = ${object([...uses.wizards], 'wizard')};`,
    ...extras.map((name) => `export const ${name} = view_of_${name};`),
    ...explained.code,
    ...leftCode({ still, carried }, join(root, page.file)),
    ...waitsCode(blocks, symbols),
    ...offersCode(offering, symbols, root, src),
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
function iconsOf(
  uses: Uses,
  views: readonly (readonly [string, string])[],
  symbols: SymbolTable,
  src: string,
  beside: readonly FieldModel[],
) {
  const folders = views.flatMap(([, folder]) => drawingFolders(folder));
  return new Set([
    ...uses.icons,
    ...folders.flatMap((folder) => iconsInCode(folder, symbols)),
    ...formIcons([...fieldsUsed(uses, symbols), ...beside], symbols, src),
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
 * `uploads`: whether a wizard sends files; `beside`: what may be asked beside offers.
 */
const extrasOf = (
  forms: ReturnType<typeof formsIn>,
  { sending, uploads, beside }: { sending: boolean; uploads: boolean; beside: readonly FieldModel[] },
): (keyof typeof extraViews)[] => [
  ...(sending ? ['sending' as const] : []),
  ...(forms.some((form) => formModel(form).sets.some((set) => set.exits.length > 0)) ? ['exit' as const] : []),
  ...(forms.some(({ data }) => data.estimate !== undefined) ? ['estimate' as const] : []),
  ...(uploads ? ['uploading' as const] : []),
  ...(forms.some(({ kind, data }) => kind === 'form' && data.droppedHere !== undefined) ? ['dropped' as const] : []),
  ...(forms.some(({ kind, data }) => kind === 'form' && data.restored !== undefined) ? ['restored' as const] : []),
  ...(forms.some((form) => setsOf(formModel(form)).some(isMixed)) ? ['mix' as const] : []),
  ...(forms.some(({ kind, data }) => kind === 'form' && data.carried !== undefined) ? ['arriving' as const] : []),
  ...([...forms.flatMap(fieldsOf), ...beside].some(hasRichHelp) ? ['help' as const] : []),
];

/** Whether a field of a set shows something in random order. */
const isMixed = ({ fields }: FieldSetModel): boolean => [...fields.values()].some(({ ui }) => ui.random);

const fieldsOf = (source: ReturnType<typeof formsIn>[number]): FieldModel[] =>
  setsOf(formModel(source)).flatMap(({ fields }) => [...fields.values()]);

/** Whether the help of a question has words in bold or links. */
const hasRichHelp = ({ ui: { help = '' } }: FieldModel): boolean => plainText(help) !== help;

/** Loaders of the forms that are drawn after the page, each with the controls of its fields. */
function laterCode(forms: readonly string[], symbols: SymbolTable, root: string, src: string): string[] {
  const loaders = forms.map((form) => {
    const fields = fieldsUsed({ forms: new Set([form]), wizards: new Set() }, symbols);
    const file = join(root, 'config/forms', `${form}.yaml`);
    return `${JSON.stringify(form)}: ${formLoader(file, drawingsOf(fields, symbols), src)}`;
  });
  return loaders.length === 0 ? [] : [`export const later = { ${loaders.join(', ')} };`];
}

/** A loader of a form or wizard and of the theme that draws some of its fields, if there are any to draw. */
function formLoader(file: string, drawings: readonly Drawing[], src: string): string {
  const imports = [['form', file], ...(drawings.length > 0 ? themeImports(drawings, src) : [])];
  const files = imports.map(([, one]) => `import(${JSON.stringify(one)})`).join(', ');
  const names = imports.map(([name]) => `{ default: ${name} }`).join(', ');
  const theme = drawings.length > 0 ? `, theme: ${themeCode(drawings)}` : '';
  return `() => Promise.all([${files}]).then(([${names}]) => ({ form${theme} }))`;
}

const extraViews = {
  sending: 'site/render/form/useSending.tsx',
  exit: 'site/render/wizard/Exit.tsx',
  estimate: 'site/render/form/LiveEstimate.tsx',
  uploading: 'site/render/form/Uploading.tsx',
  dropped: 'site/render/form/DroppedHere.tsx',
  restored: 'site/render/form/RestoredLater.tsx',
  mix: 'site/theme/kit/random.ts',
  arriving: 'site/render/form/useArriving.ts',
  help: 'site/render/elements/Rich.tsx',
} as const;

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
function offersCode(sources: readonly Sender[], symbols: SymbolTable, root: string, src: string): string[] {
  const loaders = sources.map((source) => {
    const file = join(root, source.file);
    const drawings = drawingsOf(fieldsBesideOffers(formModel(source)), symbols);
    const prices = `() => import(${JSON.stringify(`${file}?offers`)})`;
    return `${JSON.stringify(source.id)}: { prices: ${prices}, questions: ${formLoader(file, drawings, src)} }`;
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
    blocks: ((blocks ?? []) as PagePlan['blocks']).map((block) => withNotice(block, symbols)),
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
const drawingsOf = (fields: readonly FieldModel[], symbols: SymbolTable): Drawing[] => [
  ...new Map(
    [...fields]
      .sort((one, other) => (one.widget < other.widget ? -1 : 1))
      .map((field) => {
        const drawing = drawingOf(field.widget, symbols.contracts, specialOf(field, symbols));
        return [`${drawing.kind} ${drawing.name}`, drawing];
      }),
  ).values(),
];

/** Icons in the code of widgets, and those that they take from their settings: options: { icon: user }. */
const formIcons = (fields: readonly FieldModel[], symbols: SymbolTable, src: string): string[] => [
  ...fields.flatMap(({ options: { icon } }) => (icon !== undefined && symbols.icons.has(icon) ? [icon] : [])),
  ...['site/theme/kit', 'site/theme/templates']
    .map((folder) => join(src, folder))
    .concat(drawingsOf(fields, symbols).map((drawing) => drawingFolder(drawing, src)))
    .flatMap((folder) => iconsInCode(folder, symbols)),
];

const object = (keys: readonly string[], prefix: string): string =>
  `{ ${keys.map((key) => `${JSON.stringify(key)}: ${prefix}_${variable(key)}`).join(', ')} }`;
