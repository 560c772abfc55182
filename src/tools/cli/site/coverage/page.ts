import type { SourceText } from '../../../../compiler/read/source.ts';
import type { Measured } from '../../../../authoring/coverage/measure.ts';
import { uncovered, type Covered } from '../../../../authoring/coverage/report.ts';
import { escapeMarkup } from '../../../../shared/engine/format/escape.ts';
import { counted } from '../../../../shared/problems/show.ts';
import { hidden, link, htmlList, htmlPage, row, sign, tableContent } from './html.ts';
import { coveredLines, type Line, type LineState } from './lines.ts';
import { style } from './style.ts';
import { byFile, countCovered, kindsOf, percent, share } from './table.ts';

/** The sign and text of each state, in addition to its colour. */
const stateMarks: Readonly<Record<LineState, readonly [sign: string, words: string]>> = {
  covered: ['✓', 'covered'],
  partly: ['~', 'partly covered'],
  not: ['✗', 'not covered'],
  none: ['', 'nothing to cover'],
};

/** Maximum number of examples that are listed for each unit; the rest are counted. */
const maxNamedExamples = 12;

/** The coverage pages by file name: an index and one for each config file. They need no script and no network. */
export function pagesOf({ report, raw, csvs }: Measured): ReadonlyMap<string, string> {
  const files = byFile(report);
  const sources = [...raw.values(), ...csvs];
  return new Map([
    ['style.css', style],
    [
      'index.html',
      indexPage(
        report,
        files,
        sources.map(({ file }) => file),
      ),
    ],
    ...sources.map((source) => [pageName(source.file), filePage(source, files.get(source.file) ?? [])] as const),
  ]);
}

const pageName = (file: string): string => `files/${file.replace('config/', '').replaceAll('/', '-')}.html`;

function indexPage(
  report: readonly Covered[],
  files: ReadonlyMap<string, readonly Covered[]>,
  all: readonly string[],
): string {
  const kinds = kindsOf(report);
  const ofKind = (units: readonly Covered[]) => kinds.map((kind) => units.filter((unit) => unit.kind === kind));
  const cells = (units: readonly Covered[]) => [
    ...ofKind(units).map((some) => coverageCell(some, share(countCovered(some)))),
    coverageCell(units, percent(countCovered(units))),
  ];
  const played = (units: readonly Covered[]) => `<td>${countCovered(units).journeys}</td>`;
  const linkTo = (file: string) => link(pageName(file), escapeMarkup(file));
  const table = tableContent({
    caption: 'Covered of all, by file and kind',
    head: ['File', ...kinds, 'all'],
    body: [...files].map(([file, units]) => row(linkTo(file), cells(units))),
    foot: [row('all', cells(report)), row('played in the browser', [...ofKind(report), report].map(played))],
  });
  return htmlPage('Config coverage', '', [
    '<h1>Config coverage</h1>',
    '<p>What the examples of <code>config/forms</code> and <code>config/wizards</code> exercise.',
    'All messages, steps and rules must be covered.</p>',
    `<div class="wide" role="region" aria-label="Files" tabindex="0"><table>${table}</table></div>`,
    '<h2>Files without anything to cover</h2>',
    '<p>Pages, catalogs, lists and constants used only by pages have no examples: snapshots test them.</p>',
    `<div class="columns">${htmlList(all.filter((file) => !files.has(file)).map(linkTo))}</div>`,
  ]);
}

function coverageCell(units: readonly Covered[], text: string): string {
  const { covered, total } = countCovered(units);
  if (total === 0) return '<td><span class="quiet" aria-label="none">–</span></td>';
  const state: LineState = covered === total ? 'covered' : covered === 0 ? 'not' : 'partly';
  return `<td class="${state}">${sign(`${stateMarks[state][0]} `)}${text}</td>`;
}

function filePage(source: SourceText, units: readonly Covered[]): string {
  const count = countCovered(units);
  const missing = uncovered(units).map(
    ({ place: { line }, what, wanted }) =>
      `${link(`#L${line}`, `Line ${line}`)}: ${escapeMarkup(what)}. Add an example, ${escapeMarkup(wanted)}.`,
  );
  const table = tableContent({
    caption: '✓ covered, with the number of examples; ~ partly; ✗ not; no sign: nothing to cover',
    head: ['Line', 'Examples', source.file.endsWith('.csv') ? 'CSV' : 'YAML'],
    body: coveredLines(source, units).map(lineRow),
  });
  return htmlPage(source.file, '../', [
    `<p>${link('../index.html', 'All files')}</p>`,
    `<h1>${escapeMarkup(source.file)}</h1>`,
    count.total === 0
      ? '<p>There is nothing to cover in this file.</p>'
      : `<p>${share(count)} covered, ${percent(count)}.</p>`,
    ...(missing.length === 0 ? [] : ['<h2>Not covered</h2>', htmlList(missing)]),
    '<h2>Line by line</h2>',
    `<table class="source">${table}</table>`,
  ]);
}

function lineRow(line: Line): string {
  const { number, text, state } = line;
  const examples = state === 'none' ? hidden(stateMarks.none[1]) : details(line);
  const cells = `<td>${examples}</td><td><code>${escapeMarkup(text) || ' '}</code></td>`;
  return `<tr class="${state}" id="L${number}"><th scope="row">${number}</th>${cells}</tr>`;
}

function details({ state, times, units }: Line): string {
  const [mark, words] = stateMarks[state];
  const shown = sign(times > 0 ? `${mark} ${times}×` : mark);
  const readOut = hidden(`${words}, ${counted(times, 'example')}`);
  return `<details><summary>${shown}${readOut}</summary>${htmlList(units.map(unitText))}</details>`;
}

function unitText({ what, wanted, owner, place, by }: Covered): string {
  const of = owner === undefined || owner === place.file ? '' : ` in ${owner}`;
  if (by.length === 0) return `✗ ${escapeMarkup(what + of)}: no example. Add one, ${escapeMarkup(wanted)}.`;
  const named = by.slice(0, maxNamedExamples).map(({ file, name, journey }) => {
    const example = escapeMarkup(file === place.file ? name : `${name} (${file})`);
    return journey ? `${example} · played in the browser` : example;
  });
  const more = by.length > maxNamedExamples ? [`and ${by.length - maxNamedExamples} more`] : [];
  return `✓ ${escapeMarkup(what + of)}${htmlList([...named, ...more])}`;
}
