import type { ServicesGridBlock } from '../../../shared/plan/blocks.generated.ts';
import { Folded } from '../../render/elements/Folded.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

/** Services as links with a sentence. One without an address of its own leads to `otherwise` (spec 2.43). */
export default function ServicesGrid({ id, tone, otherwise, items, fold, ...intro }: ServicesGridBlock) {
  return (
    <Section name="services-grid" id={id} tone={tone}>
      <Folded fold={fold} intro={intro}>
        <ul className={css.grid}>
          {items.map(({ label, text, icon, href = otherwise }) => (
            <li key={label}>
              <SiteLink href={href} className={css.service}>
                <Icon name={icon} size={28} className={css.icon} />
                <span className={css.label}>{label}</span>
                <span className="small">{text}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Folded>
    </Section>
  );
}
