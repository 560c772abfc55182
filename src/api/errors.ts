/** A failed call whose message is written for the visitor (spec 8.01). `cause` is the error behind it. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/** A 200 whose body is not what was asked for: a gateway's HTML page, JSON cut short, another shape. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';

  constructor(path: string) {
    super(`Unexpected answer from ${path}`);
  }
}

/** HTTP status that a failed call ended with; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'status' in error && typeof error.status === 'number' ? error.status : statusOf(error.cause);
}

/** What to tell the visitor about a failed call, if the call itself says so. */
export const messageFor = (error: unknown): string | undefined =>
  error instanceof CallError ? error.message : undefined;
