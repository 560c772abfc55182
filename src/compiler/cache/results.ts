import { TrackedTables } from './asked.ts';

interface Work {
  readonly asked: Pick<TrackedTables<object>, 'isAnsweredBy'>;
  readonly result: unknown;
}

/** Cached results of the same work on the same object: an edit is often undone. */
const maxResults = 3;

/**
 * Caches what was made of each object on a day, so that a compiler repeats no work when it compiles again. A result is
 * reused as long as the tables that the work read would still give the same answers.
 */
export class ResultCache {
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
    const asked = new TrackedTables(tables);
    const result = work(asked.tables);
    this.done.set(object, ofObject.set(what, [{ asked, result } as Work, ...before].slice(0, maxResults)));
    return result;
  }
}
