import { readContracts } from '../../../../compiler/check/contracts.ts';
import { compileSite, type Site } from '../../../../compiler/compile-site.ts';
import { createCompiler } from '../../../../compiler/compiler.ts';
import type { Checked } from '../../../../compiler/check/checked.ts';
import { capital, counted } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, type Answer, type Call, type Command } from '../../kit/command.ts';
import { sound } from '../compiled.ts';
import {
  affectedPages,
  affectsAll,
  affectsLeads,
  type Affected,
  type Version,
} from '../../../../authoring/changes/pages.ts';
import { takePictures } from './pictures.ts';
import { checkOut, hasSchemas, revision } from '../../../../authoring/changes/git.ts';
import { compareVisitors, type ChangedVisit, type Visitors } from '../../../../authoring/changes/visitors.ts';
import { walksTo } from '../../../../authoring/changes/walks.ts';
import { tellFile, tellTogether, title } from '../../../../authoring/changes/tell.ts';

export const command: Command = {
  name: 'diff',
  summary: "What changed since a git revision, in a product manager's words.",
  words: ['REF'],
  options: {
    pictures: {
      type: 'boolean',
      about: 'Also take pictures of changed pages and steps: test-results/diff/index.html. Takes a minute.',
    },
  },
  about: [
    'REF is a branch, a tag, a commit, or HEAD for what is not committed yet. The compiled sites are compared, not the',
    'texts of the files: a comment, or a value that moved to a constant, is no change. Every example visitor is sent',
    'through both.',
    'With --json: {since, changes: [{text, files}], pages: [{page, path, addresses, how}], everyPage, leads,',
    'visitors: {tried, changed}, pictures}. `leads` is whether the server takes other leads, or does other things with',
    'them. `how` of a visitor is path or words.',
  ],
  examples: [
    ['diff main', 'What does this branch change for visitors?'],
    ['diff HEAD', 'What have I changed and not yet committed?'],
    ['diff v1.2 --pictures', 'What will people see since that release?'],
  ],
  run: diff,
};

interface Found {
  readonly since: string;
  readonly changes: readonly { readonly text: string; readonly files: readonly string[] }[];
  readonly pages: readonly Affected[];
  readonly everyPage: boolean;
  readonly leads: boolean;
  readonly visitors: Visitors;
  readonly warnings: readonly string[];
  readonly pictures?: string;
}

async function diff(call: Call): Promise<Answer> {
  const [ref = ''] = call.words;
  const commit = await revision(call.root, ref);
  const { contracts, compile } = createCompiler(call);
  const after: Version = { symbols: sound(compile()).symbols, root: call.root };
  const { folder, remove } = await checkOut(call.root, commit);
  try {
    const old: Site = compileSite(folder, hasSchemas(folder) ? readContracts(folder) : contracts);
    const before: Version = { symbols: old.symbols, root: folder };
    const had = counted(old.problems.length, 'problem');
    const warning = `${ref} had ${had} by today's rules, so not all of it may be compared.`;
    const pages = affectedPages(before, after);
    const everyPage = affectsAll(before, after);
    const found: Found = {
      since: commit,
      changes: changes(before, after),
      pages,
      everyPage,
      leads: affectsLeads(before, after),
      visitors: compareVisitors(before.symbols, after.symbols),
      warnings: old.problems.length === 0 ? [] : [warning],
    };
    const pictures =
      call.values.pictures === true
        ? await takePictures(call.project, commit, pictured(pages, everyPage), walksTo(pages, before, after))
        : undefined;
    return {
      code: exit.fine,
      data: { ...found, pictures },
      text: (colours) => text(ref, { ...found, ...(pictures === undefined ? {} : { pictures }) }, colours),
    };
  } finally {
    remove();
  }
}

/** The pages of which pictures are taken. What every page shows is seen on the home page. */
const pictured = (pages: readonly Affected[], everyPage: boolean): readonly Affected[] =>
  everyPage && !pages.some(({ path }) => path === '/')
    ? [...pages, { page: 'home', path: '/', addresses: 1, how: 'changed' }]
    : pages;

