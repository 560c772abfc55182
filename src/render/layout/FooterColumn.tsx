import { useId } from 'react';
import type { Link } from '../../plan/config.generated.ts';
import { SiteLink } from '../elements/SiteLink.tsx';
import { useCurrent } from './useCurrent.ts';
import css from './Footer.module.css';

interface FooterColumnProps {
  title: string;
  links: readonly Link[];
}

/** A heading with links, as a navigation of its own. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useId();
  const current = useCurrent();
  return (
    <nav aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <ul className={css.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href} aria-current={current(href)}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
