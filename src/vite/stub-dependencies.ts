import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that a dependency brings and that no page of ours needs, with what stands in for them. */
const standIns: Readonly<Record<string, string>> = {
  // rjsf renders markdown in descriptions; ours are plain text.
  'markdown-to-jsx': 'export const Markdown = ({ children }) => children; export default Markdown;',
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children; export default Markdown;',
  // Merges allOf and if/then; a form's schema is flat (see src/build/compile/field-set.ts).
  '@x0k/json-schema-merge':
    'const no = () => { throw new Error("A form schema must be flat"); }; export const createMerger = () => ({ mergeAllOf: no, mergeArrayOfSchemaDefinitions: no }); export const createShallowAllOfMerge = () => no; export const createDeepAllOfMerge = () => no; export const createIntersector = () => no; export const createComparator = () => ({ compareSchemaDefinitions: no, compareSchemaValues: no });',
  axios: 'export default { getAdapter: (adapter) => adapter };',
  // Resolves $ref by URI; a compiled schema has none.
  'fast-uri':
    'const no = () => { throw new Error("A form schema must be flat"); }; export const parse = no; export const resolve = no; export const serialize = no; export const equal = no; export default { parse, resolve, serialize, equal };',
};

/** Parts of axios that its core imports by default and that our client (src/api/client.ts) replaces by its own settings. */
const unusedByAxios: ReadonlySet<string> = new Set([
  '../adapters/adapters.js',
  '../defaults/index.js',
  './AxiosURLSearchParams.js',
]);

/**
 * Leave out what no page needs, and what a strict Content-Security-Policy forbids:
 * rjsf's form brings a theme of its own, of which we use nothing (see emptyRegistry.ts), and
 * sonner writes its styles into the document at import, whose style sheet we import instead.
 */
export function stubDependencies(project: string): Plugin {
  return {
    name: 'lighten',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'axios' && Object.hasOwn(standIns, id)) return `\0stand-in:${id}`;
      if (importer?.includes('/axios/lib/') && unusedByAxios.has(id)) return '\0stand-in:axios';
      if (id.endsWith('/getDefaultRegistry.js') && importer?.includes('/@rjsf/core/'))
        return join(project, 'src/render/form/emptyRegistry.ts');
      return undefined;
    },
    load: (id) => (id.startsWith('\0stand-in:') ? standIns[id.slice('\0stand-in:'.length)] : undefined),
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      if (!code.includes('function __insertCSS(code) {'))
        this.error('sonner no longer inserts its styles by __insertCSS: see whether it still inserts them at all');
      return {
        code: code.replace('function __insertCSS(code) {', 'function __insertCSS(code) {\n  return;'),
        map: null,
      };
    },
  };
}
