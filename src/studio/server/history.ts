import type { Path } from '../shared/answers.ts';
import { hashOf } from './config-files.ts';
import type { Kept } from './kept.ts';

/** A change of a file's text, as the stretch of it that differs. */
export interface Step {
  readonly file: string;
  /** What was changed. */
  readonly path: Path;
  /** Where the stretch starts, what stood there, and what stands there since. */
  readonly start: number;
  readonly was: string;
  readonly now: string;
  /** Tell the text before and after from any other. */
  readonly before: string;
  readonly after: string;
  /** Of the last letter of it, in ms. */
  readonly at: number;
}

/** Steps that were made, and those that were taken back since, both in the order in which they happened. */
export interface Past {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** So many steps are kept. */
const most = 500;

/** Letters that follow one another within so many ms are one step. */
const pause = 1500;

/** What a person has changed in all files, to be taken back and made again, also after a restart. */
export class History {
  private past: Past;

  constructor(private readonly kept: Kept<Past>) {
    this.past = kept.read();
  }

  /** The step that would be taken back. */
  get last(): Step | undefined {
    return this.past.done.at(-1);
  }

  /** The step that would be made again. */
  get next(): Step | undefined {
    return this.past.undone.at(-1);
  }

  /** Remembers that a text has become another one. */
  add(file: string, path: Path, before: string, after: string, at: number = Date.now()): void {
    if (before === after) return;
    const { last } = this;
    const goesOn =
      last?.file === file && last.after === hashOf(before) && at - last.at < pause && isSame(last.path, path);
    const first = goesOn ? withStretch(before, last.start, last.now, last.was) : before;
    const earlier = goesOn ? this.past.done.slice(0, -1) : this.past.done;
    const step = { file, path, at, before: hashOf(first), after: hashOf(after), ...stretchOf(first, after) };
    this.keep({ done: [...earlier, ...(first === after ? [] : [step])].slice(-most), undone: [] });
  }

  /** Ends the last step: what follows is one of its own, however soon it comes. */
  end(): void {
    const { last } = this;
    if (last) this.past = { ...this.past, done: [...this.past.done.slice(0, -1), { ...last, at: 0 }] };
  }

  /** Takes the last step back in the text of its file. Undefined when that is not the text which the step has left. */
  back(text: string): string | undefined {
    const step = this.last;
    if (!step || hashOf(text) !== step.after) return undefined;
    this.keep({ done: this.past.done.slice(0, -1), undone: [...this.past.undone, step] });
    return withStretch(text, step.start, step.now, step.was);
  }

  /** Makes the step again that was taken back last. Undefined when the text of its file is another one now. */
  forth(text: string): string | undefined {
    const step = this.next;
    if (!step || hashOf(text) !== step.before) return undefined;
    this.keep({ done: [...this.past.done, { ...step, at: 0 }], undone: this.past.undone.slice(0, -1) });
    return withStretch(text, step.start, step.was, step.now);
  }

  private keep(past: Past): void {
    this.past = past;
    this.kept.write(past);
  }
}

const isSame = (one: Path, other: Path): boolean => JSON.stringify(one) === JSON.stringify(other);

const withStretch = (text: string, start: number, was: string, now: string): string =>
  text.slice(0, start) + now + text.slice(start + was.length);

/** The one stretch in which two texts differ. */
function stretchOf(before: string, after: string): Pick<Step, 'start' | 'was' | 'now'> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, was: before.slice(start, before.length - end), now: after.slice(start, after.length - end) };
}
