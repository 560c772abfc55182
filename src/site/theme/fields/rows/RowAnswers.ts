import { isAlike, pick } from '../../../../shared/engine/answers.ts';
import { asSteps, change, settle } from '../../../../shared/engine/settle.ts';
import type { Answers, Row } from '../../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../../shared/plan/form.ts';
import type { AnswersOwner, FormStore, Listener } from '../../../render/form/store.ts';

/** The store of the form or row that holds a row, and the start of the names there of the row's fields. */
interface Holder {
  readonly store: FormStore;
  readonly prefix: string;
}

/** Owns the answers of a row, with those around it. */
export class RowAnswers implements AnswersOwner {
  private readonly listeners = new Set<Listener>();
  private now: Answers;
  private holder: Holder | undefined;

  constructor(
    private set: FieldSet,
    private given: Row,
    around: Answers,
  ) {
    this.now = { ...around, ...given };
  }

  answers = (): Answers => this.now;

  /** What holds it; the place of a row changes as others come and go. */
  heldBy(holder: Holder): void {
    this.holder = holder;
  }

  around = (): Holder | undefined => this.holder;

  /** The answers of its own fields. */
  row = (): Row => pick(this.now, (field) => Object.hasOwn(this.set.plan.fields, field));

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(set: FieldSet, given: Answers, changed: string | undefined, by: object): void {
    this.put(change(asSteps(set), set, this.now, given, changed), by);
  }

  refresh(by: object): void {
    if (this.set.work) this.put(settle(asSteps(this.set), this.now), by);
  }

  /** Takes the form's settled version of the row and of the answers around it. Ignores the row that it gave last. */
  replace(set: FieldSet, given: Row, around: Answers): void {
    const now = { ...around, ...(given === this.given ? this.row() : given) };
    [this.set, this.given] = [set, given];
    const fields = Object.keys({ ...this.now, ...now });
    if (!fields.every((field) => isAlike(this.now[field], now[field]))) this.put(now);
  }

  private put(answers: Answers, by?: object): void {
    this.now = answers;
    for (const listener of [...this.listeners]) listener(by);
  }
}

/**
 * Does something in the store of a form or row, then in each store around it. `prefix`: the start of the names there of
 * the fields of `store`.
 */
export function outwards(store: FormStore, act: (store: FormStore, prefix: string) => void, prefix = ''): void {
  act(store, prefix);
  const holder = store.owner instanceof RowAnswers ? store.owner.around() : undefined;
  if (holder) outwards(holder.store, act, holder.prefix + prefix);
}

/** The store of the form that a store belongs to, and the name that a field of it has there: members.2.share. */
export function inForm(store: FormStore, name: string): { readonly form: FormStore; readonly field: string } {
  let found = { form: store, field: name };
  outwards(store, (form, prefix) => {
    found = { form, field: prefix + name };
  });
  return found;
}
