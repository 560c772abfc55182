import { useId, useState } from 'react';
import type { FaqBlock } from '../../plan/blocks.generated.ts';
import type { Question } from '../../plan/config.generated.ts';
import { useList } from '../../render/context.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { FaqColumn } from './FaqColumn.tsx';
import { FaqSearch } from './FaqSearch.tsx';
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
  const searchBox = search && <FaqSearch words={search} typed={typed} onType={setTyped} />;

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
