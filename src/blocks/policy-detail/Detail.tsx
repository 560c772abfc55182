import type { PolicyDetailBlock, PolicyLabels } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { useEntry, useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { LeadForm } from './LeadForm.tsx';
import { Offer } from './Offer.tsx';
import { PointList } from './PointList.tsx';
import { Questions } from './Questions.tsx';
import { Summary } from './Summary.tsx';
import styles from './view.module.css';

interface DetailProps {
  block: PolicyDetailBlock;
  /** Not there while it loads. */
  policy?: Policy;
  failed?: boolean;
  retry?(): void;
}

/** The page of one policy, in each of its states: loading, shown, failed. */
export function Detail({ block, policy, failed = false, retry }: DetailProps) {
  const { back, heading, products, labels, questions, lead } = block;
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
          {policy && <Summary policy={policy} labels={labels} />}
          {isLoading && <noscript>{entry?.policy && <Summary policy={entry.policy} labels={labels} />}</noscript>}
        </div>
        {policy && <Offer block={block} policy={policy} />}
        {/* What a policy replaces is replaced whole, or the questions would jump. */}
        <div key={isLoading ? 'loading' : 'settled'}>
          {isLoading && <Waiting block={block} entry={entry?.policy} />}
          {!policy && failed && <Failed text={block.failed} retry={retry} />}
          {policy && <Points policy={policy} labels={labels} />}
          {questions && <Questions {...questions} />}
        </div>
      </div>
      <LeadForm key={isLoading ? 'loading' : 'settled'} lead={lead} ready={!isLoading} productType={policy && products[policy.type]?.productType} />
    </>
  );
}

function Points({ policy, labels }: { policy: Policy; labels: PolicyLabels }) {
  return (
    <>
      <PointList heading={labels.benefits} points={policy.benefits} icon="check" />
      <PointList heading={labels.exclusions} points={policy.exclusions} icon="x" />
    </>
  );
}

/** `entry`, known while it is prerendered, stands there for visitors without JavaScript. */
function Waiting({ block: { loading, labels, noscript }, entry }: { block: PolicyDetailBlock; entry?: Policy }) {
  return (
    <>
      <noscript>
        {entry && <Points policy={entry} labels={labels} />}
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
