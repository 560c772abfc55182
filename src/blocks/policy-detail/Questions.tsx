import { useId } from 'react';
import type { PolicyQuestions } from '../../plan/blocks.generated.ts';
import type { Question } from '../../plan/config.generated.ts';
import { useList } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import styles from './view.module.css';

/** Questions about every policy, one open at a time (spec 2.61). */
export function Questions({ heading, list }: PolicyQuestions) {
  const group = useId();
  return (
    <section className={styles.part}>
      <Heading level={2}>{heading}</Heading>
      <div className={styles.questions}>
        {useList<Question>(list).map(({ question, answer }) => (
          <details key={question} name={group}>
            <summary>
              {question}
              <Icon name="chevron-down" size={20} />
            </summary>
            <p>
              <Rich text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
