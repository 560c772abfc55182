import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Paragraph } from '../elements/Rich.tsx';
import css from './Dialog.module.css';
import { InOverlay, useBackCloses } from './historyEntry.ts';
import { useBackdrop, useModal } from './useModal.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the browser's Back, the close button, and a press on the backdrop of a side panel. */
  onClose: () => void;
  title: string;
  /** A panel at the right edge, as high as the window. */
  side?: boolean;
  /** As large as the window. Its content scrolls by itself. */
  full?: boolean;
  /** Its heading, for moving the focus there again. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The lead of a dialog. */
export const DialogLead = ({ text }: { text: string | undefined }) => <Paragraph text={text} className={css.lead} />;

/** A modal dialog, or a side panel. It takes the focus, and returns it to the element that opened it. */
export function Dialog(props: DialogProps) {
  return props.open ? <Modal {...props} /> : null;
}

function Modal({ open, onClose, title, side = false, full = false, headingRef, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? ownHeading;
  const titleId = useId();
  const { site } = useSite();
  useModal(dialog, heading, open);
  useBackCloses(open, onClose);
  useBackdrop(dialog, side ? onClose : undefined);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-side={side || undefined}
      data-full={full || undefined}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Escape closes the dialog without asking us. Three other events arrive here and must not call onClose: that of
        // a dialog inside this one; that of a dialog which left the page, when another has been opened since; and, in
        // development, that of React's first of two mounts, when the dialog is open again.
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
        <div className={css.body}>
          <InOverlay value>{children}</InOverlay>
        </div>
      </div>
    </dialog>
  );
}
