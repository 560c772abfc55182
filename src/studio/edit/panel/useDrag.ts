import { useState, type PointerEvent, type RefObject } from 'react';

/** The index of the dragged part, and where it would be dropped. */
interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** Dragging of list items. */
export interface Drag {
  /** Event handlers for the handle of a part. */
  handle(index: number): Readonly<Record<string, (event: PointerEvent) => void>>;
  /** The class of a part while one is dragged. */
  classOf(index: number): string | undefined;
}

/** This near to the edge of the box, it scrolls by `step`. In CSS pixels. */
const edge = 24;
const step = 32;

/** Moves list items by dragging a handle. Near the edge of the box, the list scrolls. */
export function useDrag(
  box: RefObject<HTMLDivElement | null>,
  move: ((from: number, to: number) => void) | undefined,
): Drag {
  const [dragged, setDragged] = useState<Dragged>();
  /** The item at a height of the window, or the nearest rendered one. */
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
