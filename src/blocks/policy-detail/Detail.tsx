import type { ReactNode } from 'react';
import type { PolicyDetailBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { useEntry, useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { LeadForm } from './LeadForm.tsx';
import { Questions } from './Questions.tsx';
import styles from './view.module.css';

interface DetailProps {
  block: PolicyDetailBlock;
  state: 'loading' | 'shown' | 'failed';
  /** While it loads, as it was when the document was written, where that is known. */
  policy?: Policy;
  retry?(): void;
  /** What Live draws of the policy: its code comes with what fetches. */
  summary?: ReactNode;
  offer?: ReactNode;
  points?: ReactNode;
}

/**
 * The page of one policy, in each of its states. What a visitor can read or hold on to before the policy is fetched, the
 * questions and the lead's section, stays the same elements afterwards.
 */
export function Detail({ block, state, policy, retry, summary, offer, points }: DetailProps) {
  const { back, heading, products, questions, lead, loading, noscript } = block;
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
          <p className={`${styles.type} ${policy ? '' : 'needs-script'}`} aria-hidden={!policy}>
            {policy && (products[policy.type]?.label ?? policy.type)}
          </p>
          <Heading level={1}>{policy?.name ?? entry?.name ?? heading}</Heading>
          {summary && <Room waiting={isLoading}>{summary}</Room>}
          {isLoading && (
            <p role="status" className={`${styles.status} needs-script`}>
              {loading}
            </p>
          )}
        </div>
        {offer && (
          <Room waiting={isLoading} className={`${styles.side} needs-script`}>
            {offer}
          </Room>
        )}
        {/* Where nothing of the policy is known, what stands for it goes whole. */}
        <div key={policy ? 'policy' : state}>
          {points && <Room waiting={isLoading}>{points}</Room>}
          {isLoading && <NoScript text={noscript} />}
          {isLoading && !points && <Skeleton />}
          {state === 'failed' && <Failed text={block.failed} retry={retry} />}
        </div>
        {questions && <Questions {...questions} />}
      </div>
      <LeadForm lead={lead} ready={!isLoading} productType={policy && products[policy.type]?.productType} />
    </>
  );
}

/** A part of the policy. Until it is fetched it is not seen, and what stands below it has its place already. */
function Room({ waiting, className = '', children }: { waiting: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={`${styles.room} ${className}`} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}

function NoScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className={`card ${styles.noscript}`}>
        <Rich text={text} />
      </p>
    </noscript>
  );
}

function Skeleton() {
  return (
    <div className={`${styles.skeleton} needs-script`} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}

function Failed({ text, retry }: { text: string; retry?: () => void }) {
  const { texts } = useSite().site;
  return (
    <div role="alert" className={`card ${styles.failed}`}>
      <p>
        <Icon name="circle-alert" size={20} />
        {text}
      </p>
      <button type="button" className="button" data-look="secondary" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
