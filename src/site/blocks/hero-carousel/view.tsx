import { useCallback, useState } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { CarouselSlide, CarouselWords, HeroCarouselBlock } from '../../../shared/plan/blocks.generated.ts';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useMotion, useTicks, type Motion } from '../../motion/useMotion.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
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

interface SlideProps {
  slide: CarouselSlide;
  shown: boolean;
  eager: boolean;
  kind: string;
  name: string;
}

/** One slide. All slides are in the page; the style hides those that are not shown, from screen readers too. */
function Slide({ slide, shown, eager, kind, name }: SlideProps) {
  return (
    <div
      className={css.slide}
      role="group"
      aria-roledescription={kind}
      aria-label={name}
      data-shown={shown || undefined}
    >
      <Picture asset={slide.picture} alt={slide.alt} eager={eager} className={css.picture} />
      <div className={css.caption}>
        <p className={css.title}>{slide.heading}</p>
        {slide.text && <p className="small">{slide.text}</p>}
        <Buttons buttons={slide.buttons} />
      </div>
    </div>
  );
}

interface CarouselControlsProps {
  words: CarouselWords;
  count: number;
  shown: number;
  motion: Motion;
  onTurn: (by: number) => void;
  onShow: (index: number) => void;
}

/** The buttons of the carousel: pause, a dot for each slide, previous and next. */
function CarouselControls({ words, count, shown, motion, onTurn, onShow }: CarouselControlsProps) {
  return (
    <div className={`needs-script ${css.controls}`}>
      <PauseButton motion={motion} />
      <span className={css.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={css.dot}
            aria-label={formatMessage(words.show, { n: index + 1 })}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </span>
      <button type="button" className="icon-button" aria-label={words.previous} onClick={() => onTurn(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="icon-button" aria-label={words.next} onClick={() => onTurn(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
