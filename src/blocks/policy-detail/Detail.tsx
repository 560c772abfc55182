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
  /** Not there while it loads. */
  policy?: Policy;
  failed?: boolean;
  retry?(): void;
  /** What Live shows of the policy: its code comes with what fetches. */
  summary?: ReactNode;
  offer?: ReactNode;
  points?: ReactNode;
}

/** The page of one policy, in each of its states: loading, shown, failed. */
export function Detail({ block, policy, failed = false, retry, summary, offer, points }: DetailProps) {
  const { back, heading, products, questions, lead } = block;
  const entry = useEntry();
  const isLoading = !policy && !failed;
  return (
    <>
      {back && (
        <SiteLink href={back.href} className={styles.back}>
          <Icon name="chevron-left" size={18} />
          {back.label}
        </SiteLink>
      )}
      <div className={styles.layout}>
        <div>
          <p className={`${styles.type} ${policy ? '' : 'needs-script'}`} aria-hidden={!policy}>
            {policy && (products[policy.type]?.label ?? policy.type)}
          </p>
          <Heading level={1}>{policy?.name ?? entry?.name ?? heading}</Heading>
          {summary}
        </div>
        {offer}
        {/* What a policy replaces is replaced whole, or the questions would jump. */}
        <div key={isLoading ? 'loading' : 'settled'}>
          {points}
          {isLoading && <Waiting block={block} />}
          {!policy && failed && <Failed text={block.failed} retry={retry} />}
          {questions && <Questions {...questions} />}
        </div>
      </div>
      <LeadForm key={isLoading ? 'loading' : 'settled'} lead={lead} ready={!isLoading} productType={policy && products[policy.type]?.productType} />
    </>
  );
}

function Waiting({ block: { loading, noscript } }: { block: PolicyDetailBlock }) {
  return (
    <>
      <noscript>
        <p className={`card ${styles.noscript}`}>
          <Rich text={noscript} />
        </p>
      </noscript>
      <p role="status" className={`${styles.status} needs-script`}>
        {loading}
      </p>
      <div className={`${styles.skeleton} needs-script`} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </>
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
