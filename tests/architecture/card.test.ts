import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { card, config, isOf } from './card.ts';
import { readSource } from './source.ts';

const project = join(import.meta.dirname, '../..');
const source = readSource();
const imported = [...new Set(source.flatMap(({ packages }) => packages))];
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The required top level of the project. Other entries are listed below; names with a dot are allowed. */
const asked = 'package.json vite.config.ts tsconfig.json src config schemas tests README.md'.split(' ');
const others = ['package-lock.json', 'LICENSE', 'CHANGELOG.md', 'Dockerfile'];
/** Files that a tool looks for only at the top level. */
const ofTools = ['vitest.config.ts'];

describe('the card', () => {
  it.each(Object.entries(card))('%s is listed, and src imports it only by its public entry', (pack, entry) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([pack]);
    const names = imported.filter((name) => isOf(name, pack));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !entry.test(name))).toEqual([]);
  });

  it('the top level holds the required files and little else', () => {
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
});
