import { privateFields } from '../../../shared/engine/private.ts';
import { asks, change, lostIn, settle } from '../../../shared/engine/settle.ts';
import type { Titles } from '../../../shared/engine/wizard/draft.ts';
import type { Edit } from '../../../shared/engine/wizard/edit.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FieldSet, FormModule } from '../../../shared/plan/form.ts';
import type { AnswersOwner, Listener } from './store.ts';

/** A visitor's answers in a form, and their progress. Parts that only wizards have are absent from a form. */
export interface SessionState {
  /** The settled answers of all steps, also those that a step refuses. */
  readonly answers: Answers;
  /** Whether the result is shown. It is hidden when an answer changes. */
  readonly done?: boolean;
  /** The reference of the lead that was sent. From then on nothing is stored, until an answer changes. */
  readonly reference?: string | undefined;
  /** Whether answers were restored from the device after a refresh. */
  readonly restored?: boolean;
  /** Whether a refresh lost private answers that were carried here. */
  readonly forgotten?: boolean;
  /** Private fields of carried answers, which the steps themselves need not declare. */
  readonly secret?: ReadonlySet<string>;
  /** Ids of the steps that a refresh made ask again, until the visitor goes on from them. */
  readonly askAgain?: ReadonlySet<string>;
  /** While the visitor changes an earlier answer: where they return to. */
  readonly edit?: Edit | undefined;
  /** Fields that lost their answer by the last change; those of the same step only where config names them. */
  readonly dropped?: readonly string[];
  /** The titles of the restored questions: the form may not ask some of them any more. */
  readonly titles?: Titles;
  /** Id of the step on which that change was made. */
  readonly droppedOn?: string;
}

/** Where a session is stored for a visitor who comes back: in memory, or on the device. */
export interface Keeper {
  save(session: Session): void;
  clear(): void;
}

/** Owns the answers of a form, which all its steps show. */
export class Session implements AnswersOwner {
  private readonly listeners = new Set<Listener>();

  /** `begun`: how a visitor begins, also after a reset. */
  constructor(
    private form: FormModule,
    private now: SessionState,
    private readonly begun: SessionState,
    private readonly keeper: Keeper,
  ) {}

  /** Goes on with another version of the form: in development its file was changed. */
  renew(form: FormModule): void {
    this.form = form;
  }

  state = (): SessionState => this.now;
  answers = (): Answers => this.now.answers;

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The steps of its form. */
  get steps(): FormModule['steps'] {
    return this.form.steps;
  }

  /** Replaces the given parts, here and in the keeper. `by`: the store that made the change, which is not notified. */
  put(part: Partial<SessionState>, by?: object): void {
    this.now = { ...this.now, ...part };
    if (this.now.reference === undefined) this.keeper.save(this);
    else this.keeper.clear();
    this.tell(by);
  }

  /** Takes all answers with a change in one step, and settles them. */
  change(step: FieldSet, given: Answers, changed?: string, by?: object): void {
    const { answers: before, dropped: noted, droppedOn } = this.now;
    const { id } = step.plan;
    const answers = change(this.form, step, before, given, changed);
    // What the visitor has emptied is not in the change any more.
    const dropped = lostIn(this.form, given, answers).filter((name) => this.form.plan.droppedHere || !asks(step, name));
    // The note about dropped answers stays until another change drops some, or until a change on another step.
    const note = dropped.length === 0 && droppedOn === id ? noted : dropped;
    this.put({ answers, dropped: note ?? [], droppedOn: id, done: false, reference: undefined }, by);
  }

  /** Computes again what depends on the day, which may have changed. */
  refresh(by: object): void {
    const answers = this.form.work ? settle(this.form, this.now.answers) : this.now.answers;
    if (answers !== this.now.answers) this.put({ answers }, by);
  }

  /** Forgets all answers, here and in the keeper. */
  startOver(): void {
    this.now = this.begun;
    this.keeper.clear();
    this.tell();
  }

  /** The fields whose answers are never written to the device. */
  secret(): ReadonlySet<string> {
    return new Set([...privateFields(this.form.steps), ...(this.now.secret ?? [])]);
  }

  private tell(by?: object): void {
    for (const listener of [...this.listeners]) listener(by);
  }
}
