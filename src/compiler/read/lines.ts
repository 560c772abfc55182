/** Where the lines of a text start, counted as editors do: after each line feed. */
export class Lines {
  private readonly starts: readonly number[];

  constructor(readonly text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  /** Line and column, both from 1, and the line's text, of an offset; one outside the text counts as its nearest end. */
  spot(offset: number): { line: number; column: number; excerpt: string } {
    const at = Math.max(0, Math.min(offset, this.text.length));
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const start = this.starts[low] ?? 0;
    const next = this.starts[low + 1];
    const excerpt = this.text.slice(start, next === undefined ? undefined : next - 1).replace(/\r$/, '');
    // The carriage return of a line's end is not part of the line that a person sees.
    return { line: low + 1, column: Math.min(at - start, excerpt.length) + 1, excerpt };
  }
}
