import { diffArrays } from 'diff';

/** Items of a list from one index to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where two lists differ: some items, or none, stand in place of others, or of none. */
export interface Stretch {
  readonly was: Range;
  readonly is: Range;
}

/** The stretches in which one list of texts differs from another, in their order. */
export function stretches(before: readonly string[], after: readonly string[]): Stretch[] {
  const found: Stretch[] = [];
  let [was, is] = [0, 0];
  let open = false;
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    const size = count;
    if (!added && !removed) {
      open = false;
      was += size;
      is += size;
      continue;
    }
    const last = open ? found.pop() : undefined;
    open = true;
    const [from, to] = [last?.was.start ?? was, last?.is.start ?? is];
    if (removed) was += size;
    else is += size;
    found.push({ was: { start: from, end: was }, is: { start: to, end: is } });
  }
  return found;
}

/** A text as its lines, each with its line end. */
export const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** The newer lines, with some stretches as they were. */
export function linesWithout(before: readonly string[], after: readonly string[], some: readonly Stretch[]): string {
  let text = '';
  let at = 0;
  for (const { was, is } of some) {
    text += after.slice(at, is.start).join('') + before.slice(was.start, was.end).join('');
    at = is.end;
  }
  return text + after.slice(at).join('');
}
