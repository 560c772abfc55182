import type { Problem } from './problem.ts';

/**
 * Reports an unknown name once per file: at its first place, with the lines of the others. A renamed field is one
 * mistake, however often its old name occurs.
 */
export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const byMistake = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const mistake = problem.code.endsWith('/unknown')
      ? `${problem.place.file} ${problem.code} ${problem.message}`
      : problem;
    byMistake.set(mistake, [...(byMistake.get(mistake) ?? []), problem]);
  }
  return [...byMistake.values()].flatMap((same) => {
    const [first, ...others] = [...same].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
    if (!first) return [];
    const lines = [...new Set(others.map(({ place }) => place.line))].filter((line) => line !== first.place.line);
    return [
      lines.length === 0
        ? first
        : {
            ...first,
            fix: `${first.fix} It is also in ${lines.length === 1 ? 'line' : 'lines'} ${lineList(lines)}.`,
          },
    ];
  });
}

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? String(lines[0]) : `${lines.slice(0, -1).join(', ')} and ${String(lines.at(-1))}`;

/** Reports a mistake in several fields of one template once, with the items of its list. */
export function atTemplate(problems: readonly Problem[]): Problem[] {
  const byTemplate = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const { file, line, column, item } = problem.place;
    const mistake = item === undefined ? problem : `${file}:${line}:${column} ${problem.code}`;
    byTemplate.set(mistake, [...(byTemplate.get(mistake) ?? []), problem]);
  }
  return [...byTemplate.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { item, ...place } = first.place;
    if (item === undefined) return [first];
    const items = [...new Set(same.map((problem) => problem.place.item ?? ''))];
    return [{ ...first, place, fix: `${first.fix} The template writes it for ${itemList(items)}.`.trimStart() }];
  });
}

/** The first few of some items. */
const itemList = (items: readonly string[]): string => {
  const shown = items.slice(0, items.length > 4 ? 3 : 4).map((item) => `"${item}"`);
  const more = items.length - shown.length;
  return more > 0
    ? `${shown.join(', ')} and ${more} more`
    : [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
};

/**
 * Reports a mistake once when several files take the same value from another. It is reported where the value is written
 * if that file has the same problem, or if the value is a constant that does not fit its contract or has the same
 * problem at several uses; otherwise at each use.
 */
export function atOrigin(problems: readonly Problem[]): Problem[] {
  const byOrigin = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { file, line, column } = problem.place.origin ?? problem.place;
    const mistake = `${file}:${line}:${column} ${problem.code} ${problem.message}`;
    byOrigin.set(mistake, [...(byOrigin.get(mistake) ?? []), problem]);
  }
  return [...byOrigin.values()]
    .flatMap(atBestPlaces)
    .map(({ place: { origin: _, ...place }, ...problem }) => ({ ...problem, place }));
}

function atBestPlaces(same: readonly Problem[]): readonly Problem[] {
  const own = same.filter(({ place }) => place.origin === undefined);
  if (own.length > 0) return own.slice(0, 1);
  const [first, ...others] = same;
  const origin = first?.place.origin;
  const isConstant = origin?.file.startsWith('config/constants/') === true;
  if (!first || !origin || !isConstant || (others.length === 0 && !first.code.startsWith('schema/'))) return same;
  const { file, line, column } = first.place;
  return [
    {
      ...first,
      place: origin,
      fix: `${first.fix} It is used in ${others.length === 0 ? '' : `${same.length} places, such as `}${file}:${line}:${column}.`.trimStart(),
    },
  ];
}
