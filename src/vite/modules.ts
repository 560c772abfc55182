import { join } from 'node:path';
import { compileForm, compileWizard } from '../build/compile/form.ts';
import { formModule, wizardModule } from '../build/emit/form-module.ts';
import { pageModule } from '../build/emit/page-module.ts';
import {
  catalogModule,
  leadFormsModule,
  leadSettingsModule,
  routesModule,
  siteModule,
} from '../build/emit/site-modules.ts';
import { tokensCss } from '../build/emit/tokens.ts';
import type { Names } from '../build/link/names.ts';
import type { Site } from '../plan/config.generated.ts';

interface Places {
  /** The folder that holds config/. */
  readonly root: string;
  /** The project's src/. */
  readonly src: string;
}

/** Modules that no file stands behind, by name. */
export const virtualModules: ReadonlyMap<string, (names: Names, places: Places) => string> = new Map([
  ['virtual:site', (names: Names, { root, src }: Places) => siteModule(names, root, src)],
  ['virtual:routes', (names: Names, { root }: Places) => routesModule(names, root)],
  ['virtual:catalog', (names: Names) => catalogModule(names)],
  ['virtual:lead-forms', (names: Names, { root }: Places) => leadFormsModule(names, root)],
  ['virtual:lead-settings', (names: Names) => leadSettingsModule(names)],
  ['virtual:tokens.css', (names: Names) => tokensCss(names.site?.data as Site)],
]);

/** The code of a config file or a virtual module, by the id that Vite resolved; undefined for any other module. */
export function moduleCode(id: string, names: Names, places: Places): string | undefined {
  const virtual = id.startsWith('\0virtual:') ? virtualModules.get(id.slice(1).replace(/\.js$/, '')) : undefined;
  if (virtual) return virtual(names, places);
  if (!id.startsWith(`${join(places.root, 'config')}/`) || !id.endsWith('.yaml')) return undefined;
  const source = names.sources.find(({ file }) => join(places.root, file) === id);
  switch (source?.kind) {
    case 'page':
      return pageModule(source, names, places.root, places.src);
    case 'form':
      return formModule(compileForm(source, names), places.src);
    case 'wizard':
      return wizardModule(compileWizard(source, names), places.src);
    default:
      return undefined;
  }
}
