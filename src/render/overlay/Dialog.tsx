import { type ReactNode, useId, useRef } from 'react';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import css from './Dialog.module.css';
import { useBackdrop, useModal } from './useModal.ts';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button, and a press of a side panel's backdrop. */
  onClose: () => void;
  title: string;
  /** A panel at the right edge, as high as the window. */
  side?: boolean;
  /** Keeps its content in the page while it is closed, with what was typed in it. */
  keep?: boolean;
  children: ReactNode;
}

/** A modal dialog, or a side panel. Takes the focus and returns it to what opened it. */
export function Dialog(props: DialogProps) {
  return props.open || props.keep ? <Modal {...props} /> : null;
}

function Modal({ open, onClose, title, side = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { site } = useSite();
  useModal(dialog, heading, open);
  useBackdrop(dialog, side ? onClose : undefined);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-side={side || undefined}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Escape closes it without asking us; a dialog inside this one also reports here, and so does
        // one that is gone already, which must not close the one that was opened since. In development React
        // opens each dialog twice: the report of the first close comes when it is open again.
        const { target, currentTarget } = event;
        if (open && target === currentTarget && currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <div className={css.frame}>
        <div className={css.bar}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <button type="button" className={`icon-button ${css.close}`} aria-label={site.texts.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
