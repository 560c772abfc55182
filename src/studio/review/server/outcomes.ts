import { createHash } from 'node:crypto';
import { changedExamples, planEdits, type ChangedExample } from '../../../authoring/changes/examples.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { wordsOf } from '../../../compiler/simulate/examples.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import { quote } from '../../../shared/problems/show.ts';
import type { LiveSite } from '../../../tools/vite/live-site.ts';
import type { OutcomeEntry } from '../contract.ts';
import { spotOf } from '../../thing/server/spots.ts';

/** The examples of which something else comes today than they say. Visitors have told in which files they are. */
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
    path: source && first ? spotOf(source, first.example.path, symbols).path : [],
    differences: differences.map(({ path, declared, came }) => ({
      at: wordsOf(path),
      declared: shown(declared),
      came: shown(came),
    })),
  };
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

export const outcomeId = ({ file, name, differences }: ChangedExample): string =>
  createHash('sha256')
    .update(JSON.stringify([file, name, differences.map(({ path, came }) => [path, came])]))
    .digest('base64url')
    .slice(0, 16);

/** The texts of files in which some examples say what comes. Throws a ChangeError where one is written elsewhere. */
export const takenOver = (taken: readonly ChangedExample[], symbols: SymbolTable): Unsaved =>
  new Map(planEdits(taken, symbols).map(({ file, after }) => [file, after]));
