import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { CatalogItemBlock, ItemLead, ItemQuestions } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem } from '../../../shared/plan/catalog.ts';
import type { Question } from '../../../shared/plan/config.generated.ts';
import { useCatalog, useEntry, useList } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { NoScript } from '../../render/elements/NoScript.tsx';
import { Paragraph, Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import Form from '../../render/form/LaterForm.tsx';
import { LoadFailed, Skeleton } from '../../render/loading/placeholders.tsx';
import { itemName } from '../../../shared/catalog/values.ts';
import { answersAbout, itemKind } from './kind.ts';
import styles from './view.module.css';

interface DetailProps {
  block: CatalogItemBlock;
  state: 'loading' | 'shown' | 'failed';
  /** While it loads, the item as of the build, if it is known. */
  item?: CatalogItem | undefined;
  retry?(): void;
  /** Parts that show the item. Their code comes with the code that fetches it. */
  summary?: ReactNode;
  offer?: ReactNode;
  points?: ReactNode;
}

/**
 * The page of one item in each of its states. The questions and the lead form stay the same elements in all states,
 * so that a visitor who reads or fills them in before the item is fetched loses nothing.
 */
export function Detail({ block, state, item, retry, summary, offer, points }: DetailProps) {
  const { back, heading, kinds, questions, lead, loading } = block;
  const catalog = useCatalog(block.catalog);
  const entry = useEntry();
  const isLoading = state === 'loading';
  return (
    <>
      {back && (
        <SiteLink href={back.href} className={styles.back}>
          <Icon name="chevron-left" size={18} />
          {back.label}
        </SiteLink>
      )}
      <div className={styles.layout}>
        <div className={styles.head}>
          <p className={`tag ${styles.type} ${item ? '' : 'needs-script'}`} aria-hidden={!item}>
            {item && itemKind(item, kinds)?.label}
          </p>
          <Heading level={1}>{item ? itemName(item, catalog) : (entry?.name ?? heading)}</Heading>
          {summary}
          {isLoading && (
            <p role="status" className={`muted ${styles.status} needs-script`} data-aside={item && true}>
              {loading}
            </p>
          )}
        </div>
        {offer && <div className={`${styles.side} needs-script`}>{offer}</div>}
        {/* The key makes React replace the whole skeleton when nothing was known about the item. */}
        <div key={item ? 'item' : state}>
          {points}
          {isLoading && !points && <Skeleton bars={3} className={`${styles.skeleton} needs-script`} />}
          {state === 'failed' && (
            <LoadFailed className="card" onRetry={retry}>
              {block.failed}
            </LoadFailed>
          )}
        </div>
        {questions && <Questions {...questions} />}
      </div>
      <LeadForm lead={lead} ready={!isLoading} initial={item && answersAbout(item, block, catalog)} />
    </>
  );
}

/** Questions about every item, one open at a time (spec 2.61). */
function Questions({ heading, list }: ItemQuestions) {
  const group = useId();
  return (
    <section className={styles.part}>
      <Heading level={2}>{heading}</Heading>
      <div className={styles.questions}>
        {useList<Question>(list).map(({ question, answer }) => (
          <details key={question} name={group}>
            <summary>
              {question}
              <Icon name="chevron-down" size={20} className="chevron" />
            </summary>
            <Paragraph text={answer} />
          </details>
        ))}
      </div>
    </section>
  );
}

interface LeadFormProps {
  lead: ItemLead;
  /** Whether it is known which answers the form starts with. */
  ready: boolean;
  initial?: Answers | undefined;
}

/** The embedded form (spec 2.63). Its heading and our contact details are there before the form is. */
function LeadForm({ lead: { heading, contact, form }, ready, initial }: LeadFormProps) {
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

/**
 * Observes the element from when `settled` is true: before that, the content above it does not have its final height.
 */
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
