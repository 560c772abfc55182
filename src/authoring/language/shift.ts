import { sameEnds } from '../../shared/engine/same-ends.ts';
import type { TextRange } from './types.ts';

/** Maps ranges of a text to their place after one edit. */
export class Shift {
  private readonly start: number;
  private readonly endThen: number;
  private readonly by: number;

  constructor(then: string, now: string) {
    const { start, end } = sameEnds(then, now);
    this.start = start;
    this.endThen = then.length - end;
    this.by = now.length - then.length;
  }

  /** The new place of a range. Undefined if the edit touches it. */
  now({ start, end }: TextRange): TextRange | undefined {
    if (end <= this.start) return { start, end };
    return start >= this.endThen ? { start: start + this.by, end: end + this.by } : undefined;
  }
}
