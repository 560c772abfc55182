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
import { leadChecks } from '../../../vite/lead-checks.ts';
import { takePictures } from './pictures.ts';
import { checkOut, hasSchemas, revision } from '../../../../authoring/changes/git.ts';
import type { UnderWay } from '../../../../authoring/changes/under-way/report.ts';
import { underWay } from '../../../../authoring/changes/under-way/under-way.ts';
import { sentencesOf } from '../../../../authoring/changes/under-way/words.ts';
import { compareVisitors, type ChangedVisit, type Visitors } from '../../../../authoring/changes/visitors.ts';
import { walksTo } from '../../../../authoring/changes/walks.ts';
import { describeTranslations } from '../../../../authoring/changes/translations.ts';
import { describeFile, groupByText, title } from '../../../../authoring/changes/tell.ts';

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
    'REF is a branch, a tag, a commit, or HEAD for uncommitted changes. The command compares the compiled sites, not',
    'the texts of the files: a comment, or a value moved to a constant, is not a change. Every example visitor runs',
    'through both sites. Drafts of visitors under way are restored, and leads of open pages checked, as browsers and the',
    'server do it.',
    'With --json: {since, changes: [{text, files}], pages: [{page, path, addresses, how}], everyPage, leads,',
    'visitors: {tried, changed}, underWay: {forms}, pictures}. `leads`: whether the server accepts other leads, or',
    'processes them differently. `how` of a visitor is path or words.',
  ],
  examples: [
    ['diff main', 'What does this branch change for visitors?'],
    ['diff HEAD', 'What have I changed and not yet committed?'],
    ['diff v1.2 --pictures', 'What will people see since that release?'],
  ],
  run: diff,
};

interface DiffReport {
  readonly since: string;
  readonly changes: readonly { readonly text: string; readonly files: readonly string[] }[];
  readonly pages: readonly Affected[];
  readonly everyPage: boolean;
  readonly leads: boolean;
  readonly visitors: Visitors;
  readonly underWay: UnderWay;
  readonly warnings: readonly string[];
  readonly pictures?: string;
}

async function diff(call: Call): Promise<Answer> {
  const [ref = ''] = call.words;
  const commit = await revision(call.root, ref);
  const { contracts, compile } = createCompiler(call);
  const site = sound(compile());
  const after: Version = { symbols: site.symbols, languages: site.languages, root: call.root };
  const { folder, remove } = await checkOut(call.root, commit);
  try {
    const old: Site = compileSite(folder, hasSchemas(folder) ? readContracts(folder) : contracts);
    const before: Version = { symbols: old.symbols, languages: old.languages, root: folder };
    const had = counted(old.problems.length, 'problem');
    const warning = `${ref} had ${had} by today's rules, so not all of it may be compared.`;
    const pages = affectedPages(before, after);
    const everyPage = affectsAll(before, after);
    const found: DiffReport = {
      since: commit,
      changes: [...changeTexts(before, after), ...describeTranslations(old.translations, site.translations)],
      pages,
      everyPage,
      leads: affectsLeads(before, after),
      visitors: compareVisitors(before.symbols, after.symbols),
      underWay: underWay(before, after, leadChecks(before, after)),
      warnings: old.problems.length === 0 ? [] : [warning],
    };
    const pictures =
      call.values.pictures === true
        ? await takePictures(call.project, commit, pictured(pages, everyPage), walksTo(pages, before, after))
        : undefined;
    return {
      code: exit.fine,
      data: { ...found, pictures },
      text: (colours) => diffText(ref, { ...found, ...(pictures === undefined ? {} : { pictures }) }, colours),
    };
  } finally {
    remove();
  }
}

/** The pages to take pictures of. Changes of every page are shown on the home page. */
const pictured = (pages: readonly Affected[], everyPage: boolean): readonly Affected[] =>
  everyPage && !pages.some(({ path }) => path === '/')
    ? [...pages, { page: 'home', path: '/', addresses: 1, how: 'changed' }]
    : pages;

