import { useRef } from 'react';
import type { Thing } from '../thing/contract.ts';

type FileState = Pick<Thing, 'base' | 'turn'>;

/**
 * Sends changes of one file one after the other, each on top of the text that the last one left, so that the person
 * need not wait for answers. `came` gets whether no other change is waiting.
 */
export function useQueue({ base, turn }: FileState) {
  const last = useRef({ base, turn, waiting: 0, done: Promise.resolve() });
  return <Answer extends FileState>(
    send: (base: string) => Promise<Answer>,
    came: (answer: Answer, isLast: boolean) => void,
    failed: (reason: Error) => void,
  ): void => {
    const now = last.current;
    // Ignores an answer that is older than the last one.
    if (now.waiting === 0 && turn >= now.turn) now.base = base;
    now.waiting += 1;
    now.done = now.done
      .then(() => send(now.base))
      .finally(() => (now.waiting -= 1))
      .then((answer) => {
        Object.assign(now, { base: answer.base, turn: answer.turn });
        came(answer, now.waiting === 0);
      }, failed);
  };
}
