import { useRef } from 'react';
import type { LogoStripBlock } from '../../../shared/plan/blocks.generated.ts';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useMotion } from '../../motion/useMotion.ts';
import { useList } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

/** An item of a list of partners. */
interface Partner {
  readonly name: string;
  readonly logo: string;
}

/**
 * Logos that move sideways without an end (spec 2.44): a second copy follows the first, so that no gap is seen. Buttons
 * move them on and back by `scroll.step` pixels (spec 9.11).
 */
export default function LogoStrip({ id, tone, list, scroll, ...intro }: LogoStripBlock) {
  const partners = useList<Partner>(list);
  const motion = useMotion();
  const track = useRef<HTMLDivElement>(null);
  return (
    <Section name="logo-strip" id={id} tone={tone}>
      <div className={css.head}>
        <Intro {...intro} />
        <div className={css.buttons}>
          {scroll &&
            ([-1, 1] as const).map((way) => (
              <button
                key={way}
                type="button"
                className="icon-button needs-script needs-motion"
                aria-label={way < 0 ? scroll.previous : scroll.next}
                onClick={() => moveBy(track.current, way * scroll.step)}
              >
                <Icon name={way < 0 ? 'chevron-left' : 'chevron-right'} size={20} />
              </button>
            ))}
          <PauseButton motion={motion} />
        </div>
      </div>
      <div className={css.strip} data-running={motion.running || undefined} {...motion.holdProps}>
        <div ref={track} className={css.track}>
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

/** Moves the endless animation by `pixels`: one round of it is half of the track, and starts again at its end. */
function moveBy(track: HTMLElement | null, pixels: number): void {
  const [animation] = track?.getAnimations() ?? [];
  const round = Number(animation?.effect?.getComputedTiming().duration);
  if (!track || !animation || !(round > 0)) return;
  const next = Number(animation.currentTime) + (pixels / (track.scrollWidth / 2)) * round;
  animation.currentTime = next < 0 ? next + round : next;
}
