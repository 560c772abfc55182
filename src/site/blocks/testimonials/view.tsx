import { useCallback, useRef } from 'react';
import type { TestimonialsBlock } from '../../../shared/plan/blocks.generated.ts';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useMotion, useTicks } from '../../motion/useMotion.ts';
import { useList } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

/**
 * Quotes that move up `by` pixels every `step` ms (spec 9.02). A second copy follows the first, so that starting again
 * after the first is not seen.
 */
export default function Testimonials({ id, tone, list, label, step, by, stats, ...intro }: TestimonialsBlock) {
  const quotes = useList<Quote>(list);
  const motion = useMotion();
  const view = useRef<HTMLDivElement>(null);
  const move = useCallback(() => {
    const element = view.current;
    if (!element) return;
    const next = element.scrollTop + by;
    element.scrollTop = next >= element.scrollHeight / 2 ? 0 : next;
  }, [by]);
  useTicks(motion.running, step, move);

  return (
    <Section name="testimonials" id={id} tone={tone}>
      <div className={css.grid}>
        <div>
          <Intro {...intro} />
          {stats && (
            <dl className={css.stats}>
              {stats.map((stat) => (
                <div key={stat.label} className={css.stat}>
                  <dt>{stat.label}</dt>
                  <dd className={css.value}>{stat.value}</dd>
                  {stat.note && <dd className={css.note}>{stat.note}</dd>}
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className={css.frame} {...motion.holdProps}>
          <div ref={view} className={css.view} role="region" aria-label={label} tabIndex={0}>
            <Quotes quotes={quotes} />
            <Quotes quotes={quotes} copy />
          </div>
          <PauseButton motion={motion} className={css.pause} />
        </div>
      </div>
    </Section>
  );
}

/** An item of a list of quotes. */
interface Quote {
  readonly words: string;
  readonly name: string;
  readonly place: string;
}

/** The quotes. Screen readers skip a `copy`, which is only visual. */
function Quotes({ quotes, copy = false }: { quotes: readonly Quote[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className={copy ? css.copy : undefined}>
      {quotes.map(({ words, name, place }) => (
        <li key={name} className={css.item}>
          <figure className="card">
            <blockquote className={css.words}>{words}</blockquote>
            <figcaption className={css.person}>
              <strong>{name}</strong>
              <span className="muted">{place}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
