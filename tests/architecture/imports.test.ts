import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesOf, readSource, roomOf, wingOf, type SourceFile } from './source.ts';

/** The wings of src/ from which each wing may import, besides itself (src/README.md). */
const wings: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  plugins: ['shared'],
  site: ['shared'],
  // Its simulated visitors meet the rules of plug-ins.
  compiler: ['shared', 'plugins'],
  server: ['shared'],
  authoring: ['shared', 'compiler'],
  // It prerenders pages, and starts Studio.
  tools: ['shared', 'compiler', 'server', 'authoring', 'site', 'studio'],
  studio: ['shared', 'compiler', 'server', 'authoring', 'site', 'tools'],
};

/** For wings with rooms: the rooms of the same wing that each room imports, beside the imports of the wing. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'shared/plan': [],
  'shared/problems': [],
  'shared/engine': ['plan'],
  'shared/catalog': ['plan'],
  'shared/conditions': ['plan', 'engine'],
  'site/storage': [],
  'site/api': ['storage'],
  'site/render': ['storage', 'api'],
  'site/catalog': ['storage', 'api', 'render'],
  'site/motion': ['render'],
  'site/blocks': ['storage', 'api', 'render', 'catalog', 'motion'],
  // Our theme for rjsf.
  'site/theme': ['storage', 'api', 'render'],
  'site/app': ['storage', 'api', 'render', 'blocks'],
  // It knows YAML and the differences between its readers, not config.
  'authoring/edit': [],
  'authoring/import': ['edit'],
  // The form in between, and its expressions.
  'authoring/export': ['import'],
  'authoring/coverage': [],
  'authoring/insights': [],
  'authoring/usages': ['edit'],
  'authoring/language': ['usages'],
  'authoring/templates': ['usages', 'edit'],
  'authoring/changes': ['usages', 'edit'],
  'tools/lint': [],
  'tools/vite': [],
  'tools/cli': ['vite'],
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
  'translate',
  'compile',
  'emit',
  'simulate',
];

/** Wings whose code a visitor's browser runs. */
const inBrowser = ['shared', 'site', 'plugins'];

/** Packages that belong to the build and the server. */
const forNode =
  /^(vite|yaml|fastify|kysely|libsql(\/.*)?|pg|pino|typescript|json-schema-to-typescript|lucide-static|@resvg\/.*|@expo-google-fonts\/.*|@vitejs\/.*)$/;

/** Packages that draw pages or fetch for them. */
const forReact = /^(react|react-dom|react-router-dom|@tanstack\/.*|sonner)(\/|$)/;

/** The page of Studio, and the parts that its page and its server share: contracts and task folders. */
const onStudiosPage = /^studio\/(?:app|contract)\/|^studio\/[a-z]+\/(?:panel\/|[a-z]+\.ts$)/;
const onStudiosServer = /^studio\/(?:http|workspace|camera|plugin\.ts)/;
const isOnPage = (path: string): boolean => onStudiosPage.test(path) && !onStudiosServer.test(path);

/** Its imports from other wings: from the language service, types and pure functions. */
const forStudiosPage = /^shared\/(?!conditions\/(?:cel|says))|^authoring\/language\/(?:types|edits)\.ts$/;

/** Packages of its editor of texts. */
const forTexts = /^(?:@codemirror\/|@lezer\/|diff$)/;

const source = readSource();

function imports(among: readonly string[], of: (file: SourceFile) => readonly string[]): string[] {
  return source
    .filter(({ wing, room }) => among.includes(wing) || among.includes(room))
    .flatMap((file) => of(file).map((name) => `src/${file.path} → ${name}`));
}

it('every wing and every room has a line in these lists', () => {
  expect(Object.keys(wings).sort()).toEqual([...new Set(source.map(({ wing }) => wing))].sort());
  // A task of Studio imports others: the panel of a page shows several.
  const found = source.map(({ room }) => room).filter((room) => room.includes('/') && !room.startsWith('studio/'));
  expect(Object.keys(rooms).sort()).toEqual([...new Set([...found, 'tools/lint'])].sort());
});

const src = join(import.meta.dirname, '../../src');

it('src/ has at most ten entries', () => {
  expect(readdirSync(src).length).toBeLessThanOrEqual(10);
});