const sourceName = ({ file, id }: Checked): string => `${file} ${id}`;

function changeTexts(before: Version, after: Version): DiffReport['changes'] {
  // Choices inside a form are a separate list of the same file.
  const byName = ({ symbols: { sources, lists } }: Version) =>
    new Map<string, Checked>([...sources, ...lists.values()].map((source) => [sourceName(source), source]));
  const [old, now] = [byName(before), byName(after)];
  const whole = (source: Checked, how: string) => ({ text: `${title(source)} ${how}`, files: [source.file] });
  const told = [...now.values()].flatMap((source) => {
    const was = old.get(sourceName(source));
    return was ? describeFile(was, source, before.symbols, after.symbols) : [];
  });
  return [
    ...[...now.values()].filter((source) => !old.has(sourceName(source))).map((source) => whole(source, 'added')),
    ...[...old.values()].filter((source) => !now.has(sourceName(source))).map((source) => whole(source, 'removed')),
    ...groupByText(told),
  ].map(({ text: words, files }) => ({ text: capital(words), files }));
}

function diffText(
  ref: string,
  { changes: all, pages, everyPage, leads, visitors, underWay: met, warnings, pictures }: DiffReport,
  { strong, dim, bad }: Colours,
): string {
  const head = warnings.map(bad);
  if (all.length === 0 && pages.length === 0 && !everyPage && visitors.changed.length === 0 && met.forms.length === 0)
    return [...head, `Nothing that a visitor could notice changed since ${ref}.`].join('\n');
  const { tried, changed } = visitors;
  const on = (how: ChangedVisit['how']) => changed.filter((one) => one.how === how);
  const [paths, words] = [on('path'), on('words')];
  return [
    ...head,
    strong(`Since ${ref}`),
    ...all.map(({ text: words }) => `  ${words}`),
    '',
    ...pageLines(pages, everyPage, { strong, dim }),
    ...(leads ? ['', strong('The server is affected: which leads it accepts, or how it processes them')] : []),
    '',
    strong(
      paths.length === 0
        ? `All ${tried} example visitors take the same path`
        : `${paths.length} of ${tried} example visitors take another path`,
    ),
    ...visitorLines(paths, dim),
    ...(words.length === 0
      ? []
      : [
          '',
          strong(`${words.length} of ${tried} ${words.length === 1 ? 'reads' : 'read'} other words on the same path`),
          ...visitorLines(words, dim),
        ]),
    '',
    ...underWayLines(met, { strong, dim }),
    ...(pictures === undefined ? [] : ['', `Pictures: ${pictures}`]),
  ].join('\n');
}

/** What the change does to visitors under way, form by form. */
function underWayLines({ forms }: UnderWay, { strong, dim }: Pick<Colours, 'strong' | 'dim'>): string[] {
  if (forms.length === 0) return [strong('No draft, open page or lead on its way is affected')];
  return [
    strong('Visitors under way'),
    ...forms.flatMap((form) => [
      `  ${form.title} ${dim(form.file)}`,
      ...sentencesOf(form).flatMap(({ text, more }) => [`    ${text}`, ...more.map((one) => `      ${one}`)]),
    ]),
  ];
}

/** The affected pages, with the kind of change. */
function pageLines(
  pages: readonly Affected[],
  everyPage: boolean,
  { strong, dim }: Pick<Colours, 'strong' | 'dim'>,
): string[] {
  const signs = { added: '+', removed: '-', changed: ' ' };
  return [
    strong(
      everyPage
        ? 'Every page is affected (header, footer, look or notices). Pages with other changes:'
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

/** The first ten visitors, with their outcomes before and now. */
function visitorLines(visitors: readonly ChangedVisit[], dim: Colours['dim']): string[] {
  const more = visitors.length - 10;
  return [
    ...visitors
      .slice(0, 10)
      .flatMap((one) => [`  ${one.name} ${dim(one.file)}`, `    before: ${one.before}`, `    now:    ${one.after}`]),
    ...(more > 0 ? [`  and ${more} more (--json lists them all)`] : []),
  ];
}
