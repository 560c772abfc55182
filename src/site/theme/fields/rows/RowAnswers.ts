import { isAlike, pick } from '../../../../shared/engine/answers.ts';
import { asSteps, change, settle } from '../../../../shared/engine/settle.ts';
import type { Answers, Row } from '../../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../../shared/plan/form.ts';
import type { AnswersOwner, Listener } from '../../../render/form/store.ts';

/** Owns the answers of a row, with those around it. */
export class RowAnswers implements AnswersOwner {
  private readonly listeners = new Set<Listener>();
  private now: Answers;

  constructor(
    private set: FieldSet,
    private given: Row,
    around: Answers,
  ) {
    this.now = { ...around, ...given };
  }

  answers = (): Answers => this.now;

  /** The answers of its own fields. */
  row = (): Row => pick(this.now, (field) => Object.hasOwn(this.set.plan.fields, field)) as Row;

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
