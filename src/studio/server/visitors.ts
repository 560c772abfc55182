import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Told } from '../../compiler/compile-day.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import type { Visitors } from './walks.ts';

/** What the process is asked and answers. The numbers say which answer is whose. */
export interface Asked {
  readonly number: number;
  readonly unsaved: Unsaved;
}

export type Answered = { readonly number: number } & ({ readonly told: Told } | { readonly fault: string });

const file = fileURLToPath(new URL('./visitors-process.ts', import.meta.url));

/**
 * Visitors in a process of their own, so that Studio answers while they walk. It has a compiler of its own, and lives
 * as long as Studio does.
 */
export function visitorsApart(project: string, root: string): Visitors {
  let apart: ChildProcess | undefined;
  let count = 0;
  const waiting = new Map<number, { done(told: Told): void; failed(error: Error): void }>();
  const begun = (): ChildProcess => {
    const child = fork(file, [project, root], { serialization: 'advanced' });
    child.on('message', (answer: Answered) => {
      const asker = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('told' in answer) asker?.done(answer.told);
      else asker?.failed(new Error(answer.fault));
    });
    child.on('exit', (code) => {
      apart = undefined;
      for (const { failed } of waiting.values()) failed(new Error(`The visitors ended with ${code}`));
      waiting.clear();
    });
    return child;
  };
  return {
    walk: (unsaved) =>
      new Promise((done, failed) => {
        apart ??= begun();
        count += 1;
        waiting.set(count, { done, failed });
        apart.send({ number: count, unsaved } satisfies Asked);
      }),
  };
}
