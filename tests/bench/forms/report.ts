import { quantile, table } from './figures.ts';
import type { Reading } from './read.ts';
import { names, schemaPeers, type Variant } from './variants.ts';

export type Readings = ReadonlyMap<string, readonly Reading[]>;

/** One figure, and how it is computed from all rounds. */
export interface Figure {
  readonly name: string;
  readonly of: (reading: Reading) => readonly number[];
  readonly share: number;
  readonly unit: string;
}

export const figures: readonly Figure[] = [
  { name: 'load to idle', of: ({ load }) => load, share: 0.5, unit: 'ms' },
  { name: 'keystroke to paint, median', of: ({ keys }) => keys, share: 0.5, unit: 'ms' },
  { name: 'keystroke to paint, p95', of: ({ keys }) => keys, share: 0.95, unit: 'ms' },
  { name: 'submit with all errors', of: ({ submit }) => [submit], share: 0.5, unit: 'ms' },
  { name: 'heap after submit', of: ({ heap }) => [heap], share: 0.5, unit: 'MB' },
];

/** A figure of every variant: its value, and its ratio to the hand-written form in each round. */
interface Row {
  readonly name: string;
  readonly values: readonly number[];
  readonly ratios: readonly (readonly number[])[];
  /** Peers that read a schema and do better than our engine. */
  readonly ahead: readonly Variant[];
}

/** Ratios to the hand-written form with their quartiles, then the values. Figures where a peer is better come first. */
export function report(size: string, bytes: ReadonlyMap<string, number>, readings: Readings): string {
  const rows = [bytesRow(size, bytes), ...figures.map((figure) => figureRow(figure, size, readings))];
  const sorted = [...rows.filter(({ ahead }) => ahead.length > 0), ...rows.filter(({ ahead }) => ahead.length === 0)];
  const ratios = sorted.map(({ name, ratios, ahead }) => [
    `${ahead.length > 0 ? '! ' : '  '}${name}`,
    ...ratios.slice(1).map(spread),
    ahead.join(', '),
  ]);
  return [
    table([[`  ${size}, ratio to hand`, ...names.slice(1), 'ahead of ours'], ...ratios]),
    table([
      [`  ${size}`, ...names],
      ...sorted.map(({ name, values }) => [`  ${name}`, ...values.map((one) => one.toFixed(1))]),
    ]),
  ].join('\n\n');
}

function bytesRow(size: string, bytes: ReadonlyMap<string, number>): Row {
  const values = names.map((name) => bytes.get(`${size}-${name}`) ?? NaN);
  return rowOf(
    'JavaScript, Brotli, KB',
    values,
    values.map((value) => [value / (values[0] ?? NaN)]),
  );
}

function figureRow({ name, unit, of, share }: Figure, size: string, readings: Readings): Row {
  const rounds = names.map((variant) => (readings.get(`${size}-${variant}`) ?? []).map(of));
  const hand = rounds[0]?.map((samples) => quantile(samples, share)) ?? [];
  return rowOf(
    `${name}, ${unit}`,
    rounds.map((all) => quantile(all.flat(), share)),
    // Compared round by round, so that a slow moment of the machine affects both.
    rounds.map((all) => all.map((samples, round) => quantile(samples, share) / (hand[round] ?? NaN))),
  );
}

function rowOf(name: string, values: readonly number[], ratios: readonly (readonly number[])[]): Row {
  const ratioOf = (variant: Variant) => quantile(ratios[names.indexOf(variant)] ?? [], 0.5);
  return { name, values, ratios, ahead: schemaPeers.filter((peer) => ratioOf(peer) < ratioOf('ours')) };
}

/** The median and, where there are several rounds, the quartiles. */
function spread(ratios: readonly number[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  return ratios.length > 1 ? `${middle} (${low}–${high})` : `${middle}`;
}
