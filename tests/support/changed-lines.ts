import { diffLines } from 'diff';

/** The lines that differ between two texts, each with its number: `-` in the first text, `+` in the second. */
export function changedLines(before: string, after: string): string {
  const shown: string[] = [];
  let [old, now] = [1, 1];
  for (const { added, removed, value } of diffLines(before, after)) {
    const hasEnd = value.endsWith('\n');
    const lines = (hasEnd ? value.slice(0, -1) : value).split('\n');
    const [sign, first] = added ? ['+', now] : ['-', old];
    if (added || removed) {
      shown.push(...lines.map((line, index) => `${String(first + index).padStart(4)} ${sign} ${line}`));
      if (!hasEnd) shown.push('       (without a line end)');
    }
    if (!added) old += lines.length;
    if (!removed) now += lines.length;
  }
  return shown.join('\n');
}
