import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { differencesOf, type Difference } from '../../../compiler/simulate/examples.ts';
import { simulationModel } from '../../../compiler/simulate/simulation-model.ts';
import { Refusal } from '../../kit/command.ts';
import type { Edit } from '../rename/plan.ts';
import { withOutcomes } from './edit.ts';

/** An example with all its differences. */
export interface ChangedExample {
  readonly file: string;
  readonly name: string;
  readonly differences: readonly Difference[];
}

export const changedExamples = (symbols: SymbolTable): ChangedExample[] =>
  [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => {
    const differences = differencesOf(simulationModel(source, symbols));
    return [...new Set(differences.map(({ example }) => example))].map((example) => ({
      file: source.file,
      name: example.config.name,
      differences: differences.filter((one) => one.example === example),
    }));
  });

/** One edit for each file. Throws a Refusal where an example is not written in its file. */
export function planEdits(taken: readonly ChangedExample[], { sources }: SymbolTable): Edit[] {
  return [...new Set(taken.map(({ file }) => file))].map((file) => {
    const before = sources.find((source) => source.file === file)?.text ?? '';
    const own = taken.filter((one) => one.file === file);
    const after = withOutcomes(
      before,
      own.flatMap(({ differences }) => differences),
    );
    if (after === undefined)
      throw new Refusal(`The examples of ${file} stand in another file, which ${file} takes by $ref: mend them there.`);
    return { file, to: file, before, after };
  });
}
