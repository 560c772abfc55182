import { fork, type ChildProcess } from 'node:child_process';

/** A request to the process. The response has the same number. */
export type Numbered<Request> = Request & { readonly number: number };

export type Response = { readonly number: number } & ({ readonly answer: unknown } | { readonly fault: string });

/**
 * Asks a process of its own, which starts with the first request. `file`, `args`: its program; `ended`: aborted when
 * the server ends. No request is answered after that. If the process fails, its requests fail with the reason.
 */
export function askApart<Request extends object>(
  file: string,
  args: readonly string[],
  ended: AbortSignal,
): (asked: Request) => Promise<unknown> {
  let apart: ChildProcess | undefined;
  let count = 0;
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  const begun = (): ChildProcess => {
    const child = fork(file, args, { serialization: 'advanced' });
    child.on('message', (answer: Response) => {
      const asker = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('answer' in answer) asker?.done(answer.answer);
      else asker?.failed(new Error(answer.fault));
    });
    const over = (error: Error): void => {
      if (apart !== child) return;
      apart = undefined;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
    };
    child.on('error', over);
    child.on('exit', (code) => over(new Error(`The visitors ended with ${code}`)));
    return child;
  };
  ended.addEventListener('abort', () => {
    waiting.clear();
    apart?.kill();
  });
  return (asked) =>
    new Promise((done, failed) => {
      if (ended.aborted) return;
      apart ??= begun();
      count += 1;
      const number = count;
      waiting.set(number, { done, failed });
      apart.send({ number, ...asked }, (error) => {
        if (error && waiting.delete(number)) failed(error);
      });
    });
}

/** Answers each request of the process that started this one. */
export function answerEach<Request extends object>(answer: (asked: Request) => unknown): void {
  const respond = ({ number, ...asked }: Numbered<Request>): Response => {
    try {
      return { number, answer: answer(asked as unknown as Request) };
    } catch (error) {
      return { number, fault: String(error) };
    }
  };
  process.on('message', (asked: Numbered<Request>) => process.send?.(respond(asked)));
  process.on('disconnect', () => process.exit());
}
