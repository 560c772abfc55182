import type { RefObject } from 'react';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import css from './FieldSetForm.module.css';

interface SendNoticeProps {
  trap: { name: string; field: RefObject<HTMLInputElement | null> } | undefined;
  /** Why the last submit failed. */
  failure: string | undefined;
}

/** What stands above the submit button of a form that may send: a trap for programs, and what went wrong. */
export function SendNotice({ trap, failure }: SendNoticeProps) {
  return (
    <>
      {trap && <Trap {...trap} />}
      <Failure words={failure} />
    </>
  );
}

/** Says that the submit failed, with a button that tries again. */
function Failure({ words }: { words: string | undefined }) {
  const { texts } = useSite().site;
  return (
    <div role="alert" className={css.alert}>
      {words !== undefined && (
        <div className={css.failure}>
          <Icon name="triangle-alert" size={20} />
          <p>{words}</p>
          <button type="submit" className="button" data-look="secondary">
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
}

/** A field that nobody reaches by eye, key, screen reader or autofill: whoever fills it in is a program. */
function Trap({ name, field }: NonNullable<SendNoticeProps['trap']>) {
  return (
    <input ref={field} className="visually-hidden" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  );
}
