import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useSessionState } from './useSessionState.ts';
import { studioTexts } from './words.ts';

/** Widths of the panel in CSS pixels. */
const initialWidth = 416;
const minWidth = 288;
/** How far an arrow key moves it. */
const keyStep = 32;

/** The line beside the panel. It can be dragged or moved with arrow keys; a double click resets it. */
export function Divider() {
  const [width, setWidth] = useSessionState('panel', initialWidth);
  const [isDragged, setDragged] = useState(false);
  const most = Math.max(minWidth, Math.round(innerWidth * 0.6));
  const move = (wanted: number) => setWidth(Math.min(most, Math.max(minWidth, Math.round(wanted))));
  useLayoutEffect(() => {
    document.getElementById('studio')!.style.setProperty('--panel', `${Math.min(width, most)}px`);
  }, [width, most]);
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: width + keyStep, ArrowRight: width - keyStep, Home: most, End: minWidth }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    // A movable separator is a control: https://www.w3.org/TR/wai-aria-1.2/#separator
    <div
      className="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label={studioTexts.divider}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={most}
      tabIndex={0}
      data-dragged={isDragged}
      onKeyDown={press}
      onDoubleClick={() => setWidth(initialWidth)}
      onPointerDown={(event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={({ clientX }) => isDragged && move(innerWidth - clientX)}
      onLostPointerCapture={() => setDragged(false)}
    />
  );
}
