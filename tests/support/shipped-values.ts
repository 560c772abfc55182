import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../src/compiler/read/source.ts';
import { filled } from './filled.ts';

type Value = string | number;

const snapshots = join(import.meta.dirname, '../config/snapshots');

/** The snapshot file of every value that options of this list ever had; undefined if it is not a list of options. */
export const valuesFile = ({ kind, id, data }: Source): string | undefined =>
  kind === 'list' && (data as List).of === 'options' ? `lists/${id}.values.json` : undefined;

interface List {
  readonly of: string;
  readonly items: readonly { readonly value: Value }[];
  readonly retired?: readonly Value[];
}

/** Every value that options of the list ever had. New values are added, and none is removed. */
export function everShipped(source: Source): string {
  const { items, retired = [] } = source.data as List;
  const all = [...new Set([...stored(source), ...retired, ...items.map(({ value }) => value)])];
  const words = all.sort().map((value) => JSON.stringify(value));
  return `[\n  ${filled(words, 116, ', ').join(',\n  ')}\n]\n`;
}

/** A message for each value that visitors can have in a draft and that the list neither offers nor retires. */
export function lostValues(source: Source): string[] {
  if (valuesFile(source) === undefined) return [];
  const { items, retired = [] } = source.data as List;
  const known = new Set([...retired, ...items.map(({ value }) => value)]);
  return stored(source)
    .filter((value) => !known.has(value))
    .map(
      (value) =>
        `${source.file}: visitors have answers with the value ${JSON.stringify(value)}, which is gone. ` +
        `Change the label and keep the value, or put the value under retired.`,
    );
}

function stored(source: Source): readonly Value[] {
  const file = join(snapshots, valuesFile(source) ?? '');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value[]) : [];
}
