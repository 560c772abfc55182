import { isAlike, isEmpty, ownerOf, pick } from '../../../shared/engine/answers.ts';
import { parentOf } from '../../../shared/engine/choices.ts';
import {
  UNREADABLE,
  validate,
  withUnreadable,
  type FieldError,
  type Unreadable,
} from '../../../shared/engine/validate.ts';
import { fieldLabel, fieldWords, visibleFields } from '../../../shared/engine/visible.ts';
import type { Answer, Answers, Option } from '../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import type { Message } from '../../../shared/plan/message.ts';
import { withSiteDay } from './site-day.ts';

const noErrors: readonly FieldError[] = [];

/** What the fields were drawn with. */
interface Drawn {
  readonly answers: Answers;
  readonly words: ReadonlyMap<string, string>;
}

/** Called with new answers. `by`: the store that gave them; undefined for a reset, or answers from elsewhere. */
export type Listener = (by?: object) => void;

/** The pages of a control that asks on several, such as each row on its own. */
export interface Pages {
  /** Whether the open page is the one that is checked for this field. */
  asks(field: string): boolean;
  /** Closes the open page. Returns whether there was one. */
  close(): boolean;
  /** Opens the page that asks this field, and moves the focus to it. */
  open(field: string): void;
}

/** The owner of the answers that a store shows: the session of a form, or a row. */
export interface AnswersOwner {
  /** All settled answers, those of other steps too. The same object while nothing changes. */
  answers(): Answers;
  /** Takes all answers with a change in what `set` asks. `changed`: the field whose effects run. */
  change(set: FieldSet, given: Answers, changed: string | undefined, by: object): void;
  /** Computes again what depends on the day. */
  refresh(by: object): void;
  subscribe(listener: Listener): () => void;
}

/**
 * The state of one step or row while it is filled in: the answers of its owner, and its own errors. Every part of the
 * form subscribes only to what it shows, so an edit redraws only that part.
 */
export class FormStore {
  /** Those of a control that asks on several pages; undefined if there is none. */
  pages: Pages | undefined;
  /** Asks the server about what was typed: resolves to what could not be asked. Undefined: there is nothing to ask. */
  verify: (() => Promise<readonly FieldError[]> | undefined) | undefined;
  /** While chosen files are read: resolves to errors of those that may not be sent, which their control explains. */
  reading: Promise<readonly FieldError[]> | undefined;
  private listeners = new Set<() => void>();
  private watchers = new Map<string, () => void>();
  /** Counts notifications. */
  version = 0;
  private leaving = new Map<string, () => void>();
  /** What the last choice of a list on the server has filled in, by field. */
  private filled = new Map<string, Option['with']>();
  private seen: ReadonlySet<string>;
  private found = noErrors;
  private words: ReadonlyMap<string, string> = new Map();
  private told = noErrors;
  private drawn: Drawn;

  /** `now`: the answers that are shown first. A page that is hydrated shows those of its document. */
  constructor(
    readonly set: FieldSet,
    readonly owner: AnswersOwner,
    private now: Answers = owner.answers(),
  ) {
    this.seen = visibleFields(set, now);
    this.drawn = this.toDraw();
  }

  /** Follows the owner from now on. Returns the function that ends it. */
  connect(): () => void {
    this.follow();
    return this.owner.subscribe(this.follow);
  }

