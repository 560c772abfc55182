import { errorId, helpId } from '@rjsf/utils';

/** Ids of the words that describe a control: its help text, and its error while it has one with words. */
export function describedBy(id: string, help: unknown, error: string | undefined): string | undefined {
  const ids = [...(help ? [helpId(id)] : []), ...(error ? [errorId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
