import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Reported } from '../../../compiler/day.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import type { Answering, VisitorQuestion } from '../../proof/server/asked.ts';
import type { Visitors } from './walks.ts';

/** A request to the process. The response has the same number. */
export interface VisitorRequest {
  readonly number: number;
  readonly unsaved: Unsaved;
  /** Without a question, the whole site is checked. */
  readonly question?: VisitorQuestion;
}

export type VisitorResponse = { readonly number: number } & ({ readonly answer: unknown } | { readonly fault: string });

const processFile = fileURLToPath(new URL('./visitors-process.ts', import.meta.url));

/**
 * Runs simulated visitors in a separate process with its own compiler, so that Studio stays responsive. `ended`:
 * aborted when Studio ends. No request is answered after that.
 */
export function visitorsApart(project: string, root: string, ended: AbortSignal): Visitors & Answering {
  let apart: ChildProcess | undefined;
  let count = 0;
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  const begun = (): ChildProcess => {
    const child = fork(processFile, [project, root], { serialization: 'advanced' });
    child.on('message', (answer: VisitorResponse) => {
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
  const ask = (asked: Omit<VisitorRequest, 'number'>): Promise<unknown> =>
    new Promise((done, failed) => {
      if (ended.aborted) return;
      apart ??= begun();
      count += 1;
      const number = count;
      waiting.set(number, { done, failed });
      apart.send({ number, ...asked } satisfies VisitorRequest, (error) => {
        if (error && waiting.delete(number)) failed(error);
      });
    });
  ended.addEventListener('abort', () => {
    waiting.clear();
    apart?.kill();
  });
  return {
    walk: (unsaved) => ask({ unsaved }) as Promise<Reported>,
    prove: (form, unsaved) => ask({ question: { ask: 'proof', form }, unsaved }) as ReturnType<Answering['prove']>,
    outcome: (recorded, unsaved) =>
      ask({ question: { ask: 'outcome', ...recorded }, unsaved }) as ReturnType<Answering['outcome']>,
  };
}
