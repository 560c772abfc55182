import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Answers } from '../../../plan/answers.ts';
import type { ItemLead } from '../../../plan/blocks.generated.ts';
import { Heading } from '../../../render/elements/Heading.tsx';
import { NoScript } from '../../../render/elements/NoScript.tsx';
import { Rich } from '../../../render/elements/Rich.tsx';
import Form from '../../../render/form/LaterForm.tsx';
import styles from './view.module.css';

interface LeadFormProps {
  lead: ItemLead;
  /** Whether it is known which answers the form starts with. */
  ready: boolean;
  initial?: Answers | undefined;
}

/** The embedded form (spec 2.63). Its heading and our contact details are there before the form is. */
export function LeadForm({ lead: { heading, contact, form }, ready, initial }: LeadFormProps) {
  const { ref, isNear, setNear } = useNear<HTMLElement>(ready);
  return (
    <section ref={ref} className={`card ${styles.lead}`} onFocus={setNear} data-near>
      <div>
        <Heading level={2}>{heading}</Heading>
        <p>
          <Rich text={contact} />
        </p>
      </div>
      <NoScript />
      <div className={`${styles.form} needs-script`}>
        {ready && isNear && <Form key={JSON.stringify(initial)} id={form} initial={initial} />}
      </div>
    </section>
  );
}

/** Less than a screen's height: the form, the largest part of the page, loads while the visitor scrolls towards it. */
const MARGIN = '400px';

interface Near<T> {
  ref: RefObject<T | null>;
  /** Becomes true when the element comes near the visible part of the page, and stays so. */
  isNear: boolean;
  /** Makes `isNear` true, for a visitor who comes to the element by keyboard. */
  setNear(): void;
}

/** Observes the element from when `settled` is true: before that, what stands above it does not have its height yet. */
function useNear<T extends Element>(settled: boolean): Near<T> {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!settled || isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [settled, isNear]);
  return { ref, isNear, setNear: () => setNear(true) };
}
