import { useRef, useState } from 'react';
import type { Part, Thing } from '../../../shared/contract/thing.ts';
import { api } from '../../api.ts';
import { partWords } from './words.ts';

export interface Moving {
  /** The parts in the order that the person has made. */
  readonly parts: readonly Part[];
  /** For who does not see it: where the part is now. */
  readonly said: string;
  move(from: number, to: number): void;
}

/** Parts as they were put, until the server says so too. */
interface Put {
  readonly parts: readonly Part[];
  readonly turn: number;
}

/**
 * Puts parts into another order: at once on the screen, and one after the other in the file. The next move need not
 * wait for the answer to the one before.
 */
export function useMoving({ file, path, parts: known, base, turn }: Thing): Moving {
  const [put, setPut] = useState<Put>();
  const [said, setSaid] = useState('');
  const last = useRef({ base, turn, waiting: 0, done: Promise.resolve() });
  const parts = put && put.turn > turn ? put.parts : known;
  const move = (from: number, to: number) => {
    const moved = parts[from];
    if (!moved || from === to || to < 0 || to >= parts.length) return;
    const now = last.current;
    // What the server said before the last answer is of before.
    if (now.waiting === 0 && turn >= now.turn) now.base = base;
    const others = parts.toSpliced(from, 1).toSpliced(to, 0, moved);
    setPut({ parts: others.map(numbered), turn: Infinity });
    setSaid(partWords.now(moved.words === '' ? moved.label : moved.words, to + 1, parts.length));
    now.waiting += 1;
    now.done = now.done
      .then(() => api.edit({ file, path: [...path, moved.step], to, base: now.base }))
      .then(
        (answer) => {
          now.waiting -= 1;
          Object.assign(now, { base: answer.base, turn: answer.turn });
          if (now.waiting === 0) setPut((before) => before && { ...before, turn: answer.turn });
        },
        (reason: Error) => {
          now.waiting -= 1;
          setPut(undefined);
          setSaid(partWords.failed(reason.message));
        },
      );
  };
  return { parts, said, move };
}

/** Items of a list are known by their number. */
const numbered = (part: Part, index: number): Part =>
  typeof part.step === 'number' ? { ...part, step: index, label: String(index + 1) } : part;
