import type { FeatureItem, FeaturesBlock } from '../../plan/blocks.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

interface FeatureProps {
  item: FeatureItem;
  look: FeaturesBlock['look'];
  level: 2 | 3;
}

export function Feature({ item, look, level }: FeatureProps) {
  const { icon, heading, text, link } = item;
  return (
    <li className={look === 'cards' ? `card ${css.item}` : css.item}>
      {icon && (
        <span className="badge">
          <Icon name={icon} />
        </span>
      )}
      <div className={css.words}>
        <Heading level={level} className="heading-3">
          {heading}
        </Heading>
        <p className={css.text}>
          <Rich text={text} />
        </p>
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
