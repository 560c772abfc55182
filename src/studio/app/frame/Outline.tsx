import { useLayoutEffect, useRef } from 'react';
import { boxOf, type Target } from './hit.ts';

interface OutlineProps {
  readonly target: Target | undefined;
  /** By how much the page is drawn smaller. */
  readonly scale: number;
  readonly kind: 'hovered' | 'chosen';
  readonly label?: string | undefined;
}

/** A line around something in the frame. It follows it when the page scrolls or is drawn anew. */
export function Outline({ target, scale, kind, label }: OutlineProps) {
  const line = useRef<HTMLDivElement>(null);
  // What it leaves behind ends in the moment in which the line is taken away: a frame later there is none to move.
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
