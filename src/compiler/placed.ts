import { problems as say } from '../shared/problems/catalogue.ts';
import type { Place, Problem } from '../shared/problems/problem.ts';
import { attempt } from './faults.ts';
import { checkSource, type Check } from './check/check.ts';
import type { Contracts } from './check/contracts.ts';
import type { Lost } from './fill/fill.ts';
import { folders, meantAs, type FoundFile } from './read/files.ts';
import { wordsIn } from './read/partly.ts';
import { record } from './read/data.ts';
import { markedText, wholeFile, type Kind, type Source } from './read/source.ts';
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
      ([, kind]) =>
        kind !== source.kind &&
        (contracts.validator(`${kind}.schema.json`)(source.data) || hasKeysOf(kind, source, contracts)),
    ) ?? [];
  if (!folder || !other) return check;
  const problem = say.otherKind(wholeFile(source.file), other, `config/${folder}/${source.id}.yaml`);
  return { checked: undefined, problems: [problem], other: { kind: other, id: source.id, text: source.text } };
}

/** Whether a file has the keys of another kind, and few of its own. */
function hasKeysOf(kind: Kind, source: Source, { schemas }: Contracts): boolean {
  const keys = Object.keys(record(source.data));
  const known = (of: Kind) => Object.keys(record(schemas.get(`${of}.schema.json`)?.properties));
  const required = (schemas.get(`${kind}.schema.json`)?.required ?? []) as readonly string[];
  return (
    required.filter((key) => keys.includes(key)).length > 1 &&
    keys.every((key) => known(kind).includes(key)) &&
    !keys.some((key) => known(source.kind).includes(key))
  );
}

/**
 * The problems of a file with its contract, without those that only follow because a part of it is unknown: at the same
 * place as another problem, or about what is missing there.
 */
export function problemsBeside(
  source: Source,
  problems: readonly Problem[],
  known: readonly Problem[],
): readonly Problem[] {
  const { lost } = source;
  if (!lost) return problems;
  const words = ({ place, message }: Problem) => [
    ...wordsIn(markedText(place)),
    ...[...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? ''),
  ];
  return problems.filter(
    (problem) =>
      !known.some(({ place }) => covers(place, problem.place)) && !words(problem).some((word) => lost.has(word)),
  );
}

/** Whether a place is within another one. */
export const covers = (outer: Place, { file, line, column }: Place): boolean =>
  outer.file === file && outer.line === line && outer.column <= column && column < outer.column + outer.length;

/** The files whose content is unknown: files that cannot be read, and constants that do not fit their contract. */
export function lostFiles(files: readonly FoundFile[], sources: readonly Source[], contracts: Contracts): Lost {
  const read = new Set(sources.filter(({ lost }) => !lost).map(({ file }) => file));
  const sound = new Set(
    sources
      .filter((source) => source.kind === 'constants' && !source.lost && checkPlaced(source, contracts).checked)
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
