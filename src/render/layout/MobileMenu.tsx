import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useLocation } from '../router/Router.tsx';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useBackCloses } from '../overlay/historyEntry.ts';
import { FOOTER } from './Footer.tsx';
import { NavLink } from './NavLink.tsx';
import css from './MobileMenu.module.css';

/**
 * The menu of a narrow screen, which slides in from the right. It is a popover, which the browser opens without script,
 * and in a fraction of the time that a modal dialog takes: that one makes the whole page inert, element by element.
 */
export function MobileMenu() {
  const { header } = useSite().site;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.hidePopover?.(), []);
  const hides = { popoverTarget: id, popoverTargetAction: 'hide' } as const;

  /** Closes with the focus, which would be on what the menu covers. */
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div className={css.root}>
      <button type="button" className={css.toggle} aria-haspopup="dialog" popoverTarget={id} onClick={orToFooter}>
        <Icon name="menu" />
        {header.menuLabel}
      </button>
      <dialog ref={dialog} popover="auto" id={id} className={css.dialog} aria-label={header.menuLabel} onBlur={leave}>
        <div className={css.sheet}>
          <button type="button" className={`icon-button ${css.close}`} aria-label={header.closeLabel} {...hides}>
            <Icon name="x" />
          </button>
          <MobileLinks onChoose={close} />
        </div>
        <button type="button" className={css.beside} tabIndex={-1} aria-hidden="true" {...hides} />
      </dialog>
      <MenuEntry dialog={dialog} close={close} />
    </div>
  );
}

/** The links of the footer are those of the menu: there a browser finds them that knows no popover. */
function orToFooter(): void {
  if (!('popover' in HTMLElement.prototype)) document.getElementById(FOOTER)?.focus();
}

interface MenuEntryProps {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/**
 * Has the browser's Back close the menu, and another page. It is a component of its own so that the menu opens without
 * a redraw of its links.
 */
function MenuEntry({ dialog, close }: MenuEntryProps) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current!;
    // After the frame that shows the menu, which must not wait for this.
    const follow = () => requestAnimationFrame(() => setTimeout(() => setOpen(element.matches(':popover-open'))));
    // It may have been opened before this script came.
    if ('popover' in element) follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [dialog]);
  const here = pathname + search;
  const shown = useRef(here);
  useEffect(() => {
    if (shown.current !== here) close();
    shown.current = here;
  }, [close, here]);
  useBackCloses(open, close);
  return null;
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
