import { useState, type PointerEvent, type RefObject } from 'react';

/** A part that is being dragged, and the number at which it would be let go. */
interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** How lines are dragged. */
export interface Drag {
  /** What the handle of a part listens to. */
  handle(index: number): Readonly<Record<string, (event: PointerEvent) => void>>;
  /** How a part looks while another one, or it itself, is dragged. */
  classOf(index: number): string | undefined;
}

/** So near to the edge of the box, in CSS pixels, it scrolls by so many. */
const edge = 24;
const step = 32;

/** Moves lines of a list by dragging a handle. Near the edge of the box, the list scrolls. */
export function useDrag(
  box: RefObject<HTMLDivElement | null>,
  move: ((from: number, to: number) => void) | undefined,
): Drag {
  const [dragged, setDragged] = useState<Dragged>();
  /** The line at a height of the window, or the nearest that is drawn. */
  const lineAt = (y: number): number => {
    const { top, bottom } = box.current!.getBoundingClientRect();
    if (y < top + edge) box.current!.scrollBy(0, -step);
    if (y > bottom - edge) box.current!.scrollBy(0, step);
    const lines = [...box.current!.querySelectorAll<HTMLElement>('[data-line]')];
    const found = lines.find((line) => y < line.getBoundingClientRect().bottom) ?? lines.at(-1);
    return Number(found?.dataset.line ?? 0);
  };
  return {
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from: index, to: index });
      },
      onPointerMove: ({ clientY }) => {
        if (dragged) setDragged({ from: dragged.from, to: lineAt(clientY) });
      },
      onPointerUp: () => {
        if (dragged) move?.(dragged.from, dragged.to);
        setDragged(undefined);
      },
      onPointerCancel: () => setDragged(undefined),
    }),
    classOf: (index) => {
      if (!dragged) return undefined;
      if (index === dragged.from) return 'dragged';
      if (index !== dragged.to) return undefined;
      return dragged.to < dragged.from ? 'before' : 'after';
    },
  };
}
