import { uncovered, wantedLine, type Covered } from '../../../../authoring/coverage/report.ts';
import { gated, unitKinds, type UnitKind } from '../../../../authoring/coverage/unit.ts';
import type { Colours } from '../../kit/colours.ts';
import { columns } from '../../kit/columns.ts';

/** The numbers of units and of exercised ones. */
export interface Count {
  readonly total: number;
  readonly covered: number;
  /** The number exercised by an example that browser tests play. */
  readonly journeys: number;
}

export const countCovered = (units: readonly Covered[]): Count => ({
  total: units.length,
  covered: units.filter(({ by }) => by.length > 0).length,
  journeys: units.filter(({ by }) => by.some(({ journey }) => journey)).length,
});

/** Units by file, in order. */
export function byFile(report: readonly Covered[]): ReadonlyMap<string, readonly Covered[]> {
  const files = new Map<string, Covered[]>();
  for (const unit of report) files.set(unit.place.file, [...(files.get(unit.place.file) ?? []), unit]);
  return files;
}

/** `12/14`, or an empty text if there are none. */
export const share = ({ covered, total }: Count): string => (total === 0 ? '' : `${covered}/${total}`);

/** Whole percents, rounded down: 100 % is all of them. */
export const percent = ({ covered, total }: Count): string =>
  total === 0 ? '' : `${Math.floor((100 * covered) / total)} %`;

/** The kinds in a report. */
export const kindsOf = (report: readonly Covered[]): UnitKind[] =>
  unitKinds.filter((kind) => report.some((unit) => unit.kind === kind));

/** The table of files and kinds, and the uncovered units: all required ones, and at most `most` of the rest. */
export function printTable(report: readonly Covered[], most: number, { strong, dim, good, bad }: Colours): string {
  const kinds = kindsOf(report);
  const rows = [...byFile(report)].map(([file, units]) => row(file, units, kinds));
  const sums = [
    ['all', ...kinds.map((kind) => share(countCovered(ofKind(report, kind)))), percent(countCovered(report))],
    ['', ...kinds.map((kind) => percent(countCovered(ofKind(report, kind)))), ''],
    [
      'played in the browser',
      ...kinds.map((kind) => String(countCovered(ofKind(report, kind)).journeys)),
      String(countCovered(report).journeys),
    ],
  ];
  const table = columns([['', ...kinds, ''], ...rows, ...sums], { indent: '', others: 'right' });
  const [head = '', ...lines] = table;
  const failed = uncovered(report, gated);
  const open = uncovered(report).filter((unit) => !failed.includes(unit));
  const more = open.length - most;
  return [
    strong(head),
    ...lines.slice(0, rows.length),
    ...lines.slice(rows.length).map(strong),
    '',
    ...(failed.length === 0
      ? [good('Every message, step and rule is exercised by an example.')]
      : [
          bad(`${failed.length} of the messages, steps and rules are exercised by no example:`),
          ...failed.map((unit) => `  ${wantedLine(unit)}`),
        ]),
    ...(open.length === 0
      ? []
      : [
          '',
          `Of the rest, ${open.length} ${open.length === 1 ? 'is' : 'are'} exercised by no example (visitors that the check draws do not count):`,
          ...open.slice(0, most).map((unit) => dim(`  ${wantedLine(unit)}`)),
        ]),
    ...(more > 0 ? [dim(`  and ${more} more: --all lists them.`)] : []),
  ].join('\n');
}

const ofKind = (report: readonly Covered[], kind: UnitKind): Covered[] => report.filter((unit) => unit.kind === kind);

const row = (file: string, units: readonly Covered[], kinds: readonly UnitKind[]): string[] => [
  file,
  ...kinds.map((kind) => share(countCovered(ofKind(units, kind)))),
  percent(countCovered(units)),
];
