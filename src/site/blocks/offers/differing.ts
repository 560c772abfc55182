/**
 * The keys in which some things differ most: those with the most different values, in their own order where these are
 * equally many.
 * Takes    `rows`: the values of each thing by key; a key that one of them lacks is left out; `most`: how many
 */
export function mostDiffering(rows: readonly Readonly<Record<string, string>>[], most: number): readonly string[] {
  const [first = {}] = rows;
  return Object.keys(first)
    .filter((key) => rows.every((row) => key in row))
    .map((key) => ({ key, different: new Set(rows.map((row) => row[key])).size }))
    .sort((one, other) => other.different - one.different)
    .slice(0, most)
    .map(({ key }) => key);
}
