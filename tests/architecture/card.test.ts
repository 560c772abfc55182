import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { resolveConfig, type Plugin } from 'vite';
import { readSource } from './source.ts';

/** The card: the packages that were asked for, each with what a file of ours imports of it. */
const card: Readonly<Record<string, RegExp>> = {
  react: /^react(\/jsx-runtime)?$/,
  'react-dom': /^react-dom(\/(client|server|static))?$/,
  'react-router-dom': /^react-router-dom$/,
  // Its main entry brings every widget, template and Markdown: 59 KB where a form needs 13. Its export map has this file.
  '@rjsf/core': /^@rjsf\/core(\/lib\/components\/fields\/SchemaField\.js)?$/,
  '@rjsf/utils': /^@rjsf\/utils$/,
  '@rjsf/validator-ajv8': /^@rjsf\/validator-ajv8(\/compileSchemaValidators)?$/,
  ajv: /^ajv(\/dist\/standalone\/index\.js)?$/,
  yaml: /^yaml$/,
  '@tanstack/react-query': /^@tanstack\/react-query$/,
  axios: /^axios$/,
  sonner: /^sonner(\/dist\/styles\.css)?$/,
  vite: /^vite(\/client)?$/,
};

const project = join(import.meta.dirname, '../..');
const source = readSource();
const imported = [...new Set(source.flatMap(({ packages }) => packages))];
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The top level of the project that was asked for, and what it may hold beside that and names with a dot. */
const asked = 'package.json vite.config.ts tsconfig.json src config schemas tests README.md'.split(' ');
const others = ['package-lock.json', 'LICENSE', 'CHANGELOG.md', 'Dockerfile'];
/** Files that a tool looks for at the top level alone. */
const ofTools = ['eslint.config.js', 'vitest.config.ts'];

const isOf = (name: string, pack: string): boolean => name === pack || name.startsWith(`${pack}/`);

describe('the card', () => {
  it.each(Object.entries(card))('%s is listed, and src imports it by its public entry alone', (pack, entry) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([pack]);
    const names = imported.filter((name) => isOf(name, pack));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !entry.test(name))).toEqual([]);
  });

  it('the top level holds what was asked for, and little else', () => {
    const ignored = readFileSync(join(project, '.gitignore'), 'utf8').split('\n');
    const isOurs = (name: string) => !ignored.includes(name) && !ignored.includes(`/${name}`);
    const entries = readdirSync(project).filter((name) => !name.startsWith('.') && isOurs(name));
    expect(entries.sort()).toEqual([...asked, ...others, ...ofTools].sort());
  });

  it('tests run in vitest', () => {
    expect(devDependencies).toHaveProperty('vitest');
  });

  it('no package is aliased', async () => {
    const { resolve } = await config();
    const names = resolve.alias.map(({ find }) => find);
    const caught = Object.keys(card).filter((pack) =>
      names.some((find) => (typeof find === 'string' ? isOf(pack, find) || isOf(find, pack) : find.test(pack))),
    );
    expect(caught).toEqual([]);
  });

  it('no plug-in of ours replaces a module of a package, but for the style that sonner injects', async () => {
    const { plugins } = await config();
    // Vite's own, and React's, which turns JSX into JavaScript.
    const ours = plugins.filter(({ name }) => !/^(?:vite|builtin|native|commonjs)\b/.test(name));
    expect(ours.map(({ name }) => name)).toContain('without-sonner-style');
    for (const plugin of ours) await hookOf(plugin.buildStart)?.call(context, {});
    const replaced: string[] = [];
    for (const pack of Object.keys(card).filter((name) => name !== 'vite'))
      for (const file of modulesOf(pack)) {
        const id = join(project, 'node_modules', file);
        for (const plugin of ours) if (await replaces(plugin, id)) replaced.push(`${plugin.name}: ${file}`);
      }
    expect(replaced).toEqual(['without-sonner-style: sonner/dist/index.mjs']);
  });
});

const config = () => resolveConfig({ configFile: join(project, 'vite.config.ts'), logLevel: 'silent' }, 'build');

/** The modules of a package as an ES module would be taken from it. */
function modulesOf(pack: string): string[] {
  const folder = join(project, 'node_modules', pack);
  if (!existsSync(folder)) throw new Error(`${pack} is not installed`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(pack, file));
}

type Hook = (this: unknown, ...given: unknown[]) => unknown;

/** A hook of a plug-in, which may stand in an object with filters. */
const hookOf = (hook: unknown): Hook | undefined =>
  typeof hook === 'function' ? (hook as Hook) : (hook as { handler?: Hook } | undefined)?.handler;

/** What a plug-in calls while the site is built. Nothing that it says here is read. */
const context: unknown = new Proxy({}, { get: (_, name) => (name === 'environment' ? { name: 'client' } : () => {}) });

/** Whether a plug-in gives other code for a module of a package than the package has. */
async function replaces(plugin: Plugin, id: string): Promise<boolean> {
  const code = readFileSync(id, 'utf8');
  const loaded = await hookOf(plugin.load)?.call(context, id, {});
  const asked = ts.preProcessFile(code, true).importedFiles.map(({ fileName }) => [fileName, id]);
  const answers = await Promise.all(
    [[id, undefined], ...asked].map(([name, importer]) => hookOf(plugin.resolveId)?.call(context, name, importer, {})),
  );
  const resolved = answers.find((answer) => answer != null);
  const made = (await hookOf(plugin.transform)?.call(context, code, id, {})) as { code?: string } | string | undefined;
  const changed = typeof made === 'string' ? made : made?.code;
  return loaded != null || resolved != null || (changed !== undefined && changed !== code);
}
