import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useKept } from './useKept.ts';
import { words } from './words.ts';

/** Widths of the panel in CSS pixels. */
const first = 416;
const least = 288;
/** What an arrow key moves. */
const step = 32;

/** The line beside the properties. It is dragged, or moved with arrow keys; a double click puts it back. */
export function Divider() {
  const [width, setWidth] = useKept('panel', first);
  const [isDragged, setDragged] = useState(false);
  const most = Math.max(least, Math.round(innerWidth * 0.6));
  const move = (wanted: number) => setWidth(Math.min(most, Math.max(least, Math.round(wanted))));
  useLayoutEffect(() => {
    document.getElementById('studio')!.style.setProperty('--panel', `${Math.min(width, most)}px`);
  }, [width, most]);
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: width + step, ArrowRight: width - step, Home: most, End: least }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    // A separator that can be moved is a control: https://www.w3.org/TR/wai-aria-1.2/#separator
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label={words.divider}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-dragged={isDragged}
      onKeyDown={press}
      onDoubleClick={() => setWidth(first)}
      onPointerDown={(event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={({ clientX }) => isDragged && move(innerWidth - clientX)}
      onLostPointerCapture={() => setDragged(false)}
    />
  );
}
