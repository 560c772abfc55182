import type { FeatureItem, FeaturesBlock } from '../../../shared/plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Badge, Icon } from '../../render/elements/Icon.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

export default function Features({ id, tone, look = 'cards', columns, items, buttons, fold, ...intro }: FeaturesBlock) {
  return (
    <Section name="features" id={id} tone={tone}>
      <Folded fold={fold} intro={intro}>
        <ul className={`cards ${css.grid}`} data-look={look} data-columns={columns}>
          {items.map((item) => (
            <Feature key={item.heading} item={item} look={look} level={intro.heading ? 3 : 2} />
          ))}
        </ul>
        {buttons && (
          <div className="set-off">
            <Buttons buttons={buttons} />
          </div>
        )}
      </Folded>
    </Section>
  );
}

interface FeatureProps {
  item: FeatureItem;
  look: FeaturesBlock['look'];
  level: 2 | 3;
}

function Feature({ item, look, level }: FeatureProps) {
  const { icon, heading, text, link } = item;
  return (
    <li className={look === 'cards' ? `card ${css.item}` : css.item}>
      <Badge icon={icon} />
      <div className={css.words}>
        <Heading level={level} className="heading-3">
          {heading}
        </Heading>
        <Paragraph text={text} className={css.text} />
        {link && (
          <SiteLink href={link.href} className={css.link}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
      </div>
    </li>
  );
}
