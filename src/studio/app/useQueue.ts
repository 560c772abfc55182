import { useRef } from 'react';
import type { Thing } from '../thing/contract.ts';

type State = Pick<Thing, 'base' | 'turn'>;

/**
 * Sends changes of one file one after the other, each over the text that the one before has left: the next need not
 * wait for the answer. `came` is told whether no other is under way.
 */
export function useQueue({ base, turn }: State) {
  const last = useRef({ base, turn, waiting: 0, done: Promise.resolve() });
  return <Answer extends State>(
    send: (base: string) => Promise<Answer>,
    came: (answer: Answer, isLast: boolean) => void,
    failed: (reason: Error) => void,
  ): void => {
    const now = last.current;
    // What the server said before the last answer is of before.
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
