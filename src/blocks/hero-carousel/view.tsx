import { useCallback, useState } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { HeroCarouselBlock } from '../../plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { useMotion, useTicks } from '../../render/elements/useMotion.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { Slide } from './Slide.tsx';
import css from './view.module.css';

/**
 * Slides that change every `interval` ms and start again after the last (spec 4.01), as the carousel pattern of the
 * ARIA guide asks.
 */
export default function HeroCarousel({
  id,
  eyebrow,
  heading,
  lead,
  buttons,
  interval,
  words,
  slides,
}: HeroCarouselBlock) {
  const [shown, setShown] = useState(0);
  const motion = useMotion();
  const count = slides.length;
  const turn = useCallback((by: number) => setShown((index) => (index + by + count) % count), [count]);
  const advance = useCallback(() => turn(1), [turn]);
  useTicks(motion.running, interval, advance);

  return (
    <Section name="hero-carousel" id={id} className={css.hero}>
      <div className={css.grid}>
        <div>
          <Intro eyebrow={eyebrow} heading={heading} lead={lead} main />
          <Buttons buttons={buttons} />
        </div>
        <div
          className={css.carousel}
          role="group"
          aria-roledescription={words.carousel}
          aria-label={words.name}
          {...motion.holdProps}
        >
          <div className={css.slides} aria-live={motion.running ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <Slide
                key={slide.heading}
                slide={slide}
                shown={index === shown}
                eager={index === 0}
                kind={words.slide}
                name={formatMessage(words.position, { n: index + 1, count })}
              />
            ))}
          </div>
          <CarouselControls words={words} count={count} shown={shown} motion={motion} onTurn={turn} onShow={setShown} />
        </div>
      </div>
    </Section>
  );
}
