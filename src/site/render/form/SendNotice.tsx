import type { RefObject } from 'react';
import { Failure } from './Failure.tsx';

interface SendNoticeProps {
  trap: { name: string; field: RefObject<HTMLInputElement | null> } | undefined;
  /** Why the last submit failed. */
  failure: string | undefined;
}

/** What stands above the submit button of a form that sends: a trap for programs, and what went wrong. */
export function SendNotice({ trap, failure }: SendNoticeProps) {
  return (
    <>
      {trap && <Trap {...trap} />}
      <Failure words={failure} />
    </>
  );
}

/** A field that nobody reaches by eye, key, screen reader or autofill: whoever fills it in is a program. */
function Trap({ name, field }: NonNullable<SendNoticeProps['trap']>) {
  return (
    <input ref={field} className="visually-hidden" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  );
}
