import { useId } from 'react';
import { Icon } from '../elements/Icon.tsx';
import { Languages } from './Languages.tsx';
import { NavLink } from './NavLink.tsx';
import { useShell } from './ShellContext.ts';
import css from './MobileMenu.module.css';

/**
 * The menu of a narrow screen, which slides in from the right. It is a popover, which the browser opens without script,
 * and in a fraction of the time that a modal dialog takes: that one makes the whole page inert, element by element. See
 * menu.ts for what closes it, and useMenuEntry.ts for Back.
 */
export function MobileMenu() {
  const { header } = useShell().site;
  const id = useId();
  const hides = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <div className={css.root}>
      <button type="button" className={css.toggle} aria-haspopup="dialog" popoverTarget={id}>
        <Icon name="menu" />
        {header.menuLabel}
      </button>
      <dialog popover="auto" id={id} className={css.dialog} aria-label={header.menuLabel} data-menu>
        <div className={css.sheet}>
          {/* Without autoFocus, a menu that scrolls takes the focus itself. */}
          <button
            type="button"
            className={`icon-button ${css.close}`}
            aria-label={header.closeLabel}
            autoFocus
            {...hides}
          >
            <Icon name="x" />
          </button>
          <MobileLinks />
          <Languages />
        </div>
        <button type="button" className={css.beside} tabIndex={-1} aria-hidden="true" {...hides} />
      </dialog>
    </div>
  );
}

/** The items of the menu. */
function MobileLinks() {
  const { header } = useShell().site;
  return (
    <nav aria-label={header.navLabel}>
      <ul>
        {header.items.map((item) => (
          <li key={item.label} className={css.item}>
            {item.items ? (
              <details open>
                <summary className={css.line}>
                  {item.label}
                  <Icon name="chevron-down" size={20} className="chevron" />
                </summary>
                <ul className={css.sub}>
                  {item.items.map((link) => (
                    <li key={link.label}>
                      <NavLink href={link.href} className={css.line}>
                        {link.icon && <Icon name={link.icon} size={22} className={css.icon} />}
                        {link.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavLink href={item.href ?? '/'} className={css.line}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
