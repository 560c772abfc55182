import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Visit } from '../visit.ts';
import { studioTexts } from '../../app/words.ts';
import { type FrameLook, widths } from '../../app/Toolbar.tsx';
import { useStudio } from '../../app/useStudio.ts';
import { paint } from './scheme.ts';
import { useFrame } from './useFrame.ts';
import { useSelecting } from './useSelecting.ts';
import { Button } from '../../app/kit/Button.tsx';
import { boxOf, type Target } from './hit.ts';

interface FrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly visit: Visit | undefined;
  readonly look: FrameLook;
  /** Toggles select mode. */
  onToggle(): void;
}

/** The live site at the width of a device, scaled down if there is less space. */
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
  const { page, isAway, isBroken, back } = useFrame(frame, { address, visit, day }, go);
  useEffect(() => page && paint(page, scheme), [page, scheme]);
  const { hovered, chosen } = useSelecting(page, { selects, version, onOpen: openLater, onToggle });
  return (
    <>
      <div className="room" ref={room}>
        <div className="device" ref={device}>
          <iframe ref={frame} title={studioTexts.site} />
          <Outline target={chosen} scale={scale} kind="chosen" />
          <Outline target={hovered?.target} scale={scale} kind="hovered" label={hovered?.label} />
        </div>
      </div>
      <p className="hint" aria-live="polite">
        {isAway || isBroken ? (
          <>
            {isAway ? studioTexts.away : studioTexts.broken}{' '}
            <Button says={isAway ? studioTexts.back : studioTexts.tryAgain} onClick={back} />
          </>
        ) : (
          hovered?.label
        )}
      </p>
    </>
  );
}

interface OutlineProps {
  readonly target: Target | undefined;
  /** Scale of the page. */
  readonly scale: number;
  readonly kind: 'hovered' | 'chosen';
  readonly label?: string | undefined;
}

/** An outline around something in the frame. It follows when the page scrolls or renders. */
function Outline({ target, scale, kind, label }: OutlineProps) {
  const line = useRef<HTMLDivElement>(null);
  // A layout effect, so that the animation ends at once when the outline is removed.
  useLayoutEffect(() => {
    if (!target) return;
    let next = 0;
    const follow = () => {
      const { left, top, width, height } = boxOf(target);
      const { style } = line.current!;
      style.display = width + height === 0 ? 'none' : '';
      style.translate = `${left * scale - 3}px ${top * scale - 3}px`;
      style.width = `${width * scale + 6}px`;
      style.height = `${height * scale + 6}px`;
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [target, scale]);
  if (!target) return null;
  return (
    <div ref={line} className={`outline ${kind}`} aria-hidden="true">
      {label !== undefined && <span>{label}</span>}
    </div>
  );
}
