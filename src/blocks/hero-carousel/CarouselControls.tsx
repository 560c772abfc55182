import { formatMessage } from '../../engine/format/message.ts';
import type { CarouselWords } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { PauseButton } from '../../render/elements/PauseButton.tsx';
import type { Motion } from '../../render/elements/useMotion.ts';
import css from './view.module.css';

interface CarouselControlsProps {
  words: CarouselWords;
  count: number;
  shown: number;
  motion: Motion;
  onTurn: (by: number) => void;
  onShow: (index: number) => void;
}

/** The buttons of the carousel: pause, a dot for each slide, previous and next. */
export function CarouselControls({ words, count, shown, motion, onTurn, onShow }: CarouselControlsProps) {
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
