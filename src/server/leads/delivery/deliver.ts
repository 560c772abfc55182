import type { Log } from '../../log.ts';
import type { LeadDatabase, OutboxTable } from '../database/tables.ts';
import { drop, dueLines, postpone, take } from './outbox.ts';
import type { Webhook } from './webhook.ts';
import { send } from './webhook.ts';

/** Spans of time in ms. */
export interface Pace {
  /** Until a failed try is repeated; twice as long after each further one. */
  readonly first: number;
  /** At most. */
  readonly longest: number;
  /** Between two looks at the outbox. */
  readonly idle: number;
  /** When a try counts as failed. */
  readonly timeout: number;
  /** How long a line stays with a process that took it, and may have died: longer than a try lasts. */
  readonly lease: number;
}

const usualPace: Pace = { first: 5_000, longest: 60 * 60_000, idle: 2_000, timeout: 10_000, lease: 60_000 };

/** Tries under way at once. */
const atOnce = 4;

/** Lines that are looked up at once. */
const mostLines = 100;

export interface Delivery {
  /** Says that something new is in the outbox. */
  wake(): void;
  /** Breaks tries off, and resolves when their lines wait for the next. */
  stop(): Promise<void>;
}

/**
 * Empties the outbox into the webhook for as long as the process lives. Each lead arrives at least once:
 * a process that dies in the middle of a try leaves the line, and any instance tries again.
 */
export function startDelivery(db: LeadDatabase, webhook: Webhook, log: Log, pace: Pace = usualPace): Delivery {
  const stopping = new AbortController();
  const clock = createAlarm(stopping.signal);
  const failed = failing(log);

  const tryLine = async (line: OutboxTable): Promise<void> => {
    const taken = await take(db, line, Date.now() + pace.lease);
    if (!taken) return;
    const failure = await send(
      webhook,
      taken.lead,
      AbortSignal.any([stopping.signal, AbortSignal.timeout(pace.timeout)]),
    );
    if (failure === undefined) return drop(db, taken.line);
    if (stopping.signal.aborted) return postpone(db, taken, Date.now(), 'stopped');
    const wait = waitAfter(taken.line.attempts, pace);
    log.warn(
      { reference: taken.lead.reference, try: taken.line.attempts, failure, wait: Math.ceil(wait / 1000) },
      'The webhook did not take a lead',
    );
    await postpone(db, taken, Date.now() + wait, failure);
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lines = await dueLines(db, Date.now(), pace.longest + pace.lease, mostLines).catch(failed);
      const full = lines.length === mostLines;
      const work = async (): Promise<void> => {
        for (let line = lines.shift(); line && !stopping.signal.aborted; line = lines.shift())
          await tryLine(line).catch(failed);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      if (!full) await clock.ring(pace.idle);
    }
  };
  const running = run();
  return {
    wake: clock.wake,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Half of the wait is chance, so that many leads that failed together do not come together again. */
function waitAfter(attempts: number, { first, longest }: Pace): number {
  return Math.min(longest, first * 2 ** Math.min(attempts - 1, 30)) * (0.5 + Math.random() / 2);
}

/** The database cannot be reached: the lines stay, and are found at the next look. */
const failing =
  (log: Log) =>
  (error: unknown): never[] => {
    const { code, name } = error as NodeJS.ErrnoException;
    log.warn(`The outbox could not be used: ${code ?? name}`);
    return [];
  };

/** Waits that can be cut short. A wake while nobody waits counts for the next wait. */
function createAlarm(signal: AbortSignal) {
  let awake = false;
  let rise = () => {};
  const wake = () => {
    awake = true;
    rise();
  };
  signal.addEventListener('abort', wake);
  const ring = async (longest: number): Promise<void> => {
    if (!awake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longest);
        rise = () => resolve(clearTimeout(timer));
      });
    }
    awake = false;
  };
  return { wake, ring };
}
