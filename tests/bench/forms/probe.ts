/** The measurements of the probe, in the page. All times in ms. */
export interface Probe {
  /** From the start of the navigation until the form is painted and the page is idle. */
  readonly ready: Promise<number>;
  /** Each key so far: from the press until the frame that shows it is painted. */
  readonly keys: number[];
  /** Each text that our engine stored so far, after a pause: from then until the next frame is painted. */
  readonly taken: number[];
  /** From the click that submits until the frame that shows the last of `count` errors is painted. */
  submitted(count: number, errors: string): Promise<number>;
}

/**
 * Runs in the page before any of its scripts. Times start with the event's own timestamp, which the browser takes
 * when the input arrives, so that waiting for a busy script counts, and end with the first task after the frame:
 * an animation frame callback is followed by style, layout and paint before any task can run. The Event Timing API
 * would round to 8 ms, two animation frames would add a frame that the visitor does not wait for.
 */
export function installProbe(): void {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      waiting.push(then);
      channel.port2.postMessage(0);
    });

  const keys: number[] = [];
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener(
    'input',
    () => {
      const start = pressed;
      painted(() => keys.push(performance.now() - start));
    },
    true,
  );

  const taken: number[] = [];
  const later = window.setTimeout;
  window.setTimeout = ((act: () => void, delay?: number) =>
    later(() => {
      const start = performance.now();
      act();
      // The pause of src/site/theme/kit/useDraft.ts.
      if (delay === 200) painted(() => taken.push(performance.now() - start));
    }, delay)) as typeof setTimeout;

  const ready = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('form [type=submit]')) return;
      observer.disconnect();
      painted(() => requestIdleCallback(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });

  const submitted = (count: number, errors: string) =>
    new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event): void => {
        const look = (): void => {
          if (document.querySelectorAll(errors).length < count) painted(look);
          else resolve(performance.now() - timeStamp);
        };
        painted(look);
      };
      addEventListener('click', listen, { capture: true, once: true });
    });

  Object.assign(window, { probe: { ready, keys, taken, submitted } satisfies Probe });
}
