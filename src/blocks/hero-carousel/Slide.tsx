import type { CarouselSlide } from '../../plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import css from './view.module.css';

interface SlideProps {
  slide: CarouselSlide;
  shown: boolean;
  eager: boolean;
  kind: string;
  name: string;
}

/** One slide. All slides are in the page; the style hides those that are not shown, from screen readers too. */
export function Slide({ slide, shown, eager, kind, name }: SlideProps) {
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
        {slide.text && <p className={css.text}>{slide.text}</p>}
        <Buttons buttons={slide.buttons} />
      </div>
    </div>
  );
}
