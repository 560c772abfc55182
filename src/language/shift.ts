import type { Stretch } from './types.ts';

/** Where the parts of a text are after it was edited at one place. */
export class Shift {
  private readonly start: number;
  private readonly endThen: number;
  private readonly by: number;

  constructor(then: string, now: string) {
    const most = Math.min(then.length, now.length);
    let start = 0;
    while (start < most && then[start] === now[start]) start += 1;
    let same = 0;
    while (same < most - start && then[then.length - 1 - same] === now[now.length - 1 - same]) same += 1;
    this.start = start;
    this.endThen = then.length - same;
    this.by = now.length - then.length;
  }

  /** Where a stretch is now. Undefined when the edit touches it. */
  now({ start, end }: Stretch): Stretch | undefined {
    if (end <= this.start) return { start, end };
    return start >= this.endThen ? { start: start + this.by, end: end + this.by } : undefined;
  }
}
