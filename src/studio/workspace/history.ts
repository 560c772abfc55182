import type { Unsaved } from '../../compiler/read/files.ts';
import { sameEnds } from '../../shared/engine/same-ends.ts';
import { isSamePath, type Path } from '../contract/path.ts';
import { hashOf } from './config-files.ts';
import type { Kept } from './kept.ts';

/** What was changed, for the person who may take it back. */
export interface What {
  readonly file: string;
  readonly path: Path;
  /** Where that stood before, when it was another place. */
  readonly from?: { readonly file: string; readonly path: Path };
  /** In words, where the path does not say it: rename of colour. */
  readonly label?: string;
}

/** The text of a file before and after a change; undefined where there was no file, or is none since. */
export interface Change {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A change of one or more files, which is taken back as a whole. */
export interface Step extends What {
  readonly files: readonly FileStep[];
  /** Of the last letter of it, in ms. */
  readonly at: number;
}

/** A change of a file, as the stretch of its text that differs. */
interface FileStep {
  readonly file: string;
  /** Where the stretch starts, what stood there, and what stands there since. */
  readonly start: number;
  readonly was: string;
  readonly now: string;
  /** Tell the text before and after from any other. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Steps that were made, and those that were taken back since, both in the order in which they happened. */
export interface Past {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** The text of a file as the person has it now. */
type TextOf = (file: string) => string | undefined;

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

  /** Remembers that texts have become others, as one step. */
  add(what: What, changes: readonly Change[], at: number = Date.now()): void {
    const { last } = this;
    const changed = changes.filter(({ before, after }) => before !== after);
    if (changed.length === 0) return;
    const joined = last && at - last.at < pause ? goneOn(last, what, changed) : undefined;
    const step: Step = { ...what, files: joined ?? changed.map(stepOf), at };
    const earlier = joined ? this.past.done.slice(0, -1) : this.past.done;
    this.keep({ done: [...earlier, ...(step.files.length > 0 ? [step] : [])].slice(-most), undone: [] });
  }

  /** Ends the last step: what follows is one of its own, however soon it comes. */
  end(): void {
    const { last } = this;
    if (last) this.past = { ...this.past, done: [...this.past.done.slice(0, -1), { ...last, at: 0 }] };
  }

  /**
   * Takes the last step back: what `place` gives for the texts of its files. Undefined when one of them is not what the
   * step has left. When `place` throws, the step is still the last one.
   */
  back<Placed>(textOf: TextOf, place: (texts: Unsaved) => Placed): Placed | undefined {
    const step = this.last;
    const texts = step && textsAfter(step.files.map(reverse), textOf);
    if (!texts) return undefined;
    const placed = place(texts);
    this.keep({ done: this.past.done.slice(0, -1), undone: [...this.past.undone, step] });
    return placed;
  }

  /** The same for the step that was taken back last, which is made again. */
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

function stepOf({ file, before, after }: Change): FileStep {
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

/** A step with the letters typed right after it in the same place; undefined where a change is another step. */
function goneOn(last: Step, what: What, changes: readonly Change[]): readonly FileStep[] | undefined {
  const [step, ...steps] = last.files;
  const [change, ...others] = changes;
  if (!step || !change || steps.length + others.length > 0 || last.label !== undefined || what.label !== undefined)
    return undefined;
  const { file, before, after } = change;
  if (step.file !== file || step.after !== hashIn(before) || !isSamePath(last.path, what.path)) return undefined;
  if (before === undefined || after === undefined || step.before === undefined) return undefined;
  const first = withStretch(before, reverse(step));
  return first === after ? [] : [stepOf({ file, before: first, after })];
}

/** The texts that steps make of those of now; undefined when one is not the text from which its step starts. */
function textsAfter(steps: readonly FileStep[], textOf: TextOf): Unsaved | undefined {
  const texts = steps.map((step) => [step, textOf(step.file)] as const);
  if (texts.some(([step, text]) => hashIn(text) !== step.before)) return undefined;
  return new Map(
    texts.map(([step, text]) => [step.file, step.after === undefined ? undefined : withStretch(text ?? '', step)]),
  );
}

const withStretch = (text: string, { start, was, now }: FileStep): string =>
  text.slice(0, start) + now + text.slice(start + was.length);

/** The one stretch in which two texts differ. */
function stretchOf(before: string, after: string): Pick<FileStep, 'start' | 'was' | 'now'> {
  const { start, end } = sameEnds(before, after);
  return { start, was: before.slice(start, before.length - end), now: after.slice(start, after.length - end) };
}
