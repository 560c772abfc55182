import type { HeroBlock } from '../../../shared/plan/blocks.generated.ts';
import { Assurances } from '../../render/elements/Assurances.tsx';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Hero({ id, eyebrow, heading, compact, lead, points, buttons, picture, alt }: HeroBlock) {
  return (
    <Section name="hero" id={id} className={compact ? css.compact : css.hero}>
      <div className={css.grid} data-picture={picture ? true : undefined}>
        <div>
          <Intro eyebrow={eyebrow} heading={heading} lead={lead} main />
          <Buttons buttons={buttons} />
          <Assurances points={points} inline className={css.points} />
        </div>
        {picture && <Picture asset={picture} alt={alt} eager className={css.picture} />}
      </div>
    </Section>
  );
}
