import { problems as say } from '../shared/problems/catalogue.ts';
import type { Problem } from '../shared/problems/problem.ts';
import { fieldSetsOf, pluginUses } from './resolve/settings.ts';
import type { Checked } from './check/checked.ts';
import { placeOf, wholeFile, type Source } from './read/source.ts';
import { PluginFailure } from './simulate/visitor/modules.ts';

/**
 * Does the work of a stage on one file. If it throws, the file gets a problem that says so, and the other files are
 * still checked. `instead` makes the result of that problem.
 */
export function attempt<Result>(
  file: Pick<Source, 'file'> | Checked,
  work: () => Result,
  instead: (problem: Problem) => Result,
): Result {
  try {
    return work();
  } catch (error) {
    return instead(problemOf(error, file));
  }
}

/** The same for a stage that only finds problems. */
export const attemptProblems = (file: Pick<Source, 'file'> | Checked, work: () => Problem[]): Problem[] =>
  attempt(file, work, (problem) => [problem]);

function problemOf(error: unknown, file: Pick<Source, 'file'> | Checked): Problem {
  const why = error instanceof Error ? error.message : String(error);
  if (!(error instanceof PluginFailure) || !('kind' in file) || (file.kind !== 'form' && file.kind !== 'wizard'))
    return say.checkFailed(wholeFile(file.file), why);
  const use = fieldSetsOf(file)
    .flatMap(({ path, config }) => pluginUses(path, config))
    .find(({ plugin }) => plugin === error.plugin);
  return say.pluginFailed(use ? placeOf(file, [...use.path, 'plugin']) : wholeFile(file.file), error.plugin, why);
}
