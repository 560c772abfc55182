import type { Unsaved } from '../../compiler/read/files.ts';
import { sameEnds } from '../../shared/engine/same-ends.ts';
import { isSamePath, type Path } from '../contract/path.ts';
import { hashOf } from './config-files.ts';
import type { JsonStore } from './json-store.ts';

/** What a step has changed, for the person. */
export interface ChangeTarget {
  readonly file: string;
  readonly path: Path;
  /** Its place before the change, if it was another one. */
  readonly from?: { readonly file: string; readonly path: Path };
  /** A description, if the path is not enough: rename of colour. */
  readonly label?: string;
}

/** The text of a file before and after a change; undefined if the file did not or does not exist. */
export interface TextChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A change of one or more files, which is undone as a whole. */
export interface HistoryStep extends ChangeTarget {
  readonly files: readonly FileStep[];
  /** Time of its last letter, in ms. */
  readonly at: number;
}

/** A change of a file, as the changed range of its text. */
interface FileStep {
  readonly file: string;
  /** The start of the range, with its old and new text. */
  readonly start: number;
  readonly was: string;
  readonly now: string;
  /** Hashes of the text before and after. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The steps that were done, and those that were undone since, in the order of time. */
export interface Past {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

/** Returns the current text of a file. */
type TextOf = (file: string) => string | undefined;

/** Most steps that are kept. */
const maxSteps = 500;

/** Letters within this time are one step, in ms. */
const typingPause = 1500;

/** Undo and redo for all files, which survive a restart. */
export class History {
  private past: Past;

  constructor(private readonly kept: JsonStore<Past>) {
    this.past = kept.read();
  }

  /** The step to undo. */
  get last(): HistoryStep | undefined {
    return this.past.done.at(-1);
  }

  /** The step to redo. */
  get next(): HistoryStep | undefined {
    return this.past.undone.at(-1);
  }

  /** Adds changes as one step. */
  add(what: ChangeTarget, changes: readonly TextChange[], at: number = Date.now()): void {
    const { last } = this;
    const changed = changes.filter(({ before, after }) => before !== after);
    if (changed.length === 0) return;
    const joined = last && at - last.at < typingPause ? joinedSteps(last, what, changed) : undefined;
    const step: HistoryStep = { ...what, files: joined ?? changed.map(fileStepOf), at };
    const earlier = joined ? this.past.done.slice(0, -1) : this.past.done;
    this.keep({ done: [...earlier, ...(step.files.length > 0 ? [step] : [])].slice(-maxSteps), undone: [] });
  }

  /** Closes the last step, so that the next change is a new one. */
  end(): void {
    const { last } = this;
    if (last) this.past = { ...this.past, done: [...this.past.done.slice(0, -1), { ...last, at: 0 }] };
  }

  /**
   * Undoes the last step, and returns the result of `place`. Undefined if one of its files has changed since. If
   * `place` throws, the history does not change.
   */
  back<Placed>(textOf: TextOf, place: (texts: Unsaved) => Placed): Placed | undefined {
    const step = this.last;
    const texts = step && textsAfter(step.files.map(reverse), textOf);
    if (!texts) return undefined;
    const placed = place(texts);
    this.keep({ done: this.past.done.slice(0, -1), undone: [...this.past.undone, step] });
    return placed;
  }

  /** Redoes the last undone step, like `back`. */
  forth<Placed>(textOf: TextOf, place: (texts: Unsaved) => Placed): Placed | undefined {
    const step = this.next;
    const texts = step && textsAfter(step.files, textOf);
    if (!texts) return undefined;
    const placed = place(texts);
    this.keep({ done: [...this.past.done, { ...step, at: 0 }], undone: this.past.undone.slice(0, -1) });
    return placed;
  }

  private keep(past: Past): void {
    this.past = past;
    this.kept.write(past);
  }
}

const hashIn = (text: string | undefined): string | undefined => (text === undefined ? undefined : hashOf(text));

function fileStepOf({ file, before, after }: TextChange): FileStep {
  return { file, before: hashIn(before), after: hashIn(after), ...stretchOf(before ?? '', after ?? '') };
}

const reverse = ({ file, start, was, now, before, after }: FileStep): FileStep => ({
  file,
  start,
  was: now,
  now: was,
  before: after,
  after: before,
});

/** Joins a step with letters typed right after it in the same place; undefined if the change is a new step. */
function joinedSteps(
  last: HistoryStep,
  what: ChangeTarget,
  changes: readonly TextChange[],
): readonly FileStep[] | undefined {
  const [step, ...steps] = last.files;
  const [change, ...others] = changes;
  if (!step || !change || steps.length + others.length > 0 || last.label !== undefined || what.label !== undefined)
    return undefined;
  const { file, before, after } = change;
  if (step.file !== file || step.after !== hashIn(before) || !isSamePath(last.path, what.path)) return undefined;
  if (before === undefined || after === undefined || step.before === undefined) return undefined;
  const first = withStretch(before, reverse(step));
  return first === after ? [] : [fileStepOf({ file, before: first, after })];
}

/** The texts after some steps; undefined if a file is not in the state from which its step starts. */
function textsAfter(steps: readonly FileStep[], textOf: TextOf): Unsaved | undefined {
  const texts = steps.map((step) => [step, textOf(step.file)] as const);
  if (texts.some(([step, text]) => hashIn(text) !== step.before)) return undefined;
  return new Map(
    texts.map(([step, text]) => [step.file, step.after === undefined ? undefined : withStretch(text ?? '', step)]),
  );
}

const withStretch = (text: string, { start, was, now }: FileStep): string =>
  text.slice(0, start) + now + text.slice(start + was.length);

/** The range in which two texts differ. */
function stretchOf(before: string, after: string): Pick<FileStep, 'start' | 'was' | 'now'> {
  const { start, end } = sameEnds(before, after);
  return { start, was: before.slice(start, before.length - end), now: after.slice(start, after.length - end) };
}
