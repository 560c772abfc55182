import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { NoScript } from '../elements/NoScript.tsx';
import { InOverlay, useBackCloses } from '../overlay/historyEntry.ts';
import { useBackdrop } from '../overlay/useModal.ts';
import { FOOTER } from './Footer.tsx';
import { NavLink } from './NavLink.tsx';
import css from './MobileMenu.module.css';

/**
 * The menu of a narrow screen, which slides in from the right. Without script its button leads to the links of the
 * footer.
 */
export function MobileMenu() {
  const { header } = useSite().site;
  const { pathname, search } = useLocation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(close, [close, pathname, search]);
  useBackdrop(dialog, close);
  useBackCloses(open, close);

  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };

  return (
    <div className={css.root}>
      <NoScript>
        <a className={css.toggle} href={`#${FOOTER}`}>
          <Icon name="menu" />
          {header.menuLabel}
        </a>
      </NoScript>
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
          <InOverlay value>
            <MobileLinks onChoose={close} />
          </InOverlay>
        </div>
      </dialog>
    </div>
  );
}

/**
 * The items of the menu. `onChoose` is called for each choice, because a link to the current page does not change the
 * address.
 */
function MobileLinks({ onChoose }: { onChoose: () => void }) {
  const { header } = useSite().site;
  return (
    <nav aria-label={header.navLabel}>
      <ul>
        {header.items.map((item) => (
          <li key={item.label} className={css.item}>
            {item.items ? (
              <details open>
                <summary className={css.line}>
                  {item.label}
                  <Icon name="chevron-down" size={20} className={css.chevron} />
                </summary>
                <ul className={css.sub}>
                  {item.items.map((link) => (
                    <li key={link.label}>
                      <NavLink href={link.href} className={css.line} onClick={onChoose}>
                        {link.icon && <Icon name={link.icon} size={22} className={css.icon} />}
                        {link.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavLink href={item.href ?? '/'} className={css.line} onClick={onChoose}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
