import type { CtaBlock } from '../../../shared/plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Cta({ id, buttons, picture, alt, ...intro }: CtaBlock) {
  return (
    <Section name="cta" id={id}>
      <div className={css.band}>
        <div className={css.words}>
          <Intro {...intro} />
          <Buttons buttons={buttons} />
        </div>
        {picture && <Picture asset={picture} alt={alt} className={css.picture} />}
      </div>
    </Section>
  );
}
