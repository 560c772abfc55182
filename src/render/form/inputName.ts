import type { FormContext } from './types.ts';

/** The attribute `name` of a field's inputs; in a row, one that no other row has: members.2.share. */
export const inputName = ({ row }: FormContext, name: string): string => (row ? `${row.prefix}${name}` : name);
