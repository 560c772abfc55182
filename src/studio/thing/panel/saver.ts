import type { Problem } from '../../../shared/problems/problem.ts';
import type { Thing } from '../contract.ts';
import type { EditAnswer } from '../../edit/contract.ts';
import { api, ApiError } from '../../app/api.ts';
import { Store } from '../../app/store.ts';

/** A value that is being changed, and what has become of it. */
export interface Change {
  /** What the person has typed. */
  readonly value: string;
  readonly state: 'idle' | 'saving' | 'waiting' | 'refused' | 'newer' | 'failed';
  readonly problems: readonly Problem[];
  readonly error?: string;
  /** Tells the text of the file with the last change in it from any other. */
  readonly base?: string;
  /** What someone else has written, when both have changed it. */
  readonly theirs?: string;
}

/** What the server has, as far as it is known: the value, and the text of the file in which it stands. */
interface Held {
  readonly value: string;
  readonly base: string;
  /** Of the answer that said so. */
  readonly turn: number;
}

type Seen = Pick<Thing, 'value' | 'base' | 'turn'>;

/**
 * Saves a text as it is typed: at once, and while an answer is awaited, the newest text after it. So the frame follows
 * each letter as fast as the server can.
 */
export class Saver extends Store<Change> {
  private held: Held;
  private wanted: string | undefined;
  private isBusy = false;

  /**
   * `read`: what is said by what the person has typed; by default, these very words, without the space after which the
   * next word comes: YAML would put it in quotes. `show`: the other way round.
   */
  constructor(
    private readonly thing: Pick<Thing, 'file' | 'path'> & Seen,
    private readonly read: (typed: string) => unknown = (typed) => typed.trimEnd(),
    private readonly show: (value: unknown) => string = String,
  ) {
    super({ value: show(thing.value), state: 'idle', problems: [] });
    this.held = this.heldBy(thing);
  }

  change(value: string): void {
    // What someone else has written is not overwritten before the person has said so.
    if (this.now.state === 'newer') return this.tell({ value });
    this.tell({ value, state: 'saving' });
    this.want(value);
  }

  /**
   * Follows what another window or program writes, unless something is on its way there. An answer that was overtaken
   * by that to a change is of before. What is typed and not saved stays: where it and theirs differ, the person is
   * asked.
   */
  see(thing: Seen): void {
    if (this.isBusy || this.held.base === thing.base || thing.turn < this.held.turn) return;
    const isOther = this.held.value !== this.show(thing.value);
    this.held = this.heldBy(thing);
    const { value, base } = this.held;
    const isUnsaved = this.now.state === 'newer' || this.now.state === 'failed';
    if (isUnsaved && value === this.now.value) this.tell({ state: 'waiting', base });
    else if (isUnsaved && (isOther || this.now.state === 'newer')) this.tell({ state: 'newer', theirs: value });
    else if (isOther && !isUnsaved) this.tell({ value });
  }

  takeTheirs(): void {
    this.tell({ value: this.held.value, state: 'idle', problems: [] });
  }

  keepMine(): void {
    this.tell({ state: 'saving' });
    this.want(this.now.value);
  }

  private want(value: string): void {
    this.wanted = value;
    if (!this.isBusy) void this.run();
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    while (this.wanted !== undefined) {
      const next = this.wanted;
      this.wanted = undefined;
      try {
        await this.save(next);
      } catch (error) {
        this.tell({ state: 'failed', problems: [], error: (error as Error).message });
      }
    }
    this.isBusy = false;
  }

  /**
   * Saves a value. When the file has changed since it was seen, but not this value in it, nothing is lost by saving it
   * over the newer text; when the value has changed too, the person is asked.
   */
  private async save(value: string): Promise<void> {
    const { file, path } = this.thing;
    for (;;) {
      try {
        const edit = { file, path, value: this.read(value), base: this.held.base };
        const { outcome, problems, base, turn }: EditAnswer = await api.edit(edit);
        this.held = { value, base, turn };
        return this.tell({ state: outcome, problems, base });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const before = this.held.value;
        this.held = this.heldBy(await api.thing({ file, path }));
        const theirs = this.held.value;
        if (theirs === before || theirs === value) continue;
        this.wanted = undefined;
        return this.tell({ state: 'newer', problems: [], theirs });
      }
    }
  }

  private heldBy({ value, base, turn }: Seen): Held {
    return { value: this.show(value), base, turn };
  }
}
