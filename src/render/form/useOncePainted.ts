import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was painted last: another one comes a frame after the rest of what changed with it. A deferred value
 * of React's would be drawn before the browser has painted anything.
 */
export function useOncePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    // A task behind the frame's own work comes when the frame is on the screen.
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [value]);
  return painted;
}
