import type { FieldPlan } from '../../plan/form.ts';

export const helpId = (id: string): string => `${id}-help`;
export const errorId = (id: string): string => `${id}-error`;

/** Ids of the words that describe a control: its help text, and its error while it has one with words. */
export function describedBy(id: string, field: FieldPlan | undefined, error: string | undefined): string | undefined {
  const ids = [...(field?.help ? [helpId(id)] : []), ...(error ? [errorId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
