import { isEmpty, ownerOf } from '../../engine/answers.ts';
import { parentOf } from '../../engine/choices.ts';
import { settle } from '../../engine/settle.ts';
import { UNREADABLE, validate, withUnreadable, type FieldError, type Unreadable } from '../../engine/validate.ts';
import { fieldLabel, visibleFields } from '../../engine/visible.ts';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldSet } from '../../plan/form.ts';

const noErrors: readonly FieldError[] = [];

/** What the fields were drawn with. */
interface Drawn {
  readonly own: Answers;
  readonly merged: Answers;
  readonly words: ReadonlyMap<string, string>;
}

/**
 * Answers and errors of one form while it is filled in. Every part of the form subscribes
 * to the little that it shows, so an edit redraws that part alone.
 */
export class FormStore {
  private page: (() => void) | undefined;
  private listeners = new Set<() => void>();
  private watchers = new Map<string, () => void>();
  /** Counts what was told. */
  version = 0;
  private leaving = new Map<string, () => void>();
  private own: Answers;
  private given: Answers;
  private context: Answers;
  private merged: Answers;
  private seen: ReadonlySet<string>;
  private found = noErrors;
  private words: ReadonlyMap<string, string> = new Map();
  private told = noErrors;
  private drawn: Drawn;

  /** `context`: answers of a wizard's other steps, which conditions and rules look at. */
  constructor(
    readonly set: FieldSet,
    answers: Answers,
    context: Answers = {},
  ) {
    this.own = answers;
    this.given = answers;
    this.context = context;
    this.merged = { ...context, ...answers };
    this.seen = visibleFields(set, this.merged);
    this.drawn = this.toDraw();
  }

