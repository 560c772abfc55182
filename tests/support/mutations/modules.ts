import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { compileOffers } from '../../../src/compiler/compile/offers.ts';
import { fingerprint } from '../../../src/compiler/emit/fingerprint.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { timeZoneOf } from '../../../src/compiler/resolve/time-zone.ts';
import { formModuleOf, offersModuleOf } from '../../../src/compiler/simulate/visitor/modules.ts';
import type { PageModule } from '../../../src/shared/plan/page.ts';
import type { SiteModule } from '../../../src/site/render/context.tsx';
import type { ShellModule } from '../../../src/site/render/layout/ShellContext.ts';
import { moduleCode, virtualModules } from '../../../src/tools/vite/modules.ts';
import type { Modules } from '../../config/looks.ts';

const project = join(import.meta.dirname, '../../..');
const src = join(project, 'src');
const views = import.meta.glob<unknown>('/src/site/blocks/*/view.tsx', {
  eager: true,
  import: 'default',
});
/** Parts that only some pages ship: exits, estimates, ranges of prices, the sending of wizards, and explained terms. */
const parts = import.meta.glob<unknown>(
  [
    '/src/site/render/{form/LiveEstimate,form/useSending,wizard/Exit,wizard/LivePriceRange,wizard/useSending}.tsx',
    '/src/site/render/elements/{Term,TermMarks}.tsx',
  ],
  {
    eager: true,
    import: 'default',
  },
);
const themed = import.meta.glob<unknown>(
  [
    '/src/site/theme/{index.ts,plain.tsx}',
    '/src/site/theme/{widgets,fields}/*/{widget,field}.tsx',
    '/{src,tests/sites/*}/plugins/*/widget.tsx',
  ],
  { eager: true, import: 'default' },
);

/**
 * Everything that the site ships, by file or module, to be compared: code, and for forms and wizards the data behind
 * their code.
 */
export type Shipped = ReadonlyMap<string, string>;

export function shippedBy(symbols: SymbolTable, root: string): Shipped {
  const ofFiles = symbols.sources.map((source): [string, string] => {
    if (source.kind === 'form' || source.kind === 'wizard') {
      const model = formModel(source);
      return [source.file, JSON.stringify([compileForm(model, symbols), compileOffers(model, symbols)])];
    }
    return [source.file, moduleCode(join(root, source.file), symbols, { root, src }) ?? ''];
  });
  return new Map([
    ...ofFiles,
    ...[...virtualModules].map(([name, code]): [string, string] => [name, code(symbols, { root, src })]),
  ]);
}

/**
 * The modules of a site in any folder, without Vite: page and site from their code, forms and wizards as proofs run
 * them.
 */
export function modulesOf(symbols: SymbolTable, shipped: Shipped): Modules {
  const sends = (id: string) => symbols.site?.data.posts?.includes(id) ?? false;
  const formOf = (kind: 'forms' | 'wizards', id: string) => {
    const form = compileForm(formModel(symbols[kind].get(id)!), symbols);
    return { ...formModuleOf(form), ...(sends(id) && { shown: fingerprint(form) }) };
  };
  const imported = (path: string): unknown => {
    const [, kind = '', id = ''] = /config\/(forms|wizards|assets)\/(.+?)(?:\.yaml)?$/.exec(path) ?? [];
    if (kind === 'forms' || kind === 'wizards') return formOf(kind, id);
    if (id.endsWith('?photo')) return { src: `/config/assets/${id}`, sources: [] };
    // As Vite's development server names it.
    if (kind === 'assets') return `/config/assets/${id.replace('?url&', '?')}`;
    const code = path.slice(project.length);
    return views[code] ?? themed[code] ?? parts[code];
  };
  const once = cached((file: string) => evaluate(shipped.get(file) ?? '', imported));
  return {
    symbols,
    site: evaluate(shipped.get('virtual:site') ?? '', imported) as unknown as SiteModule,
    shell: evaluate(shipped.get('virtual:shell') ?? '', imported) as unknown as ShellModule,
    page: async (file) => once(file) as unknown as PageModule,
    form: async (file) => formOf('forms', idOf(file)),
    wizard: async (file) => formOf('wizards', idOf(file)),
    offers: async (source) => {
      const offers = compileOffers(formModel(source), symbols);
      return offers && offersModuleOf(offers, timeZoneOf(symbols));
    },
  };
}

const idOf = (file: string): string => file.replace(/^.*\/|\.yaml$/g, '');

function cached<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as T;
  };
}

/** The exports of a module that has only imports and constants. */
function evaluate(code: string, imported: (path: string) => unknown): Record<string, unknown> {
  const body = code
    .replace(/^import (\w+) from ("[^"]*");$/gm, 'const $1 = imported($2);')
    .replace(/\bimport\(("[^"]*")\)/g, 'Promise.resolve({ default: imported($1) })')
    .replace(/^export const (\w+) =/gm, 'const $1 = exports.$1 =');
  const exports = {};
  const run = runInThisContext(`(exports, imported) => {\n${body}\n}`) as (
    exports: object,
    imported: (path: string) => unknown,
  ) => void;
  run(exports, imported);
  return exports;
}
