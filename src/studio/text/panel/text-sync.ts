import type { Diagnostic, TextEdit } from '../../../authoring/language/types.ts';
import type { Path } from '../../contract/path.ts';
import type { TextAnswer } from '../contract.ts';
import { ApiError, type Api } from '../../app/api.ts';
import { Store } from '../../app/store.ts';
import { changesOf, editsFrom, withChanges } from './edits.ts';

/** The server for texts. */
export type TextServer = Pick<Api, 'text' | 'write'>;

/** State of a text that is being edited. */
export interface TextState {
  /** `there`: the server has the text. */
  readonly state: 'there' | 'saving' | 'newer' | 'failed';
  readonly error?: string;
  /** The last answer of the server. */
  readonly answer: Omit<TextAnswer, 'text'>;
  /** Problems of the current text. Undefined until the server knows them. */
  readonly diagnostics?: readonly Diagnostic[];
  /** The text of someone else, if both have changed the same words. */
  readonly theirs?: string;
}

/** The text on the server, as far as it is known. */
interface Held {
  readonly text: string;
  readonly base: string;
  readonly turn: number;
}

/** Debounce of saving, in milliseconds: sends all edits of one key together. */
const saveDelay = 30;

/**
 * Synchronises a text with the server. Saves it while it is typed, and merges changes of others. After a conflict,
 * waits until the person has chosen a version.
 */
export class TextSync extends Store<TextState> {
  /** The current text in the editor. */
  mine: string;
  /** Gets edits of others. */
  private onEdits: ((edits: readonly TextEdit[]) => void) | undefined;
  private held: Held;
  private path: (() => Path) | undefined;
  private isFix = false;
  private running: Promise<void> | undefined;

  constructor(
    readonly file: string,
    private readonly server: TextServer,
    { text = '', ...answer }: TextAnswer,
  ) {
    super({ state: 'there', answer, diagnostics: answer.diagnostics });
    this.mine = text;
    this.held = { text, base: answer.base, turn: answer.turn };
  }

  /** Passes edits of others to an editor. Returns a function that stops this. */
  follow(edit: (edits: readonly TextEdit[]) => void): () => void {
    this.onEdits = edit;
    return () => (this.onEdits = undefined);
  }

  /** Whether there are unsaved changes. */
  get isUnsaved(): boolean {
    return this.mine !== this.held.text;
  }

  /** The person has typed. `path`: computes the changed path when it is saved. */
  change(text: string, path: () => Path): void {
    this.mine = text;
    this.path = path;
    if (this.now.state === 'newer' && this.isUnsaved) return;
    this.tell({ state: 'saving', theirs: undefined, diagnostics: undefined });
    this.run();
  }

  /** Applies the fix of a problem, as a separate step in the history. */
  async fix(edit: TextEdit): Promise<void> {
    await this.flush();
    if (this.now.state === 'newer') return;
    this.bring([edit]);
    [this.path, this.isFix] = [undefined, true];
    this.tell({ state: 'saving', diagnostics: undefined });
    this.run();
    await this.running;
  }

  /** Loads the text and merges it. */
  async load(): Promise<void> {
    await this.running;
    try {
      const answer = await this.server.text({ file: this.file, base: this.held.base });
      // Ignores an answer that is older than the last change.
      if (!this.running && answer.turn >= this.held.turn) this.take(answer);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Waits until the text is saved. */
  async flush(): Promise<void> {
    if (this.isUnsaved && this.now.state !== 'newer') this.run();
    await this.running;
  }

  takeTheirs(): void {
    this.bring(changesOf(this.mine, this.held.text));
    this.tell({ state: 'there', theirs: undefined });
    void this.load();
  }

  keepMine(): void {
    this.tell({ state: 'saving', theirs: undefined });
    this.run();
  }

  private run(): void {
    this.running ??= this.save().finally(() => {
      this.running = undefined;
    });
  }

  private async save(): Promise<void> {
    await new Promise((done) => setTimeout(done, saveDelay));
    try {
      while (this.isUnsaved && this.now.state !== 'newer') await this.write(this.mine);
      if (this.now.state === 'saving') this.tell({ state: 'there' });
    } catch (error) {
      this.fail(error);
    }
  }

  private async write(text: string): Promise<void> {
    const { file, path, held, isFix } = this;
    const edits = changesOf(held.text, text);
    try {
      const answer = await this.server.write({ file, base: held.base, edits, isFix, ...(path && { path: path() }) });
      this.isFix = false;
      this.held = { text, base: answer.base, turn: answer.turn };
      const isAll = this.mine === text;
      this.tell({ answer, state: isAll ? 'there' : 'saving', diagnostics: isAll ? answer.diagnostics : undefined });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      this.take(await this.server.text({ file }));
    }
  }

  /** Merges the text of the server. */
  private take({ text = this.held.text, ...answer }: TextAnswer): void {
    const before = this.held.text;
    this.held = { text, base: answer.base, turn: answer.turn };
    const edits = editsFrom(text, before, this.mine);
    if (!edits || (this.now.state === 'newer' && this.isUnsaved))
      return this.tell({ answer, state: 'newer', theirs: text, diagnostics: undefined });
    this.bring(edits);
    const rest = this.isUnsaved
      ? ({ state: 'saving', diagnostics: undefined } as const)
      : ({ state: 'there', diagnostics: answer.diagnostics } as const);
    this.tell({ answer, theirs: undefined, ...rest });
    if (this.isUnsaved) this.run();
  }

  private bring(edits: readonly TextEdit[]): void {
    if (edits.length === 0) return;
    this.mine = withChanges(this.mine, edits);
    this.onEdits?.(edits);
  }

  private fail(error: unknown): void {
    this.tell({ state: 'failed', error: (error as Error).message });
  }
}
