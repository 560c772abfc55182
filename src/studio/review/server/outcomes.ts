import { createHash } from 'node:crypto';
import { changedExamples, planEdits, type ChangedExample } from '../../../authoring/changes/examples.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { pathText } from '../../../compiler/simulate/examples.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import { quote } from '../../../shared/problems/show.ts';
import type { LiveSite } from '../../../tools/vite/live-site.ts';
import type { OutcomeEntry } from '../contract.ts';
import { sourcePlaceOf } from '../../thing/server/source-place.ts';

/** The examples whose outcome has changed. Only looks into files with the problem `example/other-outcome`. */
export function changedOutcomes({ names, unready, problems }: LiveSite): ChangedExample[] {
  const told = [...unready, ...problems].filter(({ code }) => code === 'example/other-outcome');
  const files = new Set(told.map(({ place }) => place.file));
  if (files.size === 0) return [];
  const within = <Source extends { readonly file: string }>(all: ReadonlyMap<string, Source>) =>
    new Map([...all].filter(([, { file }]) => files.has(file)));
  return changedExamples({ ...names, forms: within(names.forms), wizards: within(names.wizards) }, undefined);
}

export function outcomeEntry(one: ChangedExample, symbols: SymbolTable): OutcomeEntry {
  const { file, name, differences } = one;
  const source = symbols.files.get(file);
  const [first] = differences;
  return {
    id: outcomeId(one),
    file,
    name,
    path: source && first ? sourcePlaceOf(source, first.example.path, symbols).path : [],
    differences: differences.map(({ path, declared, came }) => ({
      at: pathText(path),
      declared: outcomeText(declared),
      came: outcomeText(came),
    })),
  };
}

const outcomeText = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

export const outcomeId = ({ file, name, differences }: ChangedExample): string =>
  createHash('sha256')
    .update(JSON.stringify([file, name, differences.map(({ path, came }) => [path, came])]))
    .digest('base64url')
    .slice(0, 16);

/** The texts of files with updated examples. Throws a ChangeError if an example is written in another file. */
export const takenOver = (taken: readonly ChangedExample[], symbols: SymbolTable): Unsaved =>
  new Map(planEdits(taken, symbols).map(({ file, after }) => [file, after]));
