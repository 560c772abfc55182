import { useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds between two looks at where the visitor in the frame is. Pages change there without loading. */
const lookEvery = 200;

/** Leads the frame to an address and follows it to others. Returns its document, which a reload replaces. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  onMove: (address: string) => void,
): Document | undefined {
  const [page, setPage] = useState<Document>();
  const at = useRef('');

  useEffect(() => {
    if (at.current === address) return;
    at.current = address;
    frame.current!.contentWindow!.location.replace(address);
  }, [frame, address]);

  useEffect(() => {
    const look = () => {
      const { location, document: shown } = frame.current!.contentWindow!;
      if (location.protocol === 'about:') return;
      setPage(shown);
      if (location.pathname === at.current.replace(/[?#].*/, '')) return;
      at.current = location.pathname;
      onMove(location.pathname);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [frame, onMove]);
  return page;
}
