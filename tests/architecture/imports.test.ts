import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cyclesOf, readSource, type SourceFile } from './source.ts';

/** The folders of src/ from which each folder may import, besides itself (src/README.md). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  plan: [],
  problems: [],
  engine: ['plan'],
  storage: ['plan', 'engine'],
  api: ['plan', 'engine', 'storage'],
  render: ['plan', 'engine', 'storage', 'api'],
  blocks: ['plan', 'engine', 'storage', 'api', 'render'],
  // Our theme for rjsf.
  theme: ['plan', 'engine', 'storage', 'api', 'render'],
  plugins: ['plan', 'engine'],
  // What draws the catalogs of a site; what the server needs too lies in its model/.
  catalog: ['plan', 'engine', 'storage', 'api', 'render'],
  app: ['plan', 'engine', 'storage', 'api', 'render', 'blocks', 'theme', 'plugins', 'catalog'],
  // Its simulated visitors meet the rules of plug-ins, and it asks what the API of a catalog takes.
  compiler: ['plan', 'problems', 'engine', 'plugins', 'conditions', 'catalog'],
  coverage: ['plan', 'problems', 'engine', 'compiler'],
  usages: ['plan', 'problems', 'engine', 'compiler', 'edit'],
  // It knows YAML and how its readers differ, and no config.
  edit: ['compiler'],
  // Conditions as lines, which are read from config and written to it, and as sentences.
  conditions: ['plan', 'engine', 'compiler'],
  changes: ['plan', 'problems', 'engine', 'compiler', 'conditions', 'usages', 'edit'],
  templates: ['plan', 'problems', 'engine', 'compiler', 'usages', 'edit'],
  language: ['plan', 'problems', 'engine', 'compiler', 'usages'],
  server: ['plan', 'engine', 'catalog'],
  // It prerenders pages, so it is the only folder for Node that imports code for the browser.
  vite: ['plan', 'problems', 'engine', 'compiler', 'server', 'app'],
  // A tool on one's own machine: no part of what visitors get.
  studio: [
    'plan',
    'problems',
    'engine',
    'compiler',
    'conditions',
    'usages',
    'language',
    'edit',
    'changes',
    'templates',
    'server',
    'vite',
    'app',
    'render',
  ],
  cli: [
    ...['plan', 'problems', 'engine', 'compiler', 'coverage', 'usages', 'edit', 'templates', 'language'],
    ...['changes', 'server', 'vite', 'studio'],
  ],
};

/** The compiler's stages, in the order in which a config file goes through them. Each imports from those before it. */
const stages = [
  'cache',
  'read',
  'schedule',
  'fill',
  'check',
  'resolve',
  'table',
  'expression',
  'model',
  'lint',
  'compile',
  'emit',
  'simulate',
];

/** Folders whose code a visitor's browser runs. */
const inBrowser = [
  'plan',
  'problems',
  'engine',
  'storage',
  'api',
  'render',
  'blocks',
  'theme',
  'plugins',
  'catalog',
  'app',
];

/** Packages that belong to the build and the server. */
const forNode =
  /^(vite|yaml|fastify|kysely|libsql(\/.*)?|pg|pino|typescript|json-schema-to-typescript|lucide-static|@resvg\/.*|@expo-google-fonts\/.*|@vitejs\/.*)$/;

/** Packages that draw pages or fetch for them. */
const forReact = /^(react|react-dom|react-router-dom|@tanstack\/.*|sonner)(\/|$)/;

/** What Studio's page is made of; of conditions and of the language service, only types and what is pure. */
const forStudiosPage =
  /^(?:studio\/(?:app|shared)\/|plan\/|problems\/|engine\/|conditions\/(?:tree|map|rules|expression|names|sentence)\.ts$|language\/(?:types|edits)\.ts$)/;

/** Packages of its editor of texts. */
const forTexts = /^(?:@codemirror\/|@lezer\/|diff$)/;

const source = readSource();

function imports(folders: readonly string[], of: (file: SourceFile) => readonly string[]): string[] {
  return source
    .filter(({ folder }) => folders.includes(folder))
    .flatMap((file) => of(file).map((name) => `src/${file.path} → ${name}`));
}

it('every folder of src/ has a line in this list', () => {
  expect(Object.keys(allowed)).toEqual(expect.arrayContaining([...new Set(source.map(({ folder }) => folder))]));
});

describe('imports point one way', () => {
  it.each(Object.entries(allowed))('%s may import %j', (folder, others) => {
    const foreign = ({ files }: SourceFile) =>
      files.filter((name) => ![folder, ...others].includes(name.slice(0, name.indexOf('/'))));
    expect(imports([folder], foreign)).toEqual([]);
  });
});

it('the compiler takes of conditions/ what lies between its stages expression and model', () => {
  const taken = source
    .filter(({ folder }) => folder === 'compiler')
    .flatMap(({ files }) => files.filter((name) => name.startsWith('conditions/')));
  const between = ['conditions/cel/read-lines.ts', 'conditions/map.ts', 'conditions/tree.ts'];
  expect([...new Set(taken)].sort()).toEqual(between);
  const reaching = source
    .filter(({ path }) => between.includes(path))
    .flatMap(({ files }) => files.filter((name) => /^compiler\/(?!expression\/)/.test(name)));
  expect(reaching).toEqual([]);
});

