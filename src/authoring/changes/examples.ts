import { isSeq, parseDocument, type Node } from 'yaml';
import type { ExampleModel } from '../../compiler/model/types.ts';
import type { Path, Source } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { differencesOf, type Difference } from '../../compiler/simulate/examples.ts';
import { onDay } from '../../compiler/simulate/on-day.ts';
import { simulationModel } from '../../compiler/simulate/simulation-model.ts';
import { ChangeError } from './change-error.ts';
import type { Edit } from '../usages/rename/edit.ts';
import { withOutcomes, type DifferenceInText } from './with-outcomes.ts';

/** An example with all its differences. */
export interface ChangedExample {
  readonly file: string;
  readonly name: string;
  /** The future day from which it differs; undefined if it differs today. */
  readonly day: string | undefined;
  readonly differences: readonly Difference[];
}

/** The examples of a site that differ. `day`: the day of the site, if that is in the future. */
export const changedExamples = (symbols: SymbolTable, day: string | undefined): ChangedExample[] =>
  [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => {
    const differences = onDay(day, () => differencesOf(simulationModel(source, symbols)));
    return [...new Set(differences.map(({ example }) => example))].map((example) => ({
      file: source.file,
      name: example.config.name,
      day,
      differences: differences.filter((one) => one.example === example),
    }));
  });

/**
 * One edit for each file, for the differences on one day. An example that differs from a future day gets `until` the
 * day before, and a copy that is valid from that day. Throws a ChangeError if an example is not written in its own
 * file.
 */
export function planEdits(taken: readonly ChangedExample[], { sources }: SymbolTable): Edit[] {
  return [...new Set(taken.map(({ file }) => file))].map((file) => {
    const source = sources.find((one) => one.file === file)!;
    const own = taken.filter((one) => one.file === file);
    const after = withOutcomes(
      source.text,
      own.flatMap(({ differences }) => differences.map((one) => differenceInText(source, one))),
      own[0]?.day,
    );
    if (after === undefined)
      throw new ChangeError(`The examples of ${file} are in another file, which it includes by $ref: fix them there.`);
    return { file, to: file, before: source.text, after };
  });
}

const differenceInText = (source: Source, difference: Difference): DifferenceInText => ({
  ...difference,
  at: exampleInText(source, difference.example),
});

/** The path of an example in its text, where examples of other days may come before it. */
export function exampleInText(source: Source, { path }: Pick<ExampleModel, 'path'>): Path {
  const start = (source.doc().getIn(path, true) as Node | undefined)?.range?.[0];
  const items = parseDocument(source.text).getIn(path.slice(0, -1), true);
  const index = isSeq(items) ? items.items.findIndex((item) => (item as Node).range?.[0] === start) : -1;
  return index < 0 ? path : [...path.slice(0, -1), index];
}
