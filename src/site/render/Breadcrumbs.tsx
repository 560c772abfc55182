import type { Crumb } from '../../shared/plan/page.ts';
import css from './Breadcrumbs.module.css';
import { useSite } from './context.tsx';
import { SiteLink } from './elements/SiteLink.tsx';

interface BreadcrumbsProps {
  /** The pages above, from the top down. */
  trail: readonly Crumb[];
  /** The name of the page itself. */
  name: string;
}

/** The pages above this one, as links. src/site/app/json-ld.ts tells search engines the same trail. */
export function Breadcrumbs({ trail, name }: BreadcrumbsProps) {
  const { texts } = useSite().site;
  return (
    <nav className={`wrap ${css.breadcrumbs}`} aria-label={texts.breadcrumbs}>
      <ol className={css.list}>
        {trail.map(({ label, href }) => (
          <li key={href} className={css.crumb}>
            <SiteLink href={href} className={css.link}>
              {label}
            </SiteLink>
          </li>
        ))}
        <li className={css.crumb} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
