import type { Question } from '../../plan/config.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import css from './view.module.css';

/** Questions that unfold their answers. The browser keeps at most one of those with the same `name` open. */
export function FaqColumn({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className={css.column}>
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className={css.item}>
          <summary className={css.question}>
            {question}
            <Icon name="chevron-down" size={20} className={css.chevron} />
          </summary>
          <p className={css.answer}>
            <Rich text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
