import { useEffect, useRef } from 'react';
import type { OwnErase, OwnWithdraw } from '../../../shared/plan/blocks.generated.ts';
import { Rich } from '../../render/elements/Rich.tsx';
import css from './view.module.css';

interface ConfirmProps {
  texts: OwnErase | OwnWithdraw;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** A question in the page before something is done. It takes the focus. */
export function Confirm({ texts, busy, onConfirm, onCancel }: ConfirmProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} className={`card ${css.asked}`} role="group" aria-label={texts.label} tabIndex={-1}>
      <p>
        <Rich text={texts.question} />
      </p>
      <div className={css.buttons}>
        <button type="button" className="button" aria-disabled={busy} onClick={() => !busy && onConfirm()}>
          {texts.confirm}
        </button>
        <button type="button" className="button" data-look="secondary" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}
