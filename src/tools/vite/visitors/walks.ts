import type { Reported } from '../../../compiler/day.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';

/** Checks a site with simulated visitors, which can take seconds. */
export interface Visitors {
  /** The problems of the site. `unsaved`: texts that replace those on the disk. */
  walk(unsaved: Unsaved): Promise<Reported>;
}

/** Delay before a failed check is repeated, in milliseconds. Doubles each time, up to `most`. */
const retryDelay = { first: 2000, most: 30_000 };

/** After this many failures the person is told. */
const maxFailures = 3;

export interface WalksListener {
  done(told: Reported): void;
  /** Called when `fault` appears or disappears. */
  faultChanged(): void;
}

/** Checks the newest site after a debounce. Ignores results for older ones. */
export class Walks {
  private timer: NodeJS.Timeout | undefined;
  private isUnderWay = false;
  /** Whether the site has changed since the running check started. */
  private isOld = false;
  /** Failures since the last success, and the last reason. */
  private failures = 0;
  private reason = '';

  constructor(
    private readonly visitors: Visitors,
    private readonly unsaved: Unsaved,
    private readonly listener: WalksListener,
  ) {}

  /** Why checks fail, after several failures. */
  get fault(): string | undefined {
    return this.failures < maxFailures ? undefined : this.reason;
  }

  /** `after`: the debounce, in milliseconds. */
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
      this.soon(told ? 0 : Math.min(retryDelay.first * 2 ** (this.failures - 1), retryDelay.most));
  }

  private failed(error: unknown): undefined {
    const reason = error instanceof Error ? error.message : String(error);
    // Logs each reason once, because the check is repeated until it succeeds.
    if (this.failures === 0 || reason !== this.reason) console.error(error);
    this.failures += 1;
    this.reason = reason;
    if (this.failures === maxFailures) this.listener.faultChanged();
  }

  private cameBack(): void {
    const { fault } = this;
    this.failures = 0;
    if (fault !== undefined) this.listener.faultChanged();
  }
}
