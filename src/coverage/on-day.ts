/** Do something as if it were noon of a day: years count back from today. One at a time, where it takes a while. */
export function onDay<T>(day: string | undefined, work: () => T): T {
  if (day === undefined) return work();
  const RealDate = Date;
  const noon = new RealDate(`${day}T12:00`).getTime();
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number]) {
      super(...(args.length === 0 ? ([noon] as [number]) : args));
    }
    static override now = () => noon;
  } as DateConstructor;
  const back = (): void => {
    globalThis.Date = RealDate;
  };
  let result: T | undefined;
  try {
    result = work();
    return result instanceof Promise ? (result.finally(back) as T) : result;
  } finally {
    if (!(result instanceof Promise)) back();
  }
}
