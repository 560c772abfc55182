import type { Told } from '../../compiler/compile-day.ts';
import type { Unsaved } from '../../compiler/read/files.ts';

/** Who walks the site that some texts make, which can take seconds. */
export interface Visitors {
  /** What is wrong with the site, once visitors have walked it. `unsaved`: texts in place of those on the disk. */
  walk(unsaved: Unsaved): Promise<Told>;
}

/** Milliseconds until others set out in place of visitors who have not come back. */
const again = 2000;

/**
 * Has visitors walk the newest site, once nothing has changed for a while. What they say of an older one is not heard.
 */
export class Walks {
  private timer: NodeJS.Timeout | undefined;
  private isUnderWay = false;
  /** Whether the site has changed since the visitors under way have set out. */
  private isOld = false;

  constructor(
    private readonly visitors: Visitors,
    private readonly unsaved: Unsaved,
    private readonly done: (told: Told) => void,
  ) {}

  /** `after`: milliseconds in which nothing else may change. */
  soon(after: number): void {
    this.isOld = this.isUnderWay;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.walk(), after);
  }

  private async walk(): Promise<void> {
    this.timer = undefined;
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    const told = await this.visitors.walk(new Map(this.unsaved)).catch(() => undefined);
    this.isUnderWay = false;
    const isOld = this.isOld;
    this.isOld = false;
    if (told && !isOld) this.done(told);
    else if (this.timer === undefined) this.soon(told ? 0 : again);
  }
}