  private follow = (by?: object): void => {
    const [before, now] = [this.now, this.owner.answers()];
    if (by === this || before === now) return;
    this.now = now;
    // Errors are about what was typed here.
    if (Object.keys(this.set.plan.fields).some((field) => !isAlike(before[field], now[field]))) this.note(noErrors);
    this.look();
    this.emit();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Calls `redraw` when the answer, error or label of the field changes; at once if anything changed since it was drawn
   * with `version`.
   */
  watch(field: string, redraw: () => void, version: number): () => void {
    this.watchers.set(field, redraw);
    if (version !== this.version) redraw();
    return () => {
      if (this.watchers.get(field) === redraw) this.watchers.delete(field);
    };
  }

  /** All answers, those of other steps too. */
  answers = (): Answers => this.now;
  visible = (): ReadonlySet<string> => this.seen;
  errors = (): readonly FieldError[] => this.found;
  errorOf = (field: string): string | undefined => this.words.get(field);

  labelOf = (field: string): string => fieldLabel(this.set, field, this.now);

  /** The words of a field that print answers; undefined if none do. */
  wordsOf = (field: string) => fieldWords(this.set, this.set.plan.fields[field]!, this.now);

  /** Takes an answer and settles it. */
  change(field: string, answer: Answer | undefined): void {
    this.owner.change(this.set, { ...this.now, ...this.brought(field, answer), [field]: answer }, field, this);
    this.now = this.owner.answers();
    this.look();
    this.keepErrors((error) => error.field !== field);
    this.emit();
  }

  /**
   * Look for errors, on the page that is open, and show them. Those of other pages stay.
   * Takes    `invalid`: the words of an error that the form has no message for; `unreadable`: the texts for controls
   *          whose content is not a valid answer, by field; `siteDay`: what is added where the visitor's day is another
   */
  check(invalid: string, unreadable: Unreadable = new Map(), siteDay?: Message): readonly FieldError[] {
    const isHere = ({ field }: FieldError): boolean => this.pages?.asks(field) ?? true;
    const all = withUnreadable(this.set, this.now, validate(this.set, this.now, invalid), unreadable, invalid);
    const found = withSiteDay(this.set, all.filter(isHere), siteDay);
    const others = this.told.filter((error) => this.found.includes(error) && !isHere(error));
    this.told = [...found.filter(({ keyword }) => keyword === UNREADABLE), ...others];
    this.show([...found, ...others]);
    return found;
  }

  /** Says that the text in the control of a field is not a valid answer, until the field is edited. */
  refuse(field: string, words: Message, invalid: string): void {
    this.show(withUnreadable(this.set, this.now, this.found, new Map([[field, words]]), invalid));
    this.told = [...this.told, ...this.found.filter((error) => error.field === field)];
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

  /**
   * Errors follow their rows, before a change of the answer puts one in or takes one away.
   * Takes    `move`: gives an error its new field; undefined for one that goes. `back`: errors that come back. The
   *          change keeps those that still hold
   */
  moveErrors(move: (error: FieldError) => FieldError | undefined, back: readonly FieldError[]): void {
    const moved = new Map(this.found.map((error) => [error, move(error)]));
    const follow = (errors: readonly FieldError[]) => errors.flatMap((error) => moved.get(error) ?? []);
    this.told = follow(this.told);
    const fields = Object.keys(this.set.plan.fields);
    const order = ({ field }: FieldError) => fields.indexOf(ownerOf(field));
    const row = ({ field }: FieldError, depth: 1 | 3) => Number(field.split('.')[depth] ?? 0);
    this.note(
      [...follow(this.found), ...back].sort(
        (a, b) => order(a) - order(b) || row(a, 1) - row(b, 1) || row(a, 3) - row(b, 3),
      ),
    );
  }

  /** Editing a field clears its error (spec 4.14). */
  edited(field: string): void {
    if (this.errorOf(field) === undefined) return;
    this.note(this.found.filter((error) => error.field !== field));
    this.emit();
  }

  /** The browser does not report every edit: a control may be readable while its error says that it is not. */
  stands(field: string, isUnreadable: boolean): void {
    if (this.found.some((error) => error.field === field && (error.keyword === UNREADABLE) !== isUnreadable))
      this.edited(field);
  }

  /** `leave` hands over a typed text that is still pending; undefined when there is none. */
  hold(field: string, leave: (() => void) | undefined): void {
    if (leave) this.leaving.set(field, leave);
    else this.leaving.delete(field);
  }

  /** Takes the pages of a control that asks on several; undefined when it is gone. */
  asksOn(pages: Pages | undefined): void {
    this.pages = pages;
  }

  /** Takes every pending text, and computes again what depends on the day, which may have changed. */
  flush(): void {
    for (const leave of [...this.leaving.values()]) leave();
    this.owner.refresh(this);
    if (this.owner.answers() === this.now) return;
    this.now = this.owner.answers();
    this.look();
    this.emit();
  }

  /**
   * The answers that choosing an option also gives, such as adults: 2 (spec 3.06), and the one that it
   * belongs to, such as the city of an office that was looked up (spec 5.66). An option of a list on the server leaves
   * what the visitor has typed: it fills in what is empty, or still as the option before has filled it in.
   */
  private brought(field: string, answer: Answer | undefined): Answers {
    const plan = this.set.plan.fields[field];
    const parent = plan && parentOf(plan);
    const optionOf = (chosen: Answer | undefined): Option | undefined => {
      const same = plan?.choices?.filter(({ value }) => value === chosen) ?? [];
      return same.find(({ of }) => parent !== undefined && of === this.now[parent]) ?? same[0];
    };
    const option = optionOf(answer);
    // While another option is searched, the field has no answer.
    const before = optionOf(this.now[field])?.with ?? this.filled.get(field);
    if (before) this.filled.set(field, before);
    const isFree = (name: string): boolean =>
      (plan?.searched === undefined && !plan?.typed) || isEmpty(this.now[name]) || this.now[name] === before?.[name];
    // Another code takes back what the last one has filled in.
    const taken = plan?.typed && Object.fromEntries(Object.keys(before ?? {}).map((name) => [name, undefined]));
    const brought = {
      ...(parent !== undefined && option?.of !== undefined && { [parent]: option.of }),
      ...pick({ ...taken, ...option?.with }, isFree),
    };
    return pick(brought, (name) => Object.hasOwn(this.set.plan.fields, name));
  }

  private note(errors: readonly FieldError[]): void {
    this.found = errors.length > 0 ? errors : noErrors;
    this.words = new Map(errors.map(({ field, message }) => [field, message]));
  }

  /** An error of another field also goes when it no longer holds, such as that of two passwords that differed. */
  private keepErrors(passes: (error: FieldError) => boolean): void {
    if (this.found.length === 0) return;
    const now = new Set(validate(this.set, this.now, '').map(({ field, keyword }) => `${field} ${keyword}`));
    this.note(
      this.found.filter(
        (error) =>
          passes(error) &&
          ((this.told.includes(error) && this.isAsked(error.field)) || now.has(`${error.field} ${error.keyword}`)),
      ),
    );
  }

  private isAsked = (field: string): boolean =>
    this.seen.has(ownerOf(field)) && (this.set.rows?.asks(field, this.now) ?? true);

  private toDraw = (): Drawn => ({ answers: this.now, words: this.words });

  private differs(field: string, { answers, words }: Drawn): boolean {
    const plan = this.set.plan.fields[field];
    return (
      answers[field] !== this.now[field] ||
      words.get(field) !== this.words.get(field) ||
      (plan?.relabel !== undefined && fieldLabel(this.set, field, answers) !== this.labelOf(field)) ||
      (plan?.words !== undefined &&
        JSON.stringify(this.wordsOf(field)) !== JSON.stringify(fieldWords(this.set, plan, answers)))
    );
  }

  private look(): void {
    const seen = visibleFields(this.set, this.now);
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