it.each(Object.keys(wings))('%s/ has a README of at most 40 lines, and says what types it knows', (wing) => {
  expect(
    readFileSync(join(src, wing, 'README.md'), 'utf8')
      .trimEnd()
      .split('\n').length,
  ).toBeLessThanOrEqual(40);
  // Studio is a page and a server, each with its own.
  const names = wing === 'studio' ? ['tsconfig.browser.json', 'tsconfig.node.json'] : ['tsconfig.json'];
  for (const name of names) {
    const { compilerOptions } = JSON.parse(readFileSync(join(src, wing, name), 'utf8')) as {
      compilerOptions: { lib: string[]; types: string[] };
    };
    const [hasDom, hasNode] = [compilerOptions.lib.includes('DOM'), compilerOptions.types.includes('node')];
    expect(hasDom && hasNode, 'both the browser and Node').toBe(false);
    if (wing === 'shared') expect(hasDom || hasNode, 'the browser or Node').toBe(false);
  }
});

describe('imports point one way', () => {
  it.each(Object.entries(wings))('%s may import %j', (wing, others) => {
    const foreign = ({ files }: SourceFile) => files.filter((name) => ![wing, ...others].includes(wingOf(name)));
    expect(imports([wing], foreign)).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s may import %j of its wing', (room, others) => {
    const [wing = ''] = room.split('/');
    const known = [wing, room, ...others.map((other) => `${wing}/${other}`)];
    const foreign = ({ files }: SourceFile) =>
      files.filter((name) => wingOf(name) === wing && !known.includes(roomOf(name)));
    expect(imports([room], foreign)).toEqual([]);
  });

  it('a plug-in takes only the plan and the engine', () => {
    const foreign = ({ files }: SourceFile) =>
      files.filter((name) => !/^(?:plugins|shared\/(?:plan|engine))\//.test(name));
    expect(imports(['plugins'], foreign)).toEqual([]);
  });
});

/** The parts of the site that Studio's page draws itself: marked words, shown as visitors see them. */
const marked = 'site/render/elements/Rich.tsx';

it('Studio imports the views of the site only for the visitor in its frame and for marked words', () => {
  const drawing = source.filter(
    ({ wing, files }) => wing === 'studio' && files.some((name) => wingOf(name) === 'site' && name !== marked),
  );
  expect(drawing.map(({ path }) => path)).toEqual(['studio/frame/visitor/play.ts']);
});

it('Studio imports from the server only the look-up of a file by its address, and what reads counts', () => {
  const taken = source
    .filter(({ wing }) => wing === 'studio')
    .flatMap(({ files }) => files.filter((name) => name.startsWith('server/')));
  expect([...new Set(taken)].sort()).toEqual([
    'server/http/site-routes.ts',
    'server/leads/read-insights.ts',
    'server/settings.ts',
  ]);
});

it('only its command imports Studio, and the doctor its search for a browser; its page imports nothing of Node', () => {
  const importers = source
    .filter(({ wing }) => wing !== 'studio')
    .flatMap(({ path, files }) => files.filter((name) => name.startsWith('studio/')).map((name) => [path, name]));
  expect(importers).toEqual([
    ['tools/cli/site/doctor/machine.ts', 'studio/camera/find-browser.ts'],
    ['tools/cli/studio.ts', 'studio/plugin.ts'],
  ]);
  const page = source.filter(({ path }) => isOnPage(path));
  const foreign = ({ path, files, packages }: SourceFile) =>
    [
      ...files.filter((name) => name !== marked && !isOnPage(name) && !forStudiosPage.test(name)),
      ...packages.filter((name) => !forReact.test(name) && !forTexts.test(name)),
    ].map((name) => `${path} → ${name}`);
  expect(page.flatMap(foreign)).toEqual([]);
  // The views of the site bring only a link, or a term with its meaning, with them.
  const brought = source.find(({ path }) => path === marked)?.files;
  expect(brought).toEqual(['shared/engine/format/rich.ts', 'site/render/elements/Explained.tsx']);
});

describe("the compiler's stages", () => {
  const inCompiler = source.filter(({ wing }) => wing === 'compiler');
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

  it('plan and engine import only types from packages', () => {
    const taken = source
      .filter(({ room }) => room === 'shared/plan' || room === 'shared/engine')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^import (?!type\b)[^;]*?from '([^.'][^']*)'/gm)].map(([, name]) => [path, name]),
      );
    expect(taken).toEqual([]);
  });

  it('shared, site/storage and server do not import React', () => {
    const pure = ['shared', 'site/storage', 'server'];
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
