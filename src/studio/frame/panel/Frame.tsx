import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Visit } from '../visit.ts';
import { studioTexts } from '../../app/words.ts';
import { type FrameLook, widths } from '../../app/Toolbar.tsx';
import { useStudio } from '../../app/useStudio.ts';
import { useFrame } from './useFrame.ts';
import { useSelecting } from './useSelecting.ts';
import { Button } from '../../app/kit/Button.tsx';
import type { OutlineBox } from '../messages.ts';
import { tellSite } from './channel.ts';

interface FrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly visit: Visit | undefined;
  readonly look: FrameLook;
}

/** The live site at the width of a device, scaled down if there is less space. */
export function Frame({ frame, visit, look }: FrameProps) {
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
  const { page, isAway, isBroken, back } = useFrame(frame, { address, visit, day }, go);
  useEffect(() => {
    if (page !== undefined) tellSite(frame.current!, { kind: 'look', scheme, selects });
  }, [frame, page, scheme, selects]);
  const { label, boxes } = useSelecting(frame, { version, onOpen: openLater });
  return (
    <>
      <div className="room" ref={room}>
        <div className="device" ref={device}>
          <iframe ref={frame} title={studioTexts.site} />
          <Outline box={boxes.chosen} scale={scale} kind="chosen" />
          <Outline box={boxes.hovered} scale={scale} kind="hovered" label={label} />
        </div>
      </div>
      <p className="hint" aria-live="polite">
        {isAway || isBroken ? (
          <>
            {isAway ? studioTexts.away : studioTexts.broken}{' '}
            <Button says={isAway ? studioTexts.back : studioTexts.tryAgain} onClick={back} />
          </>
        ) : (
          label
        )}
      </p>
    </>
  );
}

interface OutlineProps {
  readonly box: OutlineBox | undefined;
  /** Scale of the page. */
  readonly scale: number;
  readonly kind: 'hovered' | 'chosen';
  readonly label?: string | undefined;
}

/** An outline around something in the frame. */
function Outline({ box, scale, kind, label }: OutlineProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box || !line.current) return;
    Object.assign(line.current.style, {
      translate: `${box.left * scale - 3}px ${box.top * scale - 3}px`,
      width: `${box.width * scale + 6}px`,
      height: `${box.height * scale + 6}px`,
    });
  }, [box, scale]);
  if (!box || box.width + box.height === 0) return null;
  return (
    <div ref={line} className={`outline ${kind}`} aria-hidden="true">
      {label !== undefined && <span>{label}</span>}
    </div>
  );
}
