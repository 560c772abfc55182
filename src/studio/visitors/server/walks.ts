import type { Told } from '../../../compiler/day.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';

/** Who walks the site that some texts make, which can take seconds. */
export interface Visitors {
  /** What is wrong with the site, once visitors have walked it. `unsaved`: texts in place of those on the disk. */
  walk(unsaved: Unsaved): Promise<Told>;
}

/** Milliseconds until others set out in place of visitors who have not come back: each time twice as many. */
const again = { first: 2000, most: 30_000 };

/** So often visitors may fail before the person is told. */
const few = 3;

export interface WalksListener {
  done(told: Told): void;
  /** Is told when there is a fault to tell of, or none any more. */
  faultChanged(): void;
}

/**
 * Has visitors walk the newest site, once nothing has changed for a while. What they say of an older one is not heard.
 */
export class Walks {
  private timer: NodeJS.Timeout | undefined;
  private isUnderWay = false;
  /** Whether the site has changed since the visitors under way have set out. */
  private isOld = false;
  /** How often visitors have failed since they came back last, and why they did. */
  private failures = 0;
  private reason = '';

  constructor(
    private readonly visitors: Visitors,
    private readonly unsaved: Unsaved,
    private readonly listener: WalksListener,
  ) {}

  /** Why visitors do not come back, once they have failed more than by chance. */
  get fault(): string | undefined {
    return this.failures < few ? undefined : this.reason;
  }

  /** `after`: milliseconds in which nothing else may change. */
  soon(after: number): void {
    this.isOld = this.isUnderWay;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.walk().catch(console.error), after);
  }

  private async walk(): Promise<void> {
    this.timer = undefined;
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    const told = await this.visitors.walk(new Map(this.unsaved)).catch((error: unknown) => this.failed(error));
    this.isUnderWay = false;
    const isOld = this.isOld;
    this.isOld = false;
    if (told) this.cameBack();
    if (told && !isOld) this.listener.done(told);
    else if (this.timer === undefined)
      this.soon(told ? 0 : Math.min(again.first * 2 ** (this.failures - 1), again.most));
  }

  private failed(error: unknown): undefined {
    const reason = error instanceof Error ? error.message : String(error);
    // Once for each reason: visitors are asked again until they come back.
    if (this.failures === 0 || reason !== this.reason) console.error(error);
    this.failures += 1;
    this.reason = reason;
    if (this.failures === few) this.listener.faultChanged();
  }

  private cameBack(): void {
    const { fault } = this;
    this.failures = 0;
    if (fault !== undefined) this.listener.faultChanged();
  }
}
