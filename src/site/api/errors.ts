import type { Http } from '../../shared/plan/config.generated.ts';

/** A failed call with a message for the visitor (spec 8.01). `cause` is the error behind it. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/** An answer 200 whose body is not what was asked for: HTML of a gateway, truncated JSON, or JSON of another shape. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';

  constructor(path: string) {
    super(`Unexpected answer from ${path}`);
  }
}

/** The HTTP status of a failed call; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'status' in error && typeof error.status === 'number' ? error.status : statusOf(error.cause);
}

/** The message of a failed call for the visitor, if it has one: also without an answer, as when offline. */
export function messageFor(error: unknown, { unansweredMessage }: Pick<Http, 'unansweredMessage'>): string | undefined {
  if (error instanceof CallError) return error.message;
  return (error as { code?: unknown } | null)?.code === 'ERR_NETWORK' ? unansweredMessage : undefined;
}
