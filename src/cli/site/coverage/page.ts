import { uncovered, type Covered } from '../../../coverage/report.ts';
import type { Source } from '../../../compiler/read/source.ts';
import { linesOf, type Line, type State } from './lines.ts';
import type { Measured } from '../../../coverage/measure.ts';
import { style } from './style.ts';
import { byFile, countOf, kindsOf, percent, share } from './table.ts';

/** The sign of each state and its words: colour is never alone. */
const marks: Readonly<Record<State, readonly [sign: string, words: string]>> = {
  covered: ['✓', 'covered'],
  partly: ['~', 'partly covered'],
  not: ['✗', 'not covered'],
  none: ['', 'nothing to cover'],
};

/** Examples that are named at each thing; of more, their number. */
const mostNamed = 12;

/** The pages over the YAML, by file name: an index and one for each config file. They need no script and no network. */
export function pagesOf({ report, raw }: Measured): ReadonlyMap<string, string> {
  const files = byFile(report);
  return new Map([
    ['style.css', style],
    ['index.html', indexPage(report, files, [...raw.keys()])],
    ...[...raw.values()].map(
      (source) => [pageName(source.file), filePage(source, files.get(source.file) ?? [])] as const,
    ),
  ]);
}

const pageName = (file: string): string => `files/${file.replace('config/', '').replaceAll('/', '-')}.html`;

function indexPage(
  report: readonly Covered[],
  files: ReadonlyMap<string, readonly Covered[]>,
  all: readonly string[],
): string {
  const kinds = kindsOf(report);
  const head = `<tr><th scope="col">File</th>${kinds.map((kind) => `<th scope="col">${kind}</th>`).join('')}<th scope="col">all</th></tr>`;
  const cells = (units: readonly Covered[]) =>
    kinds.map((kind) => cell(units.filter((unit) => unit.kind === kind))).join('') +
    cell(units, percent(countOf(units)));
  const rows = [...files].map(
    ([file, units]) => `<tr><th scope="row"><a href="${pageName(file)}">${escape(file)}</a></th>${cells(units)}</tr>`,
  );
  const others = all.filter((file) => !files.has(file));
  return page('Config coverage', '', [
    '<h1>Config coverage</h1>',
    '<p>What the examples of <code>config/forms</code> and <code>config/wizards</code> exercise. Of messages, steps and rules nothing may be left out.</p>',
    `<div class="wide" role="region" aria-label="Files" tabindex="0"><table><caption>Covered of all, by file and kind</caption><thead>${head}</thead><tbody>${rows.join('')}</tbody><tfoot><tr><th scope="row">all</th>${cells(report)}</tr><tr><th scope="row">played in the browser</th>${kinds.map((kind) => `<td>${countOf(report.filter((unit) => unit.kind === kind)).journeys}</td>`).join('')}<td>${countOf(report).journeys}</td></tr></tfoot></table></div>`,
    `<h2>Files without anything to cover</h2><p>Pages, catalogs, lists and constants that only pages take have no examples: their snapshots hold them.</p><ul class="columns">${others.map((file) => `<li><a href="${pageName(file)}">${escape(file)}</a></li>`).join('')}</ul>`,
  ]);
}

function cell(units: readonly Covered[], text = share(countOf(units))): string {
  const { covered, total } = countOf(units);
  const state: State = total === 0 ? 'none' : covered === total ? 'covered' : covered === 0 ? 'not' : 'partly';
  return total === 0
    ? '<td><span class="quiet" aria-label="none">–</span></td>'
    : `<td class="${state}"><span aria-hidden="true">${marks[state][0]} </span>${text}</td>`;
}

function filePage(source: Source, units: readonly Covered[]): string {
  const left = uncovered(units);
  const rows = linesOf(source, units).map(lineRow);
  return page(source.file, '../', [
    '<p><a href="../index.html">All files</a></p>',
    `<h1>${escape(source.file)}</h1>`,
    `<p>${units.length === 0 ? 'There is nothing to cover in this file.' : `${share(countOf(units))} covered, ${percent(countOf(units))}.`}</p>`,
    ...(left.length === 0
      ? []
      : [
          '<h2>Not covered</h2>',
          `<ul>${left.map(({ place, what, wanted }) => `<li><a href="#L${place.line}">Line ${place.line}</a>: ${escape(what)}. Add an example, ${escape(wanted)}.</li>`).join('')}</ul>`,
        ]),
    '<h2>Line by line</h2>',
    `<table class="source"><caption>✓ covered, with the number of examples; ~ partly; ✗ not; without a sign there is nothing to cover</caption><thead><tr><th scope="col">Line</th><th scope="col">Examples</th><th scope="col">YAML</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  ]);
}

function lineRow(line: Line): string {
  const { number, text, state } = line;
  return `<tr class="${state}" id="L${number}"><th scope="row">${number}</th><td>${state === 'none' ? `<span class="hidden">${marks.none[1]}</span>` : details(line)}</td><td><code>${escape(text) || ' '}</code></td></tr>`;
}

function details({ state, times, units }: Line): string {
  const [sign, words] = marks[state];
  const summary = `<span aria-hidden="true">${sign}${times > 0 ? ` ${times}×` : ''}</span><span class="hidden">${words}, ${times} ${times === 1 ? 'example' : 'examples'}</span>`;
  return `<details><summary>${summary}</summary><ul>${units.map(unitItem).join('')}</ul></details>`;
}

function unitItem({ what, wanted, owner, place, by }: Covered): string {
  const of = owner === undefined || owner === place.file ? '' : ` in ${owner}`;
  if (by.length === 0) return `<li>✗ ${escape(what + of)}: no example. Add one, ${escape(wanted)}.</li>`;
  const named = by
    .slice(0, mostNamed)
    .map(
      ({ file, name, journey }) =>
        `<li>${escape(file === place.file ? name : `${name} (${file})`)}${journey ? ' · played in the browser' : ''}</li>`,
    );
  const more = by.length > mostNamed ? `<li>and ${by.length - mostNamed} more</li>` : '';
  return `<li>✓ ${escape(what + of)}<ul>${named.join('')}${more}</ul></li>`;
}

/** `up`: the way from the page to the index. */
const page = (title: string, up: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title><link rel="stylesheet" href="${up}style.css"></head>`,
    '<body><main>',
    ...body,
    '</main></body>',
    '</html>',
    '',
  ].join('\n');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
