/**
 * Runs something as if it were noon of a day in UTC, which is the same day nearly everywhere, because dates and years
 * are counted from today. The whole process has that day until the work is done, so two such jobs must not run at once.
 */
export function onDay<T>(day: string | undefined, work: () => T): T {
  if (day === undefined) return work();
  const RealDate = Date;
  const noon = new RealDate(`${day}T12:00Z`).getTime();
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number]) {
      super(...(args.length === 0 ? ([noon] as [number]) : args));
    }
    static override now = () => noon;
  } as DateConstructor;
  const restore = (): void => {
    globalThis.Date = RealDate;
  };
  let result: T | undefined;
  try {
    result = work();
    return result instanceof Promise ? (result.finally(restore) as T) : result;
  } finally {
    if (!(result instanceof Promise)) restore();
  }
}
