import { useEffect, useRef, useState, type RefObject } from 'react';

/** Under a screen's height ahead, so that what loads is there when the visitor is. */
const MARGIN = '400px';

interface Near<T> {
  ref: RefObject<T | null>;
  /** True from when the element comes near the visible part of the page. */
  isNear: boolean;
  /** Says that the visitor is there, by keyboard for instance. */
  come(): void;
}

/** Looks once `settled`: until then what stands above has not its height yet. */
export function useNear<T extends Element>(settled: boolean): Near<T> {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!settled || isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [settled, isNear]);
  return { ref, isNear, come: () => setNear(true) };
}
