import { useId } from 'react';
import type { Link } from '../../../shared/plan/config.generated.ts';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { Languages } from './Languages.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLink } from './NavLink.tsx';
import { useShell } from './ShellContext.ts';
import { useCurrent } from './useCurrent.ts';
import css from './Header.module.css';
import submenu from './Submenu.module.css';

/** The bar that stays on top of every page: brand, and a menu or, on a narrow screen, its button (spec 2.34–2.36). */
export function Header() {
  const { site, language } = useShell();
  const { brand, header } = site;
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <NavLink href={language?.base || '/'} className={css.brand}>
          <Picture asset={brand.mark} eager className={css.mark} />
          {brand.name}
        </NavLink>
        <nav className={css.nav} aria-label={header.navLabel}>
          <ul className={css.items}>
            {header.items.map((item) => (
              <li key={item.label}>
                {item.items ? (
                  <Submenu label={item.label} links={item.items} />
                ) : (
                  <NavLink
                    href={item.href ?? '/'}
                    className={item.look === 'button' ? `button ${css.action}` : css.item}
                    data-look="secondary"
                  >
                    {item.label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Languages className={css.languages} isShort />
        <MobileMenu />
      </div>
    </header>
  );
}

interface SubmenuProps {
  label: string;
  links: readonly Link[];
}

/** An item of the menu that opens a list of links: see submenus.ts. */
function Submenu({ label, links }: SubmenuProps) {
  const id = useId();
  const current = useCurrent();
  const { submenuCloseDelay } = useShell().site.header;
  return (
    <div className={submenu.root} data-submenu="closed" data-delay={submenuCloseDelay}>
      <button
        type="button"
        className={submenu.button}
        aria-expanded={false}
        aria-controls={id}
        data-current={links.some(({ href }) => current(href)) || undefined}
      >
        {label}
        <Icon name="chevron-down" size={18} className="chevron" />
      </button>
      <ul id={id} className={submenu.list}>
        {links.map((link) => (
          <li key={link.label}>
            <NavLink href={link.href} className={submenu.link}>
              {link.icon && <Icon name={link.icon} size={22} />}
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
