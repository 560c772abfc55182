import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Visit } from '../../shared/visit.ts';
import { words } from '../words.ts';
import { widths, type Look } from '../Toolbar.tsx';
import { useStudio } from '../useStudio.ts';
import { paint } from './scheme.ts';
import { Outline } from './Outline.tsx';
import { useFrame } from './useFrame.ts';
import { useSelecting } from './useSelecting.ts';
import { Button } from '../kit/Button.tsx';

interface FrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly visit: Visit | undefined;
  readonly look: Look;
  /** Switches between choosing and using the page. */
  onToggle(): void;
}

/** The live site, as wide as a device. Where there is less room, all of it is drawn smaller. */
export function Frame({ frame, visit, look, onToggle }: FrameProps) {
  const { site, version, address, go, openLater } = useStudio();
  const { scheme, selects } = look;
  const width = widths[look.width];
  const day = site && site.day !== site.today ? site.day : undefined;
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
  const { page, isAway, back } = useFrame(frame, { address, visit, day }, go);
  useEffect(() => page && paint(page, scheme), [page, scheme]);
  const { hovered, chosen } = useSelecting(page, { selects, version, onOpen: openLater, onToggle });
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
            {words.away} <Button says={words.back} onClick={back} />
          </>
        ) : (
          hovered?.label
        )}
      </p>
    </>
  );
}
