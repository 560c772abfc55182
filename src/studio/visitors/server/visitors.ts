import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Told } from '../../../compiler/day.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import type { Answering, VisitorQuestion } from '../../proof/server/asked.ts';
import type { Visitors } from './walks.ts';

/** What the process is asked and answers. The numbers say which answer is whose. */
export interface Asked {
  readonly number: number;
  readonly unsaved: Unsaved;
  /** What is to be found out; without it, visitors walk the whole site. */
  readonly question?: VisitorQuestion;
}

export type Answered = { readonly number: number } & ({ readonly answer: unknown } | { readonly fault: string });

const file = fileURLToPath(new URL('./visitors-process.ts', import.meta.url));

/**
 * Visitors in a process of their own, so that Studio answers while they walk. It has a compiler of its own, and lives
 * as long as Studio does. `ended`: aborted when Studio ends, after which nothing is answered any more.
 */
export function visitorsApart(project: string, root: string, ended: AbortSignal): Visitors & Answering {
  let apart: ChildProcess | undefined;
  let count = 0;
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  const begun = (): ChildProcess => {
    const child = fork(file, [project, root], { serialization: 'advanced' });
    child.on('message', (answer: Answered) => {
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
  const ask = (asked: Omit<Asked, 'number'>): Promise<unknown> =>
    new Promise((done, failed) => {
      if (ended.aborted) return;
      apart ??= begun();
      count += 1;
      const number = count;
      waiting.set(number, { done, failed });
      apart.send({ number, ...asked } satisfies Asked, (error) => {
        if (error && waiting.delete(number)) failed(error);
      });
    });
  ended.addEventListener('abort', () => {
    waiting.clear();
    apart?.kill();
  });
  return {
    walk: (unsaved) => ask({ unsaved }) as Promise<Told>,
    prove: (form, unsaved) => ask({ question: { ask: 'proof', form }, unsaved }) as ReturnType<Answering['prove']>,
    outcome: (recorded, unsaved) =>
      ask({ question: { ask: 'outcome', ...recorded }, unsaved }) as ReturnType<Answering['outcome']>,
  };
}
