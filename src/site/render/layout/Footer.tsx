import { useId } from 'react';
import type { Link } from '../../../shared/plan/config.generated.ts';
import { BasisContext, BasisNotes } from '../elements/Basis.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { Rich } from '../elements/Rich.tsx';
import { SiteLink } from '../elements/SiteLink.tsx';
import { Languages } from './Languages.tsx';
import { NavLink } from './NavLink.tsx';
import { useShell } from './ShellContext.ts';
import css from './Footer.module.css';

/** The end of every page: quick links, contact details, social links, small print (spec 2.37). */
export function Footer() {
  const { brand, footer } = useShell().site;
  return (
    <footer className={css.footer} tabIndex={-1}>
      <div className={`wrap ${css.grid}`}>
        <div className={css.about}>
          <p className={css.brand}>
            <Picture asset={brand.mark} className={css.mark} />
            {brand.name}
          </p>
          <p>{footer.about}</p>
        </div>
        {footer.columns.map((column) => (
          <FooterColumn key={column.title} title={column.title} links={column.links} />
        ))}
        <div className={css.contact}>
          <h2 className={css.title}>{footer.contact.title}</h2>
          <ul className={css.links}>
            {footer.contact.lines.map(({ text, href, icon }) => (
              <li key={text} className={css.line}>
                {icon && <Icon name={icon} size={18} className={css.icon} />}
                {href ? <SiteLink href={href}>{text}</SiteLink> : <span>{text}</span>}
              </li>
            ))}
          </ul>
          <h2 className={css.title}>{footer.social.title}</h2>
          <ul className={css.social}>
            {footer.social.links.map(({ label, href }) => (
              <li key={label}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Languages className="wrap" />
      <SmallPrint />
    </footer>
  );
}

/** The legal lines, and the sources of the claims of site.yaml. */
function SmallPrint() {
  const { site, basis } = useShell();
  return (
    <div className="wrap">
      <div className={css.legal}>
        {site.footer.legal.map((line) => (
          <p key={line}>
            <Rich text={line} />
          </p>
        ))}
        <BasisContext value={basis}>
          <BasisNotes />
        </BasisContext>
      </div>
    </div>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly Link[];
}

/** A heading with links, as a navigation landmark of its own. */
function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <ul className={css.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <NavLink href={href}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
