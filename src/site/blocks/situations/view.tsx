import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { SituationsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { SituationSource } from '../../../shared/plan/config.generated.ts';
import type { ShownAnswer, ShownSituation } from '../../../shared/plan/situations.ts';
import { useList } from '../../render/context.tsx';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Fold } from '../../render/elements/Fold.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { placeInAddress } from '../../render/placeInAddress.ts';
import css from './view.module.css';

/**
 * Situations that unfold what each item answers. They work without script: browsers unfold what an address leads to.
 */
export default function Situations(block: SituationsBlock) {
  const { id, tone, eyebrow, heading, main, lead, fold, list, count, buttons } = block;
  const situations = useList<ShownSituation>(list);
  const { hash } = useLocation();
  useEffect(() => unfold(hash), [hash]);
  return (
    <Section name="situations" id={id} tone={tone}>
      <Folded fold={fold} intro={{ eyebrow, heading, lead, main }}>
        {situations.map((situation) => (
          <Fold
            key={situation.id}
            className={`fold ${css.situation}`}
            onToggle={(event) => address(event.currentTarget, situation.id)}
            summary={
              <span>
                <strong>{situation.title}</strong>
                <span className={`small ${css.count}`}>{formatMessage(count, counted(situation))}</span>
              </span>
            }
          >
            {/* The target of the address is inside, so that browsers unfold it. */}
            <div id={situation.id} className={css.inside}>
              <Paragraph text={situation.text} className={css.text} />
              <Answers answers={situation.answers} block={block} />
              {situation.sources.map((source) => (
                <LegalSource key={source.at} source={source} word={block.source} />
              ))}
            </div>
          </Fold>
        ))}
        {buttons && (
          <div className="set-off">
            <Buttons buttons={buttons} />
          </div>
        )}
      </Folded>
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

/** A mark for each answer, beside its word, so that it does not depend on colour. */
const answerIcons = { yes: 'check', no: 'x', when: 'clock' } as const;

interface AnswersProps {
  answers: readonly ShownAnswer[];
  block: Pick<SituationsBlock, 'yesWord' | 'noWord' | 'whenWord' | 'states' | 'source'>;
}

/** What each item answers: its word, the clause in plain words, and its source. */
function Answers({ answers, block }: AnswersProps) {
  return (
    <ul>
      {answers.map(({ name, by, href, says, because, states, source }) => (
        <li key={name} className={css.answer}>
          <p className={css.item}>
            {href ? <SiteLink href={href}>{name}</SiteLink> : <strong>{name}</strong>}
            {by && <span className={`small ${css.by}`}>{by}</span>}
          </p>
          <p className={css.word} data-says={says}>
            <Icon name={answerIcons[says]} size={18} />
            {block[`${says}Word`]}
          </p>
          <div className={css.because}>
            <Paragraph text={because} />
            {states && (
              <p className={`small ${css.rests}`}>
                {block.states} <q>{states}</q>
              </p>
            )}
            {source && <LegalSource source={source} word={block.source} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A law, a standard wording or a rule, and where in it. */
function LegalSource({ source: { name, at, href }, word }: { source: SituationSource; word: string }) {
  return (
    <p className={`small ${css.rests}`}>
      {word} {href ? <SiteLink href={href}>{name}</SiteLink> : name}, {at}
    </p>
  );
}
