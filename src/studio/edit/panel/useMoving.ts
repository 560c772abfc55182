import { useState } from 'react';
import type { Part, Thing } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import { useQueue } from '../../app/useQueue.ts';
import { partTexts } from './words.ts';

interface Moving {
  /** The parts in their new order. */
  readonly parts: readonly Part[];
  /** For screen readers: the new position. */
  readonly said: string;
  move(from: number, to: number): void;
}

/** The new order, until the server has it too. */
interface Put {
  readonly parts: readonly Part[];
  readonly turn: number;
}

/** Reorders parts: at once on the screen, and one after the other in the file. */
export function useMoving(thing: Thing): Moving {
  const { file, path, parts: known, turn } = thing;
  const [put, setPut] = useState<Put>();
  const [said, setSaid] = useState('');
  const send = useQueue(thing);
  const parts = put && put.turn > turn ? put.parts : known;
  const move = (from: number, to: number) => {
    const moved = parts[from];
    if (!moved || from === to || to < 0 || to >= parts.length) return;
    const others = parts.toSpliced(from, 1).toSpliced(to, 0, moved);
    setPut({ parts: others.map(numbered), turn: Infinity });
    setSaid(partTexts.now(moved.words === '' ? moved.label : moved.words, to + 1, parts.length));
    send(
      (base) => api.edit({ file, path: [...path, moved.step], to, base }),
      (answer, isLast) => isLast && setPut((before) => before && { ...before, turn: answer.turn }),
      (reason) => {
        setPut(undefined);
        setSaid(partTexts.failed(reason.message));
      },
    );
  };
  return { parts, said, move };
}

/** List items are renumbered. */
const numbered = (part: Part, index: number): Part =>
  typeof part.step === 'number' ? { ...part, step: index, label: String(index + 1) } : part;
