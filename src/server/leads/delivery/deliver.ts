import type { Log } from '../../log.ts';
import type { OutboxTable } from '../database/tables.ts';
import { Unreadable } from '../encryption/unreadable.ts';
import { claim, delivered, dueLines, giveUp, postpone, type Source } from './outbox.ts';
import type { Webhook } from './webhook.ts';
import { inTime } from './in-time.ts';
import { isRefusal, send } from './webhook.ts';

/** Timing of attempts, in ms. */
export interface Pace {
  /** The wait after the first failed attempt. It doubles with every further one. */
  readonly first: number;
  /** The longest wait. */
  readonly longest: number;
  /** The polling interval of the outbox. */
  readonly idle: number;
  /** The timeout of an attempt. */
  readonly timeout: number;
  /** How long a line belongs to the process that claimed it, which may have crashed. Longer than an attempt. */
  readonly lease: number;
  /** The number of attempts after which a refusal is final. */
  readonly refusals: number;
}

/** Twelve attempts take about three hours: enough time to fix a wrong webhook. */
const defaultPace: Pace = {
  first: 5_000,
  longest: 60 * 60_000,
  idle: 2_000,
  timeout: 10_000,
  lease: 60_000,
  refusals: 12,
};

/** Number of leads sent at the same time. */
const concurrentTries = 4;

/** Maximum number of lines read from the outbox at once. */
const maxBatchLines = 100;

export interface Delivery {
  /** Notifies that the outbox has a new line. */
  wake(): void;
  /** Aborts running attempts. Resolves when their lines are back in the outbox. */
  stop(): Promise<void>;
}

/**
 * Sends the outbox to the webhook while the process runs. Every lead arrives at least once: if a process crashes during
 * an attempt, the line stays, and another process tries again.
 */
export function startDelivery(source: Source, webhook: Webhook, log: Log, pace: Pace = defaultPace): Delivery {
  const { db } = source;
  const stopping = new AbortController();
  const alarm = createAlarm(stopping.signal);
  const logFailure = failureLogger(log);

  const tryLine = async (line: OutboxTable): Promise<void> => {
    const claimed = await claim(source, line, Date.now() + pace.lease);
    if (!claimed) return;
    const { message, reference } = claimed;
    const failure =
      message instanceof Unreadable
        ? message.message
        : await inTime(pace.timeout, stopping.signal, (signal) => send(webhook, message, signal));
    if (failure === undefined) return delivered(db, claimed, Date.now(), new URL(webhook.url).host);
    if (stopping.signal.aborted) return postpone(db, claimed, Date.now(), 'stopped');
    if (isRefusal(failure) && claimed.line.attempts >= pace.refusals) {
      await giveUp(db, claimed, Date.now(), failure);
      const refusal = { reference, tries: claimed.line.attempts, failure };
      return log.error(refusal, 'The webhook refuses a lead, which is not sent again: see the command "refused"');
    }
    const wait = waitAfter(claimed.line.attempts, pace);
    log.warn(
      { reference, try: claimed.line.attempts, failure, wait: Math.ceil(wait / 1000) },
      'The webhook did not take a lead',
    );
    await postpone(db, claimed, Date.now() + wait, failure);
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lines = await dueLines(db, Date.now(), pace.longest + pace.lease, maxBatchLines).catch(logFailure);
      const mayHaveMore = lines.length === maxBatchLines;
      const tryRest = async (): Promise<void> => {
        for (let line = lines.shift(); line && !stopping.signal.aborted; line = lines.shift())
          await tryLine(line).catch(logFailure);
      };
      await Promise.all(Array.from({ length: concurrentTries }, tryRest));
      if (!mayHaveMore) await alarm.wait(pace.idle);
    }
  };
  const running = run();
  return {
    wake: alarm.ring,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Half of the wait is random, so that leads that failed together are not retried together. */
function waitAfter(attempts: number, { first, longest }: Pace): number {
  return Math.min(longest, first * 2 ** Math.min(attempts - 1, 30)) * (0.5 + Math.random() / 2);
}

/** Logs that the database cannot be reached. Nothing is lost: the lines stay in the outbox. */
const failureLogger =
  (log: Log) =>
  (error: unknown): never[] => {
    const { code, name } = error as NodeJS.ErrnoException;
    log.warn(`The outbox could not be used: ${code ?? name}`);
    return [];
  };

/** A wait that `ring` ends early. A ring without a wait ends the next one. */
function createAlarm(signal: AbortSignal) {
  let rung = false;
  let endWait = () => {};
  const ring = () => {
    rung = true;
    endWait();
  };
  signal.addEventListener('abort', ring);
  const wait = async (longest: number): Promise<void> => {
    if (!rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longest);
        endWait = () => resolve(clearTimeout(timer));
      });
    }
    rung = false;
  };
  return { ring, wait };
}
