import type { FieldSchema } from '../plan/form.ts';

/** Whether the box of a slider takes only digits and groups them, as that of an amount does. */
export const isGrouped = ({ type, minimum = -1 }: FieldSchema): boolean => type === 'integer' && minimum >= 0;
