import { join, relative } from 'node:path';
import type { CheckedForm, CheckedWizard } from '../../compiler/check/checked.ts';
import { compileForm } from '../../compiler/compile/form.ts';
import { compileOffers } from '../../compiler/compile/offers.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { formModule, offersModule, rangeModule } from '../../compiler/emit/form-module.ts';
import { firstPageModule, pageModule } from '../../compiler/emit/page-module.ts';
import { insightsModule } from '../../compiler/emit/insights-module.ts';
import {
  catalogModule,
  leadFormsModule,
  leadSettingsModule,
  listsModule,
  routesModule,
  shellModule,
  siteModule,
} from '../../compiler/emit/site-modules.ts';
import { wholeFile } from '../../compiler/read/source.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import { printProblem } from '../../shared/problems/print.ts';
import { tokensCss } from '../../compiler/emit/tokens.ts';
import { timeZoneOf } from '../../compiler/resolve/time-zone.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Site } from '../../shared/plan/config.generated.ts';

interface Places {
  /** The folder of config/. */
  readonly root: string;
  /** The project's src/. */
  readonly src: string;
}

type Emit = (symbols: SymbolTable, places: Places) => string;

/** Modules without a file, by name. */
export const virtualModules: ReadonlyMap<string, Emit> = new Map<string, Emit>([
  ['virtual:site', (symbols: SymbolTable, { root, src }: Places) => siteModule(symbols, root, src)],
  ['virtual:shell', (symbols: SymbolTable, { root, src }: Places) => shellModule(symbols, root, src)],
  ['virtual:routes', (symbols: SymbolTable, { root }: Places) => routesModule(symbols, root)],
  ['virtual:catalog', (symbols: SymbolTable) => catalogModule(symbols)],
  ['virtual:lead-forms', (symbols: SymbolTable, { root }: Places) => leadFormsModule(symbols, root)],
  ['virtual:lists', (symbols: SymbolTable, { src }: Places) => listsModule(symbols, src)],
  ['virtual:lead-settings', (symbols: SymbolTable) => leadSettingsModule(symbols)],
  ['virtual:insights', (symbols: SymbolTable) => insightsModule(symbols)],
  ['virtual:tokens.css', (symbols: SymbolTable) => tokensCss(symbols.site?.data as Site)],
]);

const maySend = ({ id }: { readonly id: string }, { site }: SymbolTable): boolean =>
  site?.data.posts?.includes(id) ?? false;

/** Additional modules of a form or wizard: its offers, and its price range. */
const moduleParts = { offers: offersModule, range: rangeModule } as const;

/** The additional module of a page, for its prerendered document. */
const FIRST = 'first';

type ModulePart = keyof typeof moduleParts | typeof FIRST;

/** The additional module in an id: ?offers. */
export const partIn = (id: string): ModulePart | undefined =>
  ([...Object.keys(moduleParts), FIRST] as ModulePart[]).find((part) => new RegExp(`\\?${part}\\b`).test(id));

function partCode(
  part: keyof typeof moduleParts,
  source: CheckedForm | CheckedWizard,
  symbols: SymbolTable,
  { src }: Places,
): string {
  const offers = compileOffers(formModel(source), symbols);
  if (!offers) throw new Error(`${source.file} offers nothing`);
  return moduleParts[part](offers, src, timeZoneOf(symbols));
}

/**
 * The code of a config file or a virtual module, by the id that Vite resolved; undefined for other modules. Errors name
 * the file.
 */
export function emittedCode(id: string, symbols: SymbolTable, places: Places): string | undefined {
  try {
    return moduleCode(id, symbols, places);
  } catch (error) {
    const file = id.startsWith('\0') ? 'config/site.yaml' : relative(places.root, id);
    throw new Error(printProblem(say.checkFailed(wholeFile(file), (error as Error).message)), { cause: error });
  }
}

/** Whether a module is made of config, or is a file of config/. */
export const isSiteModule = (id: string, root: string): boolean =>
  id.startsWith('\0virtual:') || id.startsWith(`${join(root, 'config')}/`);

export function moduleCode(id: string, symbols: SymbolTable, places: Places): string | undefined {
  const virtual = id.startsWith('\0virtual:') ? virtualModules.get(id.slice(1).replace(/\.js$/, '')) : undefined;
  if (virtual) return virtual(symbols, places);
  const [path = '', query] = id.split('?');
  if (!isSiteModule(path, places.root) || !path.endsWith('.yaml')) return undefined;
  const source = symbols.files.get(relative(places.root, path));
  const part = partIn(id);
  if (part === FIRST)
    return source?.kind === 'page' ? firstPageModule(source, symbols, places.root, places.src) : undefined;
  if (part)
    return source?.kind === 'form' || source?.kind === 'wizard' ? partCode(part, source, symbols, places) : undefined;
  if (query !== undefined) return undefined;
  switch (source?.kind) {
    case 'page':
      return pageModule(source, symbols, places.root, places.src);
    case 'form':
    case 'wizard':
      return formModule(compileForm(formModel(source), symbols), places.src, maySend(source, symbols));
    default:
      return undefined;
  }
}
