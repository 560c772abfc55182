import type { HeroBlock } from '../../plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Hero({ id, eyebrow, heading, lead, points, buttons, picture, alt }: HeroBlock) {
  return (
    <Section name="hero" id={id} className={css.hero}>
      <div className={css.grid} data-picture={picture ? true : undefined}>
        <div>
          <Intro eyebrow={eyebrow} heading={heading} lead={lead} main />
          <Buttons buttons={buttons} />
          {points && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="circle-check" size={20} />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        {picture && <Picture asset={picture} alt={alt} eager className={css.picture} />}
      </div>
    </Section>
  );
}
