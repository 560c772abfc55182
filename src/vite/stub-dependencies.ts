import type { Plugin } from 'vite';

/** Modules of libraries that no page of ours needs, each with the code that replaces it. */
interface Stub {
  /** Part of the path of the modules that import it. */
  readonly importer: string;
  readonly modules: readonly string[];
  readonly code: string;
}

const stubs: readonly Stub[] = [
  {
    // axios imports these by default; our client (src/api/client.ts) replaces them by its own settings.
    importer: '/axios/lib/',
    modules: ['../adapters/adapters.js', '../defaults/index.js', './AxiosURLSearchParams.js'],
    code: 'export default { getAdapter: (adapter) => adapter };',
  },
];

const prefix = '\0stub:';

/**
 * Leaves out what no page needs, and what a strict Content-Security-Policy forbids: sonner writes its styles into the
 * document at import, and we import its style sheet instead.
 */
export function stubDependencies(): Plugin {
  return {
    name: 'stub-dependencies',
    enforce: 'pre',
    resolveId(id, importer) {
      const index = stubs.findIndex((stub) => importer?.includes(stub.importer) && stub.modules.includes(id));
      return index < 0 ? undefined : `${prefix}${index}`;
    },
    load: (id) => (id.startsWith(prefix) ? stubs[Number(id.slice(prefix.length))]?.code : undefined),
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