const nameOf = ({ file, id }: Checked): string => `${file} ${id}`;

function changes(before: Version, after: Version): Found['changes'] {
  // Choices that stand inside a form are a list beside it, of the same file.
  const byName = ({ symbols: { sources, lists } }: Version) =>
    new Map<string, Checked>([...sources, ...lists.values()].map((source) => [nameOf(source), source]));
  const [old, now] = [byName(before), byName(after)];
  const whole = (source: Checked, how: string) => ({ text: `${title(source)} ${how}`, files: [source.file] });
  const told = [...now.values()].flatMap((source) => {
    const was = old.get(nameOf(source));
    return was ? tellFile(was, source, before.symbols, after.symbols) : [];
  });
  return [
    ...[...now.values()].filter((source) => !old.has(nameOf(source))).map((source) => whole(source, 'added')),
    ...[...old.values()].filter((source) => !now.has(nameOf(source))).map((source) => whole(source, 'removed')),
    ...tellTogether(told),
  ].map(({ text: words, files }) => ({ text: capital(words), files }));
}

function text(
  ref: string,
  { changes: all, pages, everyPage, leads, visitors, warnings, pictures }: Found,
  { strong, dim, bad }: Colours,
): string {
  const head = warnings.map(bad);
  if (all.length === 0 && pages.length === 0 && !everyPage && visitors.changed.length === 0)
    return [...head, `Nothing that a visitor could notice changed since ${ref}.`].join('\n');
  const { tried, changed } = visitors;
  const on = (how: ChangedVisit['how']) => changed.filter((one) => one.how === how);
  const [paths, words] = [on('path'), on('words')];
  return [
    ...head,
    strong(`Since ${ref}`),
    ...all.map(({ text: words }) => `  ${words}`),
    '',
    ...tellPages(pages, everyPage, { strong, dim }),
    ...(leads ? ['', strong('The server is affected: which leads it takes, or what it does with them')] : []),
    '',
    strong(
      paths.length === 0
        ? `All ${tried} example visitors take the same path`
        : `${paths.length} of ${tried} example visitors take another path`,
    ),
    ...tellVisitors(paths, dim),
    ...(words.length === 0
      ? []
      : [
          '',
          strong(`${words.length} of ${tried} ${words.length === 1 ? 'reads' : 'read'} other words on the same path`),
          ...tellVisitors(words, dim),
        ]),
    ...(pictures === undefined ? [] : ['', `Pictures: ${pictures}`]),
  ].join('\n');
}

/** The pages that are affected, each with how. */
function tellPages(
  pages: readonly Affected[],
  everyPage: boolean,
  { strong, dim }: Pick<Colours, 'strong' | 'dim'>,
): string[] {
  const signs = { added: '+', removed: '-', changed: ' ' };
  return [
    strong(
      everyPage
        ? 'Every page is affected (header, footer, look or notices); of their own, these'
        : `${counted(
            pages.reduce((sum, { addresses }) => sum + addresses, 0),
            'page',
          )} affected`,
    ),
    ...pages.map(({ page, path, addresses, how }) => {
      const more = addresses > 1 ? ` and ${addresses - 1} more` : '';
      return `  ${signs[how]} ${path || page}${more} ${dim(`config/pages/${page}.yaml`)}`;
    }),
  ];
}

/** The first ten of the visitors, with what came of their answers before and what comes of them now. */
function tellVisitors(visitors: readonly ChangedVisit[], dim: Colours['dim']): string[] {
  const more = visitors.length - 10;
  return [
    ...visitors
      .slice(0, 10)
      .flatMap((one) => [`  ${one.name} ${dim(one.file)}`, `    before: ${one.before}`, `    now:    ${one.after}`]),
    ...(more > 0 ? [`  and ${more} more (--json lists them all)`] : []),
  ];
}
