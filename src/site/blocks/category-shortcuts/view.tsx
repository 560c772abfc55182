import type { CategoryShortcutsBlock } from '../../../shared/plan/blocks.generated.ts';
import { Badge } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

export default function CategoryShortcuts({ id, tone, items, ...intro }: CategoryShortcutsBlock) {
  return (
    <Section name="category-shortcuts" id={id} tone={tone}>
      <Intro {...intro} />
      <ul className={css.grid}>
        {items.map(({ label, href, icon }) => (
          <li key={label}>
            <SiteLink href={href} className={`link-card ${css.shortcut}`}>
              <Badge icon={icon} />
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
