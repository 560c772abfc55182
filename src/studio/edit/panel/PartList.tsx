import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Part } from '../../thing/contract.ts';
import { type Drag, useDrag } from './useDrag.ts';
import { useWindow } from '../../app/kit/useWindow.ts';
import { conditionTexts } from '../../conditions/panel/words.ts';
import { studioTexts } from '../../app/words.ts';
import { partTexts } from './words.ts';

interface PartListProps {
  /** The id of the heading above. */
  readonly label: string;
  readonly parts: readonly Part[];
  /** More information about a part. Not shown in long lists. */
  about(part: Part): ReactNode;
  open(part: Part): void;
  /** Undefined if parts cannot be moved. */
  readonly move: ((from: number, to: number) => void) | undefined;
}

/** Height of a part in a long list, in CSS pixels. */
const lineHeight = 32;

/** Longer lists render only their visible parts. */
const maxDrawn = 100;

/** The parts of a thing. They can be moved by their handle, or with Alt and arrow keys. */
export function PartList({ label, parts, about, open, move }: PartListProps) {
  const { box, start, end, whole, drawn, onScroll, reveal } = useWindow(parts.length, lineHeight, maxDrawn);
  const isLong = parts.length > maxDrawn;
  const drag = useDrag(box, move);
  const want = useWantedPart(box);
  const press = (event: KeyboardEvent, index: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = index + (step ?? 0);
    if (step === undefined || next < 0 || next >= parts.length) return;
    event.preventDefault();
    if (event.altKey && !move) return;
    reveal(next);
    const button = box.current?.querySelector<HTMLElement>(`[data-part="${next}"]`);
    if (!event.altKey && button) return button.focus();
    want(next);
    if (event.altKey) move?.(index, next);
  };
  return (
    <div className={isLong ? 'parts long' : 'parts'} ref={box} onScroll={onScroll}>
      <div className="tall" ref={whole}>
        <ul className="list" aria-labelledby={label} ref={drawn}>
          {parts.slice(start, end).map((part, nth) => (
            <PartLine
              key={part.step}
              part={part}
              index={start + nth}
              size={parts.length}
              drag={move && drag}
              about={isLong ? undefined : about}
              open={open}
              press={press}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses a part once it is rendered. */
function useWantedPart(box: RefObject<HTMLElement | null>): (index: number) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const button = box.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`);
    if (!button) return;
    wanted.current = undefined;
    button.focus();
  });
  return (index) => {
    wanted.current = index;
  };
}

interface PartLineProps {
  readonly part: Part;
  /** Its index in the list, and the length of the list. */
  readonly index: number;
  readonly size: number;
  /** Undefined where parts cannot be moved. */
  readonly drag: Drag | undefined;
  readonly about: ((part: Part) => ReactNode) | undefined;
  open(part: Part): void;
  press(event: KeyboardEvent, index: number): void;
}

/** A button that opens a part, and a handle to move it. */
function PartLine({ part, index, size, drag, about, open, press }: PartLineProps) {
  const { label, words, depends } = part;
  return (
    <li data-line={index} aria-setsize={size} aria-posinset={index + 1} className={drag?.classOf(index)}>
      {drag && (
        <span className="part-handle" aria-hidden title={partTexts.moveHelp} {...drag.handle(index)}>
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
        <b title={label}>{studioTexts.key(label)}</b> {!(depends && words === '…') && <span>{words}</span>}
        {depends && <span className="depends">{conditionTexts.says(depends.lead, depends.sentence)}</span>}
      </button>
      {about?.(part)}
    </li>
  );
}
