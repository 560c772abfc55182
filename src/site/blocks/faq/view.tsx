import { useEffect, useId, useRef, useState } from 'react';
import type { FaqBlock, FaqSearch as Words } from '../../../shared/plan/blocks.generated.ts';
import type { Question } from '../../../shared/plan/config.generated.ts';
import { useList } from '../../render/context.tsx';
import { Fold } from '../../render/elements/Fold.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
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

interface FaqSearchProps {
  words: Words;
  typed: string;
  onType: (typed: string) => void;
}

function FaqSearch({ words, typed, onType }: FaqSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Takes over what was typed before the script had loaded.
    if (input.current?.value) onType(input.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className="needs-script">
      <label htmlFor={id} className={`label ${css.label}`}>
        {words.label}
      </label>
      <div className={`search-box ${css.search}`}>
        <Icon name="search" size={20} />
        <input
          id={id}
          ref={input}
          type="search"
          name="faqSearch"
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </div>
  );
}
