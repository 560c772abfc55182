import type { RefObject } from 'react';

/** A field that people neither see nor reach, by eye, key, screen reader or autofill: what fills it in is a program. */
export function Trap({ name, field }: { name: string; field: RefObject<HTMLInputElement | null> }) {
  return (
    <input ref={field} className="visually-hidden" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  );
}
