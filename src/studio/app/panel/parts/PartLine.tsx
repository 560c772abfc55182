import type { KeyboardEvent, ReactNode } from 'react';
import type { Part } from '../../../shared/contract/thing.ts';
import { conditionWords } from '../../conditions/words.ts';
import type { Drag } from './useDrag.ts';
import { partWords } from './words.ts';

interface PartLineProps {
  readonly part: Part;
  /** Its number in the list, and how many there are. */
  readonly index: number;
  readonly size: number;
  /** Undefined where parts cannot be moved. */
  readonly drag: Drag | undefined;
  readonly about: ((part: Part) => ReactNode) | undefined;
  open(part: Part): void;
  press(event: KeyboardEvent, index: number): void;
}

/** A part with its first words, which opens it, and a handle to move it by. */
export function PartLine({ part, index, size, drag, about, open, press }: PartLineProps) {
  const { label, words, depends } = part;
  return (
    <li data-line={index} aria-setsize={size} aria-posinset={index + 1} className={drag?.classOf(index)}>
      {drag && (
        <span className="part-handle" aria-hidden title={partWords.moveHelp} {...drag.handle(index)}>
          ⠿
        </span>
      )}
      <button
        type="button"
        className="part"
        data-part={index}
        aria-keyshortcuts={drag && 'Alt+ArrowUp Alt+ArrowDown'}
        onClick={() => open(part)}
        onKeyDown={(event) => press(event, index)}
      >
        <b>{label}</b> {!(depends && words === '…') && <span>{words}</span>}
        {depends && <span className="depends">{conditionWords.says(depends.lead, depends.sentence)}</span>}
      </button>
      {about?.(part)}
    </li>
  );
}
