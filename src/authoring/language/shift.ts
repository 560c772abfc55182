import { sameEnds } from '../../shared/engine/same-ends.ts';
import type { Stretch } from './types.ts';

/** Where the parts of a text are after it was edited at one place. */
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

  /** Where a stretch is now. Undefined when the edit touches it. */
  now({ start, end }: Stretch): Stretch | undefined {
    if (end <= this.start) return { start, end };
    return start >= this.endThen ? { start: start + this.by, end: end + this.by } : undefined;
  }
}