it('the server and the compiler take only the model of catalog/, which is pure', () => {
  const taken = source
    .filter(({ folder }) => folder === 'server' || folder === 'compiler')
    .flatMap(({ files }) => files.filter((name) => name.startsWith('catalog/')));
  expect(taken.filter((name) => !name.startsWith('catalog/model/'))).toEqual([]);
  const pure = source.filter(({ path }) => path.startsWith('catalog/model/'));
  const foreign = ({ files }: SourceFile) => files.filter((name) => !/^(?:plan|engine|catalog\/model)\//.test(name));
  expect(pure.flatMap((file) => [...foreign(file), ...file.packages])).toEqual([]);
});

/** What of the site Studio's page draws itself: marked words, which it shows beside the text as visitors see them. */
const shared = 'render/elements/Rich.tsx';

it('Studio imports what draws the site only for the visitor that it plays in the frame, and to draw marked words', () => {
  const drawing = source.filter(
    ({ folder, files }) =>
      folder === 'studio' && files.some((name) => /^(?:app|render)\//.test(name) && name !== shared),
  );
  expect(drawing.map(({ path }) => path)).toEqual(['studio/visitor/play.ts']);
});

it('Studio takes of the server only what finds the file of an address, for its preview', () => {
  const taken = source
    .filter(({ folder }) => folder === 'studio')
    .flatMap(({ files }) => files.filter((name) => name.startsWith('server/')));
  expect([...new Set(taken)]).toEqual(['server/http/site-routes.ts']);
});

it('nothing but its command imports Studio, and the doctor its search for a browser; its page imports nothing of Node', () => {
  const importers = source
    .filter(({ folder }) => folder !== 'studio')
    .flatMap(({ path, files }) => files.filter((name) => name.startsWith('studio/')).map((name) => [path, name]));
  expect(importers).toEqual([
    ['cli/site/doctor/machine.ts', 'studio/pictures/find-browser.ts'],
    ['cli/studio.ts', 'studio/plugin.ts'],
  ]);
  const page = source.filter(({ path }) => /^studio\/(?:app|shared)\//.test(path));
  const foreign = ({ files, packages }: SourceFile) => [
    ...files.filter((name) => name !== shared && !forStudiosPage.test(name)),
    ...packages.filter((name) => !forReact.test(name) && !forTexts.test(name)),
  ];
  expect(page.flatMap(foreign)).toEqual([]);
  // What it draws of the site brings only a link along.
  const brought = source.find(({ path }) => path === shared)?.files;
  expect(brought).toEqual(['engine/format/rich.ts', 'render/elements/SiteLink.tsx']);
});

describe("the compiler's stages", () => {
  const inCompiler = source.filter(({ folder }) => folder === 'compiler');
  const stageOf = (path: string): string => path.split('/')[1] ?? '';

  it('have a place in the order', () => {
    const folders = inCompiler.map(({ path }) => stageOf(path)).filter((name) => !name.endsWith('.ts'));
    expect([...new Set(folders)].sort()).toEqual([...stages].sort());
  });

  it.each(stages.map((stage, index) => [stage, stages.slice(0, index + 1)] as const))(
    '%s imports from no later stage',
    (stage, known) => {
      const files = inCompiler.filter(({ path }) => stageOf(path) === stage);
      const back = files.flatMap(({ path, files: imported }) =>
        imported
          .filter((name) => name.startsWith('compiler/') && !known.includes(stageOf(name)))
          .map((name) => `src/${path} → ${name}`),
      );
      expect(back).toEqual([]);
    },
  );
});

describe('packages stay where they belong', () => {
  it('nothing that runs in the browser imports Node or a tool of the build', () => {
    expect(
      imports(inBrowser, ({ packages }) => packages.filter((name) => isBuiltin(name) || forNode.test(name))),
    ).toEqual([]);
  });

  it('plan and engine take only types of packages', () => {
    const taken = source
      .filter(({ folder }) => folder === 'plan' || folder === 'engine')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^import (?!type\b)[^;]*?from '([^.'][^']*)'/gm)].map(([, name]) => [path, name]),
      );
    expect(taken).toEqual([]);
  });

  it('plan, problems, engine, storage and server do without React', () => {
    const pure = ['plan', 'problems', 'engine', 'storage', 'server'];
    expect(imports(pure, ({ packages }) => packages.filter((name) => forReact.test(name)))).toEqual([]);
  });
});

describe('cycles', () => {
  it('are absent', () => {
    expect(cyclesOf(source).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('would be found', () => {
    const graph = [
      { path: 'a', files: ['b'] },
      { path: 'b', files: ['c', 'd'] },
      { path: 'c', files: [] },
      { path: 'd', files: ['b', 'c'] },
    ];
    expect(cyclesOf(graph)).toEqual([['b', 'd', 'b']]);
  });
});
