import { problems as say } from '../shared/problems/catalogue.ts';
import { attempt } from './faults.ts';
import { checkSource, type Check } from './check/check.ts';
import type { Contracts } from './check/contracts.ts';
import type { Lost } from './fill/fill.ts';
import { folders, meantAs, type FoundFile } from './read/files.ts';
import { wholeFile, type Source } from './read/source.ts';
import type { Broken } from './resolve/symbols.ts';

/**
 * Checks a file against the contract of its kind. A file that fits the contract of another kind instead is in the wrong
 * folder; `other` says which kind that is.
 */
export function checkPlaced(source: Source, contracts: Contracts): Check & { other?: Broken } {
  const check = attempt<Check>(
    source,
    () => checkSource(source, contracts),
    (problem) => ({ checked: undefined, problems: [problem] }),
  );
  if (check.checked) return check;
  const [folder, other] =
    Object.entries(folders).find(
      ([, kind]) => kind !== source.kind && contracts.validator(`${kind}.schema.json`)(source.data),
    ) ?? [];
  if (!folder || !other) return check;
  const problem = say.otherKind(wholeFile(source.file), other, `config/${folder}/${source.id}.yaml`);
  return { checked: undefined, problems: [problem], other: { kind: other, id: source.id, text: source.text } };
}

/** The files whose content is unknown: files that cannot be read, and constants that do not fit their contract. */
export function lostFiles(files: readonly FoundFile[], sources: readonly Source[], contracts: Contracts): Lost {
  const read = new Set(sources.map(({ file }) => file));
  const sound = new Set(
    sources
      .filter((source) => source.kind === 'constants' && checkPlaced(source, contracts).checked)
      .map(({ id }) => id),
  );
  const lost = files.filter(({ file }) => !read.has(file));
  return {
    constants: new Set(
      files
        .map(meantAs)
        .filter(({ kind, id }) => kind === 'constants' && !sound.has(id))
        .map(({ id }) => id),
    ),
    files: new Set(lost.flatMap(({ file, meant }) => [file, ...(meant ? [meant.file] : [])])),
  };
}
