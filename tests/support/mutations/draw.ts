/** Random values from a seed: the same seed gives the same values. */
export class Draw {
  constructor(private state: number) {
    // Without this, seeds that differ by one would start alike.
    for (let turn = 0; turn < 4; turn++) this.next();
  }

  /** A number from 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** One of the items; undefined if there are none. */
  one<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}
