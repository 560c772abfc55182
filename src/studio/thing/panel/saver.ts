import type { Problem } from '../../../shared/problems/problem.ts';
import type { Thing } from '../contract.ts';
import type { EditAnswer } from '../../edit/contract.ts';
import { api, ApiError } from '../../app/api.ts';
import { Store } from '../../app/store.ts';

/** A value that is being changed, and its state. */
export interface ValueState {
  /** The typed text. */
  readonly value: string;
  readonly state: 'idle' | 'saving' | 'waiting' | 'refused' | 'newer' | 'failed';
  readonly problems: readonly Problem[];
  readonly error?: string;
  /** The turn of the last change. */
  readonly turn?: number;
  /** The value of someone else, if both have changed it. */
  readonly theirs?: string;
}

/** The value on the server as far as it is known, with the hash of its file's text. */
interface Held {
  readonly value: string;
  readonly base: string;
  /** The turn of the last answer. */
  readonly turn: number;
}

type ServerValue = Pick<Thing, 'value' | 'base' | 'turn'>;

/**
 * Saves a value while it is typed. While a request runs, only the newest value waits, so that the frame updates as fast
 * as the server can.
 */
export class Saver extends Store<ValueState> {
  private held: Held;
  private wanted: string | undefined;
  private isBusy = false;

  /**
   * `read`: parses the typed text; by default, removes spaces at its end, for which YAML would need quotes. `show`:
   * formats a value as text.
   */
  constructor(
    private readonly thing: Pick<Thing, 'file' | 'path'> & ServerValue,
    private readonly read: (typed: string) => unknown = (typed) => typed.trimEnd(),
    private readonly show: (value: unknown) => string = String,
  ) {
    super({ value: show(thing.value), state: 'idle', problems: [] });
    this.held = this.heldBy(thing);
  }

  change(value: string): void {
    // Does not overwrite the value of someone else before the person has decided.
    if (this.now.state === 'newer') return this.tell({ value });
    this.tell({ value, state: 'saving' });
    this.want(value);
  }

  /**
   * Takes over changes of other windows or programs, unless a request is running. Ignores answers that are older than
   * the last change. Keeps unsaved text: if both differ, the person must decide.
   */
  see(thing: ServerValue): void {
    if (this.isBusy || this.held.base === thing.base || thing.turn < this.held.turn) return;
    const isOther = this.held.value !== this.show(thing.value);
    this.held = this.heldBy(thing);
    const { value, turn } = this.held;
    const isUnsaved = this.now.state === 'newer' || this.now.state === 'failed';
    if (isUnsaved && value === this.now.value) this.tell({ state: 'waiting', turn });
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
   * Saves a value. If the file has changed meanwhile, but not this value, saves again on top of the new text; if the
   * value has changed too, the person must decide.
   */
  private async save(value: string): Promise<void> {
    const { file, path } = this.thing;
    for (;;) {
      try {
        const edit = { file, path, value: this.read(value), base: this.held.base };
        const { outcome, problems, base, turn }: EditAnswer = await api.edit(edit);
        this.held = { value, base, turn };
        return this.tell({ state: outcome, problems, turn });
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

  private heldBy({ value, base, turn }: ServerValue): Held {
    return { value: this.show(value), base, turn };
  }
}
