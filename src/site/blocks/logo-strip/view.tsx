import type { LogoStripBlock } from '../../../shared/plan/blocks.generated.ts';
import { useList } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { PauseButton } from '../../render/elements/PauseButton.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { useMotion } from '../../render/elements/useMotion.ts';
import css from './view.module.css';

/** An item of a list of partners. */
interface Partner {
  readonly name: string;
  readonly logo: string;
}

/** Logos that move sideways without an end (spec 2.44): a second copy follows the first, so that no gap is seen. */
export default function LogoStrip({ id, tone, list, ...intro }: LogoStripBlock) {
  const partners = useList<Partner>(list);
  const motion = useMotion();
  return (
    <Section name="logo-strip" id={id} tone={tone}>
      <div className={css.head}>
        <Intro {...intro} />
        <PauseButton motion={motion} />
      </div>
      <div className={css.strip} data-running={motion.running || undefined} {...motion.holdProps}>
        <div className={css.track}>
          <ul className={css.logos}>
            {partners.map(({ name, logo }) => (
              <li key={name} className={css.logo}>
                <Picture asset={logo} alt={name} />
              </li>
            ))}
          </ul>
          <ul className={`${css.logos} ${css.copy}`} aria-hidden="true">
            {partners.map(({ name, logo }) => (
              <li key={name} className={css.logo}>
                <Picture asset={logo} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
