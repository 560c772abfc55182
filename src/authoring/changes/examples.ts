import { isSeq, parseDocument, type Node } from 'yaml';
import type { Source } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { differencesOf, type Difference } from '../../compiler/simulate/examples.ts';
import { onDay } from '../../compiler/simulate/on-day.ts';
import { simulationModel } from '../../compiler/simulate/simulation-model.ts';
import { ChangeError } from './change-error.ts';
import type { Edit } from '../usages/rename/plan.ts';
import { withOutcomes, type Written } from './with-outcomes.ts';

/** An example with all its differences. */
export interface ChangedExample {
  readonly file: string;
  readonly name: string;
  /** The day to come from which on it differs; undefined when it does today. */
  readonly day: string | undefined;
  readonly differences: readonly Difference[];
}

/** The examples of a site that differ. `day`: the day of the site, when that is one to come. */
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
 * One edit for each file, from what differs on one day. An example that differs from a day to come on stays as it is
 * until the day before, and gets a copy that holds from then on. Throws a ChangeError where an example is not written
 * in its file.
 */
export function planEdits(taken: readonly ChangedExample[], { sources }: SymbolTable): Edit[] {
  return [...new Set(taken.map(({ file }) => file))].map((file) => {
    const source = sources.find((one) => one.file === file)!;
    const own = taken.filter((one) => one.file === file);
    const after = withOutcomes(
      source.text,
      own.flatMap(({ differences }) => differences.map((one) => asWritten(source, one))),
      own[0]?.day,
    );
    if (after === undefined)
      throw new ChangeError(
        `The examples of ${file} stand in another file, which ${file} takes by $ref: mend them there.`,
      );
    return { file, to: file, before: source.text, after };
  });
}

/** A difference whose example has the path that it has in the text, also when others before it hold on other days. */
function asWritten(source: Source, difference: Difference): Written {
  const { path } = difference.example;
  const start = (source.doc().getIn(path, true) as Node | undefined)?.range?.[0];
  const items = parseDocument(source.text).getIn(path.slice(0, -1), true);
  const index = isSeq(items) ? items.items.findIndex((item) => (item as Node).range?.[0] === start) : -1;
  return { ...difference, at: index < 0 ? path : [...path.slice(0, -1), index] };
}
