import { useId, useState } from 'react';
import type { FaqBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Question } from '../../../shared/plan/config.generated.ts';
import { useList } from '../../render/context.tsx';
import { Fold } from '../../render/elements/Fold.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { SearchField } from '../../render/elements/SearchField.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

/**
 * Questions in two columns with one open item each, and a search that keeps those which contain its words (spec 2.46).
 */
export default function Faq({ id, tone, list, first, search, fold, ...intro }: FaqBlock) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const questions = useList<Question>(list).slice(0, first);
  const found = questions.filter(({ question }) => question.toLowerCase().includes(wanted));
  const half = Math.ceil(found.length / 2);
  const searchBox = search && <SearchField words={search} name="faqSearch" typed={typed} onType={setTyped} />;

  return (
    <Section name="faq" id={id} tone={tone}>
      <Folded
        fold={fold}
        intro={intro}
        head={
          <div className={css.head}>
            <Intro {...intro} />
            {searchBox}
          </div>
        }
      >
        <div className={css.columns}>
          <FaqColumn name={`${name}-1`} questions={found.slice(0, half)} />
          <FaqColumn name={`${name}-2`} questions={found.slice(half)} />
        </div>
        {search && (
          <p role="status" className={css.status}>
            {found.length === 0 && search.empty}
          </p>
        )}
      </Folded>
    </Section>
  );
}

/** Questions that unfold their answers. The browser keeps at most one of those with the same `name` open. */
function FaqColumn({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className={css.column}>
      {questions.map(({ question, answer }) => (
        <Fold key={question} name={name} summary={question} className={`fold ${css.item}`}>
          <Paragraph text={answer} className={css.answer} />
        </Fold>
      ))}
    </div>
  );
}
