import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useBackdrop } from '../overlay/useModal.ts';
import { MobileLinks } from './MobileLinks.tsx';
import { FOOTER } from './main.ts';
import css from './MobileMenu.module.css';

/** The menu of a narrow screen, which slides in from the right. Without script, its button leads to the footer's links. */
export function MobileMenu() {
  const { header } = useSite().site;
  const { pathname, search } = useLocation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(close, [close, pathname, search]);
  useBackdrop(dialog, close);

  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };

  return (
    <div className={css.root}>
      <noscript>
        <a className={css.toggle} href={`#${FOOTER}`}>
          <Icon name="menu" />
          {header.menuLabel}
        </a>
      </noscript>
      <button
        type="button"
        className={`needs-script ${css.toggle}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={show}
      >
        <Icon name="menu" />
        {header.menuLabel}
      </button>
      <dialog ref={dialog} id={id} className={css.dialog} aria-label={header.menuLabel} onClose={() => setOpen(false)}>
        <div className={css.sheet}>
          <button type="button" className={`icon-button ${css.close}`} aria-label={header.closeLabel} onClick={close}>
            <Icon name="x" />
          </button>
          <MobileLinks onChoose={close} />
        </div>
      </dialog>
    </div>
  );
}
