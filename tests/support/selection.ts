import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { escapePattern } from '../../src/shared/engine/format/escape.ts';

/** What is asked of a test runner: files, and a regular expression for titles. */
export interface Wish {
  readonly files: readonly string[];
  readonly title?: string;
}

/** Which tests to run. A kind of test that is absent has none. */
export interface Selection {
  readonly unit?: Wish;
  readonly browser?: Wish;
  /** Whether changed snapshots are taken over. */
  readonly update: boolean;
}

/** The tests of each kind of config file; those of every other file are among the data. */
const configTests: Readonly<Record<string, string>> = {
  pages: 'tests/config/pages.test.tsx',
  forms: 'tests/config/forms.test.tsx',
  wizards: 'tests/config/wizards.test.tsx',
};

/** Files whose tests are all in one place, under a title that names the file or folder. */
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
 * Reads the words after `npm test --`: files or parts of their paths, config files, folders of cases, `-t <name>` for
 * tests whose title holds it, `-u`. Nothing at all selects nothing. Throws, in words for the person who typed, when a
 * word means no test.
 */
export function select(args: readonly string[], root: string): Selection {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { title: { type: 'string', short: 't' }, update: { type: 'boolean', short: 'u', default: false } },
    allowPositionals: true,
  });
  const { title, update } = values;
  const wishes = positionals.map((word) => wishOf(word, root));
  const all = positionals.length === 0 && title !== undefined;
  const unit = together(
    wishes.flatMap((wish) => wish.unit ?? []),
    title,
  );
  const browser = together(
    wishes.flatMap((wish) => wish.browser ?? []),
    title,
  );
  const everywhere = { files: [], ...(title !== undefined && { title: escapePattern(title) }) };
  return {
    update,
    ...((all || unit) && { unit: unit ?? everywhere }),
    ...((all || browser) && { browser: browser ?? everywhere }),
  };
}

function wishOf(word: string, root: string): Pick<Selection, 'unit' | 'browser'> {
  const path = word.replace(/^\.\//, '').split(sep).join('/');
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
    throw new Error(`No test file's path holds "${word}", and no config file or case is called so.`);
  return {
    ...(unit.length > 0 && { unit: { files: unit } }),
    ...(browser.length > 0 && { browser: { files: browser } }),
  };
}

/** One wish for one run. When only some of the wishes are about titles, all files run whole. */
function together(wishes: readonly Wish[], name: string | undefined): Wish | undefined {
  if (wishes.length === 0) return undefined;
  const titles = wishes.flatMap(({ title }) => title ?? []);
  const parts = [
    ...(titles.length === wishes.length ? [`(${titles.join('|')})`] : []),
    ...(name === undefined ? [] : [escapePattern(name)]),
  ];
  return {
    files: [...new Set(wishes.flatMap(({ files }) => files))],
    ...(parts.length > 0 && { title: parts.join('.*') }),
  };
}
