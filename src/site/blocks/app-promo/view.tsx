import type { AppPromoBlock } from '../../../shared/plan/blocks.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

/** What the app does, and the badges of its stores. The badges are not links, because they lead nowhere (spec 1.18). */
export default function AppPromo({ id, tone = 'soft', items, badges, picture, alt, ...intro }: AppPromoBlock) {
  return (
    <Section name="app-promo" id={id} tone={tone}>
      <div className={css.grid}>
        <div>
          <Intro {...intro} />
          <ul className={css.items}>
            {items.map(({ icon, heading, text }) => (
              <li key={heading} className={css.item}>
                {icon && <Icon name={icon} className={css.icon} />}
                <div>
                  <Heading level={3}>{heading}</Heading>
                  {text && <p className="muted">{text}</p>}
                </div>
              </li>
            ))}
          </ul>
          <ul className={css.badges}>
            {badges.map(({ icon, note, store }) => (
              <li key={store} className={css.badge}>
                {icon && <Icon name={icon} />}
                <span>
                  <span className={css.note}>{note}</span> {store}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {picture && <Picture asset={picture} alt={alt} className={css.picture} />}
      </div>
    </Section>
  );
}
