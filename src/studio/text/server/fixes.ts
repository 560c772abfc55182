import type { Path, SourceText } from '../../../compiler/read/source.ts';
import { diagnosticsOf } from '../../../authoring/language/diagnostics.ts';
import type { Place, Problem } from '../../../shared/problems/problem.ts';
import type { ProblemEntry } from '../../contract/values.ts';
import { hashOf } from '../../workspace/config-files.ts';
import { offsetOf } from '../../../authoring/edit/text-path.ts';
import { pathAt } from '../../thing/server/source-place.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { plainText } from './line-ends.ts';

/**
 * Problems of the valid site, with fixes. In files with drafts, the offsets are those of another text, so there is no
 * fix.
 */
export const withFixes = (problems: readonly Problem[], workspace: Workspace): ProblemEntry[] =>
  entries(problems, (file) => (workspace.stateOf(file) === 'draft' ? undefined : workspace.textOf(file)));

/** Problems of a draft, with fixes. They can also be in other files that use its names. */
export const withFixesIn = (problems: readonly Problem[], draft: string, workspace: Workspace): ProblemEntry[] =>
  entries(problems, (file) =>
    file === draft || workspace.stateOf(file) !== 'draft' ? workspace.textOf(file) : undefined,
  );

/** `textOf`: the text with the problem, if it is the current one. */
const entries = (problems: readonly Problem[], textOf: (file: string) => string | undefined): ProblemEntry[] =>
  problems.map((problem) => {
    const text = mayHave(problem) ? textOf(problem.place.file) : undefined;
    if (text === undefined) return problem;
    const [{ mend } = {}] = diagnosticsOf([problem], 'error', plainText(text));
    const path = pathOf(problem.place, text);
    return { ...problem, path, ...(mend && { mend: { ...mend, base: hashOf(text) } }) };
  });

/** The last parsed text of each file, cached because this runs at every key press. */
const parsedTexts = new Map<string, Pick<SourceText, 'text'>>();

function pathOf({ file, line, column }: Place, text: string): Path {
  if (!file.endsWith('.yaml')) return [];
  const plain = plainText(text);
  const known = parsedTexts.get(file);
  const source = known?.text === plain ? known : { text: plain };
  parsedTexts.set(file, source);
  return pathAt(source, offsetOf(source, line, column));
}

/** Problems can also be in a picture or a folder. */
const mayHave = ({ place }: Problem): boolean => /\.(?:yaml|csv)$/.test(place.file);
