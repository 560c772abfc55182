import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { SiteLink } from '../elements/SiteLink.tsx';
import { useCurrent } from './useCurrent.ts';
import css from './MobileMenu.module.css';

/** The items of the slide-in menu. A link to the page that is shown changes no address, so each choice is told. */
export function MobileLinks({ onChoose }: { onChoose: () => void }) {
  const { header } = useSite().site;
  const current = useCurrent();
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
                      <SiteLink
                        href={link.href}
                        className={css.line}
                        aria-current={current(link.href)}
                        onClick={onChoose}
                      >
                        {link.icon && <Icon name={link.icon} size={22} className={css.icon} />}
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <SiteLink
                href={item.href ?? '/'}
                className={css.line}
                aria-current={current(item.href)}
                onClick={onChoose}
              >
                {item.label}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
