import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { conditionWords } from '../../conditions/words.ts';
import type { Part } from '../../../shared/answers.ts';
import { useDrag } from './useDrag.ts';
import { useWindow } from './useWindow.ts';
import { partWords } from './words.ts';

interface PartListProps {
  /** The id of the heading above. */
  readonly label: string;
  readonly parts: readonly Part[];
  /** What else is known of a part; it has no room in a long list. */
  about(part: Part): ReactNode;
  open(part: Part): void;
  /** Undefined where parts cannot be moved. */
  readonly move: ((from: number, to: number) => void) | undefined;
}

/** Of one part of a long list, in CSS pixels. */
const lineHeight = 32;

/** So many parts are all drawn. */
const mostDrawn = 100;

/** The parts, of which only those that are seen are drawn. They are moved by their handle, or with Alt and arrows. */
export function PartList({ label, parts, about, open, move }: PartListProps) {
  const seen = useWindow(parts.length, lineHeight);
  const isLong = parts.length > mostDrawn;
  const { box, height, offset, onScroll, reveal } = seen;
  const { start, end } = isLong ? seen : { start: 0, end: parts.length };
  const drag = useDrag(box, move);
  const wanted = useRef<number>(undefined);
  const focus = (index: number) => {
    wanted.current = index;
    if (isLong) reveal(index);
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
    <div className={isLong ? 'parts long' : 'parts'} ref={box} onScroll={onScroll}>
      <div
        className="tall"
        ref={(element) => element?.style.setProperty('block-size', isLong ? `${height}px` : 'auto')}
      >
        <ul
          className="list"
          aria-labelledby={label}
          ref={(element) => element?.style.setProperty('translate', `0 ${isLong ? offset : 0}px`)}
        >
          {parts.slice(start, end).map((part, nth) => {
            const index = start + nth;
            return (
              <li
                key={part.step}
                data-line={index}
                aria-setsize={parts.length}
                aria-posinset={index + 1}
                className={drag.classOf(index)}
              >
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
                  <Words part={part} />
                </button>
                {!isLong && about(part)}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const Words = ({ part: { label, words, depends } }: { readonly part: Part }) => (
  <>
    <b>{label}</b> {!(depends && words === '…') && <span>{words}</span>}
    {depends && <span className="depends">{conditionWords.says(depends.lead, depends.sentence)}</span>}
  </>
);
