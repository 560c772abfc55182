import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Visit } from '../../shared/visit.ts';
import { words } from '../words.ts';
import { frameWords } from './words.ts';
import { paint, type Scheme } from './scheme.ts';
import { Outline } from './Outline.tsx';
import { useFrame } from './useFrame.ts';
import { useSelecting, type SelectingOptions } from './useSelecting.ts';
import { Button } from '../kit/Button.tsx';

interface FrameProps extends SelectingOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
  readonly visit: Visit | undefined;
  /** As on which the site is shown; undefined for today. */
  readonly day: string | undefined;
  /** Of the window that the site sees, in CSS pixels. */
  readonly width: number;
  readonly scheme: Scheme;
  /** The visitor in the frame has gone to another page. */
  onMove(address: string): void;
}

/** The live site, as wide as a device. Where there is less room, all of it is drawn smaller. */
export function Frame(props: FrameProps) {
  const { frame, address, width, scheme } = props;
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(room.current!);
    return () => watch.disconnect();
  }, []);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  const device = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [device.current!.style, frame.current!.style];
    Object.assign(outer, { width: `${width * scale}px`, height: `${size.height}px` });
    Object.assign(inner, { width: `${width}px`, height: `${size.height / scale}px`, scale: String(scale) });
  }, [frame, width, scale, size.height]);
  const { page, isAway, back } = useFrame(frame, { address, visit: props.visit, day: props.day }, props.onMove);
  useEffect(() => page && paint(page, scheme), [page, scheme]);
  const { hovered, chosen } = useSelecting(page, props);
  return (
    <>
      <div className="room" ref={room}>
        <div className="device" ref={device}>
          <iframe ref={frame} title={words.site} />
          <Outline target={chosen} scale={scale} kind="chosen" />
          <Outline target={hovered?.target} scale={scale} kind="hovered" label={hovered?.label} />
        </div>
      </div>
      <p className="hint" aria-live="polite">
        {isAway ? (
          <>
            {frameWords.away} <Button says={frameWords.back} onClick={back} />
          </>
        ) : (
          hovered?.label
        )}
      </p>
    </>
  );
}
