/** Words that wait for OK. */
export interface Alert {
  readonly id: number;
  readonly message: string;
  readonly acknowledge: () => void;
}

const listeners = new Set<() => void>();
let queue: readonly Alert[] = [];
let count = 0;

/** Shows words (line breaks are kept) after those already waiting. Resolves when the visitor has pressed OK. */
export function showAlert(message: string): Promise<void> {
  return new Promise((resolve) => {
    const alert: Alert = {
      id: ++count,
      message,
      acknowledge() {
        change(queue.filter((other) => other !== alert));
        resolve();
      },
    };
    change([...queue, alert]);
  });
}

/** The alert to show now. */
export function firstAlert(): Alert | undefined {
  return queue[0];
}

export function subscribeAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Alert[]) {
  queue = next;
  for (const listener of listeners) listener();
}
