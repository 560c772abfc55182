import { Asked } from './asked.ts';

interface Work {
  readonly asked: Pick<Asked<object>, 'isAnsweredBy'>;
  readonly result: unknown;
}

/** So many results of the same work on the same object are kept: an edit is often taken back. */
const most = 3;

/**
 * What was made of each object on a day, so that a compiler repeats no work when it compiles again. A result is used
 * again as long as the tables that the work asked would still answer the same.
 */
export class Kept {
  private readonly done = new WeakMap<object, Map<string, Work[]>>();

  once<Tables extends object, Result>(
    what: string,
    object: object,
    tables: Tables,
    work: (tables: Tables) => Result,
  ): Result {
    const ofObject = this.done.get(object) ?? new Map<string, Work[]>();
    const before = ofObject.get(what) ?? [];
    const held = before.find(({ asked }) => asked.isAnsweredBy(tables));
    if (held) return held.result as Result;
    const asked = new Asked(tables);
    const result = work(asked.tables);
    this.done.set(object, ofObject.set(what, [{ asked, result } as Work, ...before].slice(0, most)));
    return result;
  }
}
