import type { SituationsBlock } from '../../plan/blocks.generated.ts';
import type { SituationSource } from '../../plan/config.generated.ts';
import type { ShownAnswer } from '../../plan/situations.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

/** A mark for each answer, beside its word: nobody has to tell colours apart. */
const icons = { yes: 'check', no: 'x', when: 'clock' } as const;

interface AnswersProps {
  answers: readonly ShownAnswer[];
  block: Pick<SituationsBlock, 'yesWord' | 'noWord' | 'whenWord' | 'states' | 'source'>;
}

/** What each item answers: its word, the clause in plain words, and what that rests on. */
export function Answers({ answers, block }: AnswersProps) {
  return (
    <ul className={css.answers}>
      {answers.map(({ name, by, href, says, because, states, source }) => (
        <li key={name} className={css.answer}>
          <p className={css.item}>
            {href ? <SiteLink href={href}>{name}</SiteLink> : <strong>{name}</strong>}
            {by && <span className={css.by}>{by}</span>}
          </p>
          <p className={css.word} data-says={says}>
            <Icon name={icons[says]} size={18} />
            {block[`${says}Word`]}
          </p>
          <div className={css.because}>
            <p>{because}</p>
            {states && (
              <p className={css.rests}>
                {block.states} <q>{states}</q>
              </p>
            )}
            {source && <Source source={source} word={block.source} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A law, a standard wording or a rule, and where in it. */
export function Source({ source: { name, at, href }, word }: { source: SituationSource; word: string }) {
  return (
    <p className={css.rests}>
      {word} {href ? <SiteLink href={href}>{name}</SiteLink> : name}, {at}
    </p>
  );
}
