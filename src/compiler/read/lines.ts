import { LineCounter } from 'yaml';

/** Translates offsets of a text to lines and columns, which both count from 1 as they do in editors. */
export class Lines {
  private counted: LineCounter | undefined;

  constructor(readonly text: string) {}

  /** Lines are counted when a place is first asked for, which is rare. */
  private get counter(): LineCounter {
    if (this.counted) return this.counted;
    this.counted = new LineCounter();
    this.counted.addNewLine(0);
    for (let at = this.text.indexOf('\n'); at !== -1; at = this.text.indexOf('\n', at + 1))
      this.counted.addNewLine(at + 1);
    return this.counted;
  }

  /** Line, column and the line's text at an offset. An offset outside of the text counts as its nearest end. */
  locate(offset: number): { line: number; column: number; excerpt: string } {
    const inside = Math.max(0, Math.min(offset, this.text.length));
    const { line, col } = this.counter.linePos(inside);
    const { line: excerpt } = lineAt(this.text, inside);
    return { line, column: Math.min(col, excerpt.length + 1), excerpt };
  }
}

/** The line around an offset, without its end, and the offset at which it starts. */
export function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.slice(0, offset).lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', offset);
  // Files from Windows also end their lines with a carriage return, which editors do not show.
  return { start, line: text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '') };
}
