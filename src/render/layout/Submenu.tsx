import { useId } from 'react';
import type { Link } from '../../plan/config.generated.ts';
import { Icon } from '../elements/Icon.tsx';
import { SiteLink } from '../elements/SiteLink.tsx';
import { useSubmenu } from './useSubmenu.ts';
import { useCurrent } from './useCurrent.ts';
import css from './Submenu.module.css';

interface SubmenuProps {
  label: string;
  links: readonly Link[];
}

/** A heading of the menu that opens a list of links: on hover, by click, Enter, Space or Arrow Down. */
export function Submenu({ label, links }: SubmenuProps) {
  const id = useId();
  const current = useCurrent();
  const { open, close, root, button, rootProps, buttonProps } = useSubmenu();
  return (
    <div className={css.root} ref={root} {...rootProps}>
      <button
        type="button"
        ref={button}
        className={css.button}
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some((link) => current(link.href)) || undefined}
        {...buttonProps}
      >
        {label}
        <Icon name="chevron-down" size={18} className={css.chevron} />
      </button>
      <ul id={id} className={css.list} data-open={open || undefined}>
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink href={link.href} className={css.link} aria-current={current(link.href)} onClick={close}>
              {link.icon && <Icon name={link.icon} size={22} />}
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
