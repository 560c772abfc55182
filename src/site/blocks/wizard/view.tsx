import type { WizardBlock } from '../../../shared/plan/blocks.generated.ts';
import { Assurances } from '../../render/elements/Assurances.tsx';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Wizard } from '../../render/wizard/Wizard.tsx';
import css from './view.module.css';

/** A wizard under its heading, with further text after it, so that a phone shows the question soon. */
export default function WizardOfPage(block: WizardBlock) {
  const { id, tone, wizard, points, buttons, picture, alt, ...intro } = block;
  return (
    <Section name="wizard" id={id} tone={tone}>
      <div className={css.head}>
        <Intro {...intro} compact />
        {picture && <Picture asset={picture} alt={alt} className={css.picture} />}
      </div>
      <Wizard id={wizard} />
      {(points ?? buttons) && (
        <div className={css.more}>
          <Assurances points={points} inline />
          <Buttons buttons={buttons} />
        </div>
      )}
    </Section>
  );
}
