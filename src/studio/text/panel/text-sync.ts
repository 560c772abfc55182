import type { Diagnostic, TextEdit } from '../../../authoring/language/types.ts';
import type { Path } from '../../contract/path.ts';
import type { TextAnswer } from '../contract.ts';
import { ApiError, type Api } from '../../app/api.ts';
import { Store } from '../../app/store.ts';
import { changesOf, editsFrom, withChanges } from './edits.ts';

/** Where texts are kept. */
export type TextServer = Pick<Api, 'text' | 'write'>;

/** What has become of a text that is being written. */
export interface TextState {
  /** `there`: the server has it. */
  readonly state: 'there' | 'saving' | 'newer' | 'failed';
  readonly error?: string;
  /** What the server says of the text that it has. */
  readonly answer: Omit<TextAnswer, 'text'>;
  /** What is wrong in the text as it is here. Undefined until the server has said so. */
  readonly diagnostics?: readonly Diagnostic[];
  /** What someone else has written, when both have changed the same words. */
  readonly theirs?: string;
}

/** The text that the server has, as far as it is known. */
interface Held {
  readonly text: string;
  readonly base: string;
  readonly turn: number;
}

/** Milliseconds from a key until the text goes to the server: what one key changes in several places goes at once. */
const untilSaved = 30;

/**
 * Keeps a text here and on the server the same, whoever changes it. What is typed is saved while it is typed; what
 * others change comes in beside it. Where both have changed the same words, nothing goes either way until the person
 * has said what is to become of them.
 */
export class TextSync extends Store<TextState> {
  /** The text as the person has it. */
  mine: string;
  /** Is told of edits that come from elsewhere. */
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

  /** Has an editor make the edits that come from elsewhere. Returns the function that ends it. */
  follow(edit: (edits: readonly TextEdit[]) => void): () => void {
    this.onEdits = edit;
    return () => (this.onEdits = undefined);
  }

  /** Whether something is here that the server does not have. */
  get isUnsaved(): boolean {
    return this.mine !== this.held.text;
  }

  /** Takes what the person has typed. `path`: says what it changes when it is saved. */
  change(text: string, path: () => Path): void {
    this.mine = text;
    this.path = path;
    if (this.now.state === 'newer' && this.isUnsaved) return;
    this.tell({ state: 'saving', theirs: undefined, diagnostics: undefined });
    this.run();
  }

  /** Makes the edit that mends a problem. It is taken back by itself. */
  async fix(edit: TextEdit): Promise<void> {
    await this.flush();
    if (this.now.state === 'newer') return;
    this.bring([edit]);
    [this.path, this.isFix] = [undefined, true];
    this.tell({ state: 'saving', diagnostics: undefined });
    this.run();
    await this.running;
  }

  /** Asks for the text, and takes it over. */
  async load(): Promise<void> {
    await this.running;
    try {
      const answer = await this.server.text({ file: this.file, base: this.held.base });
      // An answer that was overtaken by that to a change is of before.
      if (!this.running && answer.turn >= this.held.turn) this.take(answer);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Waits until what is typed has gone to the server. */
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
    await new Promise((done) => setTimeout(done, untilSaved));
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

  /** Takes over what the server has, beside what was typed here. */
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
