import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatMessage } from '../../engine/format/message.ts';
import type { SituationsBlock } from '../../plan/blocks.generated.ts';
import type { ShownSituation } from '../../plan/situations.ts';
import { useList } from '../../render/context.tsx';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { placeInAddress } from '../../render/placeInAddress.ts';
import { Answers, Source } from './Answers.tsx';
import css from './view.module.css';

/**
 * Situations that unfold what each item answers. They work without script: browsers unfold what an address leads to.
 */
export default function Situations(block: SituationsBlock) {
  const { id, tone, eyebrow, heading, main, lead, list, count, buttons } = block;
  const situations = useList<ShownSituation>(list);
  const { hash } = useLocation();
  useEffect(() => unfold(hash), [hash]);
  return (
    <Section name="situations" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      {situations.map((situation) => (
        <details
          key={situation.id}
          className={css.situation}
          onToggle={(event) => address(event.currentTarget, situation.id)}
        >
          <summary className={css.summary}>
            <span>
              <strong>{situation.title}</strong>
              <span className={css.count}>{formatMessage(count, counted(situation))}</span>
            </span>
            <Icon name="chevron-down" size={20} className={css.chevron} />
          </summary>
          {/* What the address leads to stands inside, so that browsers unfold it. */}
          <div id={situation.id} className={css.inside}>
            <p className={css.text}>
              <Rich text={situation.text} />
            </p>
            <Answers answers={situation.answers} block={block} />
            {situation.sources.map((source) => (
              <Source key={source.at} source={source} word={block.source} />
            ))}
          </div>
        </details>
      ))}
      {buttons && (
        <div className={css.buttons}>
          <Buttons buttons={buttons} />
        </div>
      )}
    </Section>
  );
}

/** How many items give each answer. */
const counted = ({ answers }: ShownSituation) => ({
  yes: answers.filter(({ says }) => says === 'yes').length,
  no: answers.filter(({ says }) => says === 'no').length,
  when: answers.filter(({ says }) => says === 'when').length,
});

/** Unfolds the situation that an address names. The browser itself does so only when it loads the page. */
function unfold(hash: string): void {
  const details = hash && document.getElementById(hash.slice(1))?.closest('details');
  if (details) details.open = true;
}

/** Puts the situation that was unfolded into the address, so that it can be shared, reloaded and come back to. */
function address({ open }: HTMLDetailsElement, id: string): void {
  const isNamed = location.hash === `#${id}`;
  if (open !== isNamed) placeInAddress(open ? id : undefined);
}
