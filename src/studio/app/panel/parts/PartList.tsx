import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Part } from '../../../shared/answers.ts';
import { useDrag } from './useDrag.ts';
import { useWindow } from './useWindow.ts';
import { partWords } from './words.ts';

interface PartListProps {
  /** The id of the heading above. */
  readonly label: string;
  readonly parts: readonly Part[];
  open(part: Part): void;
  /** Undefined where parts cannot be moved. */
  readonly move: ((from: number, to: number) => void) | undefined;
}

/** Of one part, in CSS pixels. */
const lineHeight = 32;

/** The parts, of which only those that are seen are drawn. They are moved by their handle, or with Alt and arrows. */
export function PartList({ label, parts, open, move }: PartListProps) {
  const { box, start, end, height, offset, onScroll, reveal } = useWindow(parts.length, lineHeight);
  const drag = useDrag(box, lineHeight, parts.length, move);
  const wanted = useRef<number>(undefined);
  const focus = (index: number) => {
    wanted.current = index;
    reveal(index);
  };
  useEffect(() => {
    if (wanted.current === undefined) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`);
    if (!button) return;
    wanted.current = undefined;
    button.focus();
  });
  const press = (event: KeyboardEvent, index: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = index + (step ?? 0);
    if (step === undefined || next < 0 || next >= parts.length) return;
    event.preventDefault();
    focus(next);
    if (event.altKey) move?.(index, next);
    else box.current?.querySelector<HTMLElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    <div className="parts" ref={box} onScroll={onScroll}>
      <div className="tall" ref={(element) => element?.style.setProperty('block-size', `${height}px`)}>
        <ul
          className="list"
          aria-labelledby={label}
          ref={(element) => element?.style.setProperty('translate', `0 ${offset}px`)}
        >
          {parts.slice(start, end).map((part, nth) => {
            const index = start + nth;
            return (
              <li key={part.step} aria-setsize={parts.length} aria-posinset={index + 1} className={drag.classOf(index)}>
                {move && (
                  <span className="handle" aria-hidden title={partWords.moveHelp} {...drag.handle(index)}>
                    ⠿
                  </span>
                )}
                <button
                  type="button"
                  className="part"
                  data-part={index}
                  aria-keyshortcuts={move && 'Alt+ArrowUp Alt+ArrowDown'}
                  onClick={() => open(part)}
                  onKeyDown={(event) => press(event, index)}
                >
                  <b>{part.label}</b> <span>{part.words}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
