import type { Path, SourceText } from '../../../compiler/read/source.ts';
import { diagnosticsOf } from '../../../authoring/language/diagnostics.ts';
import type { Place, Problem } from '../../../shared/problems/problem.ts';
import type { ProblemEntry } from '../../contract/values.ts';
import { hashOf } from '../../workspace/config-files.ts';
import { offsetOf, pathAt } from '../../thing/server/spots.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { plainText } from './line-ends.ts';

/** Problems of the site as it is shown. One in a file that has a draft is of another text than the person has. */
export const withFixes = (problems: readonly Problem[], workspace: Workspace): ProblemEntry[] =>
  entries(problems, (file) => (workspace.stateOf(file) === 'draft' ? undefined : workspace.textOf(file)));

/** Problems of a draft. They may stand in other files too, where something of it is named. */
export const withFixesIn = (problems: readonly Problem[], draft: string, workspace: Workspace): ProblemEntry[] =>
  entries(problems, (file) =>
    file === draft || workspace.stateOf(file) !== 'draft' ? workspace.textOf(file) : undefined,
  );

/** `textOf`: the text of which a problem is, if that is the one which the person has. */
const entries = (problems: readonly Problem[], textOf: (file: string) => string | undefined): ProblemEntry[] =>
  problems.map((problem) => {
    const text = mayHave(problem) ? textOf(problem.place.file) : undefined;
    if (text === undefined) return problem;
    const [{ mend } = {}] = diagnosticsOf([problem], 'error', plainText(text));
    const path = pathOf(problem.place, text);
    return { ...problem, path, ...(mend && { mend: { ...mend, base: hashOf(text) } }) };
  });

/** The last text of each file in which a place was sought: it is parsed once, though it is asked for with every key. */
const sought = new Map<string, Pick<SourceText, 'text'>>();

function pathOf({ file, line, column }: Place, text: string): Path {
  if (!file.endsWith('.yaml')) return [];
  const plain = plainText(text);
  const known = sought.get(file);
  const source = known?.text === plain ? known : { text: plain };
  sought.set(file, source);
  return pathAt(source, offsetOf(source, line, column));
}

/** Problems may stand in files that are no texts: a picture, a folder. */
const mayHave = ({ place }: Problem): boolean => /\.(?:yaml|csv)$/.test(place.file);
