import { listeners } from '../../storage/listeners.ts';

/** A message that the visitor must acknowledge with OK. */
export interface Alert {
  readonly id: number;
  readonly message: string;
  /** A second paragraph. */
  readonly aside?: string;
  readonly acknowledge: () => void;
}

const { subscribe: subscribeToAlerts, notify } = listeners();
let queue: readonly Alert[] = [];
let alertCount = 0;

/** Shows a message, with its line breaks, after those that already wait. Resolves when the visitor has pressed OK. */
export function showAlert(message: string, aside?: string): Promise<void> {
  return new Promise((resolve) => {
    const alert: Alert = {
      id: ++alertCount,
      message,
      aside,
      acknowledge() {
        setQueue(queue.filter((other) => other !== alert));
        resolve();
      },
    };
    setQueue([...queue, alert]);
  });
}

/** The alert to show now. */
export function firstAlert(): Alert | undefined {
  return queue[0];
}

export const subscribeAlerts = subscribeToAlerts;

function setQueue(next: readonly Alert[]) {
  queue = next;
  notify();
}
