import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { escapePattern } from '../../src/shared/engine/format/escape.ts';

/** The tests that a runner runs: files, and a regular expression for titles. */
export interface TestFilter {
  readonly files: readonly string[];
  readonly title?: string;
}

/** The tests to run. If a kind of test is absent, none of it runs. */
export interface Selection {
  readonly unit?: TestFilter;
  readonly browser?: TestFilter;
  /** Whether changed snapshots are accepted. */
  readonly update: boolean;
}

/** The tests of each kind of config file. Those of all other files are in data.test.tsx. */
const configTests: Readonly<Record<string, string>> = {
  pages: 'tests/config/pages.test.tsx',
  forms: 'tests/config/forms.test.tsx',
  wizards: 'tests/config/wizards.test.tsx',
};

/** Files whose tests are in one test file, with the file or folder in their title. */
const titled: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly [file: string, title: string]])[] = [
  [
    /^config\/(?:(\w+)\/)?[^/]+\.yaml$/,
    ([path, folder = '']) => [configTests[folder] ?? 'tests/config/data.test.tsx', `${escapePattern(path)}( |$)`],
  ],
  [
    /^tests\/cases\/(problems|commands)\/([^/]+)/,
    ([, kind = '', name = '']) => [`tests/cases/${kind}.test.ts`, ` ${escapePattern(name)}$`],
  ],
];

/**
 * Reads the arguments after `npm test --`: files or parts of their paths, config files, folders of cases, `-t <name>`
 * for tests whose title contains it, `-u`. No arguments select no tests. Throws a readable error if an argument matches
 * no test.
 */
export function select(args: readonly string[], root: string): Selection {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { title: { type: 'string', short: 't' }, update: { type: 'boolean', short: 'u', default: false } },
    allowPositionals: true,
  });
  const { title, update } = values;
  const filters = positionals.map((argument) => filterOf(argument, root));
  const all = positionals.length === 0 && title !== undefined;
  const unit = combine(
    filters.flatMap((filter) => filter.unit ?? []),
    title,
  );
  const browser = combine(
    filters.flatMap((filter) => filter.browser ?? []),
    title,
  );
  const everywhere = { files: [], ...(title !== undefined && { title: escapePattern(title) }) };
  return {
    update,
    ...((all || unit) && { unit: unit ?? everywhere }),
    ...((all || browser) && { browser: browser ?? everywhere }),
  };
}

function filterOf(argument: string, root: string): Pick<Selection, 'unit' | 'browser'> {
  const path = argument.replace(/^\.\//, '').split(sep).join('/');
  for (const [pattern, testOf] of titled) {
    const found = pattern.exec(path);
    if (!found) continue;
    if (!existsSync(join(root, path))) throw new Error(`There is no ${path}.`);
    const [file, title] = testOf(found);
    return { unit: { files: [file], title } };
  }
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.split(sep).join('/')}`)
    .filter((file) => file.includes(path));
  const unit = files.filter((file) => /\.test\.tsx?$/.test(file));
  const browser = files.filter((file) => /\.spec\.ts$/.test(file));
  if (unit.length + browser.length === 0)
    throw new Error(`No test file's path holds "${argument}", and no config file or case has this name.`);
  return {
    ...(unit.length > 0 && { unit: { files: unit } }),
    ...(browser.length > 0 && { browser: { files: browser } }),
  };
}

/** Combines filters for one run. If only some of them have a title, the files run without a title. */
function combine(filters: readonly TestFilter[], name: string | undefined): TestFilter | undefined {
  if (filters.length === 0) return undefined;
  const titles = filters.flatMap(({ title }) => title ?? []);
  const parts = [
    ...(titles.length === filters.length ? [`(${titles.join('|')})`] : []),
    ...(name === undefined ? [] : [escapePattern(name)]),
  ];
  return {
    files: [...new Set(filters.flatMap(({ files }) => files))],
    ...(parts.length > 0 && { title: parts.join('.*') }),
  };
}
