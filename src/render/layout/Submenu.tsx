import { useId } from 'react';
import type { Link } from '../../plan/config.generated.ts';
import { Icon } from '../elements/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { useShell } from './ShellContext.ts';
import { useCurrent } from './useCurrent.ts';
import css from './Submenu.module.css';

interface SubmenuProps {
  label: string;
  links: readonly Link[];
}

/** An item of the menu that opens a list of links: see submenus.ts. */
export function Submenu({ label, links }: SubmenuProps) {
  const id = useId();
  const current = useCurrent();
  const { submenuCloseDelay } = useShell().site.header;
  return (
    <div className={css.root} data-submenu="closed" data-delay={submenuCloseDelay}>
      <button
        type="button"
        className={css.button}
        aria-expanded={false}
        aria-controls={id}
        data-current={links.some(({ href }) => current(href)) || undefined}
      >
        {label}
        <Icon name="chevron-down" size={18} className={css.chevron} />
      </button>
      <ul id={id} className={css.list}>
        {links.map((link) => (
          <li key={link.label}>
            <NavLink href={link.href} className={css.link}>
              {link.icon && <Icon name={link.icon} size={22} />}
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
