import type { RefObject } from 'react';
import { Failure } from './Failure.tsx';

interface SendNoticeProps {
  trap: { name: string; field: RefObject<HTMLInputElement | null> } | undefined;
  /** Why the last submit failed. */
  failure: string | undefined;
}

/** Content above the submit button of a form that sends: a trap for programs, and the last error. */
export function SendNotice({ trap, failure }: SendNoticeProps) {
  return (
    <>
      {trap && <Trap {...trap} />}
      <Failure words={failure} />
    </>
  );
}

/** A field that visitors cannot see or reach by keyboard, screen reader or autofill: only programs fill it in. */
function Trap({ name, field }: NonNullable<SendNoticeProps['trap']>) {
  return (
    <input ref={field} className="visually-hidden" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  );
}
