import { Picture } from '../elements/Picture.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLink } from './NavLink.tsx';
import { useShell } from './ShellContext.ts';
import { Submenu } from './Submenu.tsx';
import css from './Header.module.css';

/** The bar that stays on top of every page: brand, and a menu or, on a narrow screen, its button (spec 2.34–2.36). */
export function Header() {
  const { brand, header } = useShell().site;
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <NavLink href="/" className={css.brand}>
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
        <MobileMenu />
      </div>
    </header>
  );
}
