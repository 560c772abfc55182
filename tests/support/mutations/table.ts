import { ends, type Tried } from './verdict.ts';

/** Largest distance from an edit, in lines, at which a problem still points at it. */
const near = 3;

const columns = [
  'edits',
  'caught',
  'in file',
  `≤ ${near} lines`,
  'example',
  'test',
  'drawn',
  'no effect',
  'silent',
  'crashed',
] as const;

/** The results of the edits, a line for each operator and one for all. */
export function printTable(tried: readonly Tried[]): string {
  const names = [...new Set(tried.map(({ operator }) => operator))].sort();
  const rows = [
    ...names.map((name) =>
      line(
        name,
        tried.filter(({ operator }) => operator === name),
      ),
    ),
    line('all', tried),
  ];
  return [`${''.padEnd(30)}${columns.map((name) => name.padStart(11)).join('')}`, ...rows].join('\n');
}

function line(name: string, tried: readonly Tried[]): string {
  const counts = countOf(tried);
  return `${name.padEnd(30)}${columns.map((column) => String(counts[column]).padStart(11)).join('')}`;
}

export function countOf(tried: readonly Tried[]): Readonly<Record<(typeof columns)[number], number>> {
  const distances = tried.flatMap(({ distance }) => distance ?? []);
  const byEnd = Object.fromEntries(ends.map((end) => [end, tried.filter((one) => one.end === end).length])) as Record<
    (typeof ends)[number],
    number
  >;
  return {
    ...byEnd,
    edits: tried.length,
    'in file': distances.length,
    [`≤ ${near} lines`]: distances.filter((lines) => lines <= near).length,
  } as ReturnType<typeof countOf>;
}

/** The details of an edit that nothing detects, or that crashes the compiler. */
export const printUnseen = ({ index, end, operator, file, from, shown, why }: Tried): string =>
  `${file}:${from}  edit ${index}: ${operator}, ${end === 'silent' ? `unseen in ${why}` : why}\n${shown.replaceAll(/^/gm, '  ')}`;