  /** A store of the same answers for another version of the form. */
  of(set: FieldSet): FormStore {
    const next = new FormStore(set, this.own, this.context);
    next.given = this.given;
    return next;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * `redraw` draws the one place where a field stands when its answer, error or label is another. It is called at once
   * if anything was told since it was drawn, with `version`.
   */
  watch(field: string, redraw: () => void, version: number): () => void {
    this.watchers.set(field, redraw);
    if (version !== this.version) redraw();
    return () => {
      if (this.watchers.get(field) === redraw) this.watchers.delete(field);
    };
  }

  /** The answers of this form's own fields. */
  answers = (): Answers => this.own;
  visible = (): ReadonlySet<string> => this.seen;
  errors = (): readonly FieldError[] => this.found;
  errorOf = (field: string): string | undefined => this.words.get(field);

  /** The answers of this form's own fields, and those of other steps. */
  all = (): Answers => this.merged;
  labelOf = (field: string): string => fieldLabel(this.set, field, this.merged);

  /** Take an answer with all that follows from it. */
  change(field: string, answer: Answer | undefined): void {
    const changed = { ...this.own, ...this.brought(field, answer), [field]: answer };
    this.put(this.ownOf(settle(this.set, { ...this.context, ...changed }, field, this.merged)), this.context);
    this.look();
    this.keepErrors((error) => error.field !== field);
    this.emit();
  }

  /** Put other answers in place, as a reset or a carried answer does; the object given last changes nothing. */
  replace(answers: Answers, context: Answers = {}): void {
    const differs = answers !== this.given && !same(answers, this.own);
    this.given = answers;
    if (!differs && same(context, this.context)) return;
    if (differs) this.note(noErrors);
    this.put(differs ? answers : this.own, context);
    this.look();
    this.emit();
  }

  /**
   * Look for errors and show them.
   * Takes  `invalid`: the words of an error that the form has no message for; `unreadable`: the words of controls that
   *        hold something the browser can make no answer of, by field
   */
  check(invalid: string, unreadable: Unreadable = new Map()): readonly FieldError[] {
    this.show(withUnreadable(this.set, this.all(), validate(this.set, this.all(), invalid), unreadable, invalid));
    this.told = this.found.filter(({ keyword }) => keyword === UNREADABLE);
    return this.found;
  }

  show(errors: readonly FieldError[]): void {
    this.note(errors);
    this.emit();
  }

  /**
   * Show errors that were found elsewhere, such as by a newer version of the form on the server. Each stays until its
   * field is edited.
   */
  tell(errors: readonly FieldError[]): void {
    this.told = errors;
    this.show(errors);
  }

  /** Editing a field clears its error (spec 4.14). */
  edited(field: string): void {
    if (this.errorOf(field) === undefined) return;
    this.note(this.found.filter((error) => error.field !== field));
    this.emit();
  }

  /**
   * The browser does not tell of every edit. One is noticed when the error of a field says that its control is
   * unreadable and it is not, or when the error says something else and the control is.
   */
  stands(field: string, isUnreadable: boolean): void {
    if (this.found.some((error) => error.field === field && (error.keyword === UNREADABLE) !== isUnreadable))
      this.edited(field);
  }

  /** `leave` takes a text that was typed and not handed over yet; undefined when there is none any more. */
  hold(field: string, leave: (() => void) | undefined): void {
    if (leave) this.leaving.set(field, leave);
    else this.leaving.delete(field);
  }

  /** `close` closes one of several pages on which a control asks; undefined when none is open any more. */
  opens(close: (() => void) | undefined): void {
    this.page = close;
  }

  /** Close the page that a control has open. Returns whether there was one. */
  closes(): boolean {
    this.page?.();
    return this.page !== undefined;
  }

  /** Take every text that was not handed over yet, and work out anew what may rest on the day, which may be another. */
  flush(): void {
    for (const leave of [...this.leaving.values()]) leave();
    const now = this.set.work ? settle(this.set, this.merged) : this.merged;
    if (now === this.merged) return;
    this.put(this.ownOf(now), this.context);
    this.look();
    this.emit();
  }

  /**
   * The answers that choosing an option also gives, such as adults: 2 (spec 3.06), and the one that it
   * belongs to, such as the city of an office that was looked up (spec 5.66).
   */
  private brought(field: string, answer: Answer | undefined): Answers {
    const plan = this.set.plan.fields[field];
    const parent = plan && parentOf(plan);
    const same = plan?.choices?.filter(({ value }) => value === answer) ?? [];
    const option = same.find(({ of }) => parent !== undefined && of === this.merged[parent]) ?? same[0];
    return this.ownOf({
      ...(parent !== undefined && option?.of !== undefined && { [parent]: option.of }),
      ...option?.with,
    });
  }

  private note(errors: readonly FieldError[]): void {
    this.found = errors.length > 0 ? errors : noErrors;
    this.words = new Map(errors.map(({ field, message }) => [field, message]));
  }

  private put(own: Answers, context: Answers): void {
    this.own = own;
    this.context = context;
    this.merged = { ...context, ...own };
  }

  private ownOf(answers: Answers): Answers {
    return Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(this.set.plan.fields, field)));
  }

  /** An error of another field also goes when it no longer holds, such as that of two passwords that differed. */
  private keepErrors(passes: (error: FieldError) => boolean): void {
    if (this.found.length === 0) return;
    const now = new Set(validate(this.set, this.all(), '').map(({ field, keyword }) => `${field} ${keyword}`));
    this.note(
      this.found.filter(
        (error) =>
          passes(error) &&
          ((this.told.includes(error) && this.seen.has(ownerOf(error.field))) ||
            now.has(`${error.field} ${error.keyword}`)),
      ),
    );
  }

  private toDraw = (): Drawn => ({ own: this.own, merged: this.merged, words: this.words });

  private differs(field: string, { own, merged, words }: Drawn): boolean {
    return (
      own[field] !== this.own[field] ||
      words.get(field) !== this.words.get(field) ||
      (this.set.plan.fields[field]?.relabel !== undefined &&
        fieldLabel(this.set, field, merged) !== this.labelOf(field))
    );
  }

  private look(): void {
    const seen = visibleFields(this.set, this.all());
    if (seen.size !== this.seen.size || [...seen].some((field) => !this.seen.has(field))) this.seen = seen;
  }

  private emit(): void {
    this.version += 1;
    const before = this.drawn;
    this.drawn = this.toDraw();
    for (const [field, redraw] of this.watchers) {
      if (this.differs(field, before)) redraw();
    }
    for (const listener of [...this.listeners]) listener();
  }
}

/** Whether two sets of answers say the same. No answer and an empty one are the same. */
function same(a: Answers, b: Answers): boolean {
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name] || (isEmpty(a[name]) && isEmpty(b[name])));
}
