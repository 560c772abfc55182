import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Plugin } from 'vite';
import { importsOf } from '../support/syntax.ts';
import { card, config } from './card.ts';

const project = join(import.meta.dirname, '../..');

it('no plug-in of ours replaces a module of a package, except the style that sonner injects', async () => {
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

/** The modules of a package as an ES module would be taken from it. */
function modulesOf(pack: string): string[] {
  const folder = join(project, 'node_modules', pack);
  if (!existsSync(folder)) throw new Error(`${pack} is not installed`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(pack, file));
}

type Hook = (this: unknown, ...given: unknown[]) => unknown;

/** A hook of a plug-in, which may be in an object with filters. */
const hookOf = (hook: unknown): Hook | undefined =>
  typeof hook === 'function' ? (hook as Hook) : (hook as { handler?: Hook } | undefined)?.handler;

/** The context of a plug-in during a build. Its messages are dropped. */
const context: unknown = new Proxy({}, { get: (_, name) => (name === 'environment' ? { name: 'client' } : () => {}) });

/** Whether a plug-in replaces the code of a module of a package. */
async function replaces(plugin: Plugin, id: string): Promise<boolean> {
  const code = readFileSync(id, 'utf8');
  const loaded = await hookOf(plugin.load)?.call(context, id, {});
  const asked = importsOf(id, code).map((name) => [name, id]);
  const answers = await Promise.all(
    [[id, undefined], ...asked].map(([name, importer]) => hookOf(plugin.resolveId)?.call(context, name, importer, {})),
  );
  const resolved = answers.find((answer) => answer != null);
  const made = (await hookOf(plugin.transform)?.call(context, code, id, {})) as { code?: string } | string | undefined;
  const changed = typeof made === 'string' ? made : made?.code;
  return loaded != null || resolved != null || (changed !== undefined && changed !== code);
}
