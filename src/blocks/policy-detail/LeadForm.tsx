import { lazy, Suspense } from 'react';
import type { PolicyLead } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { useNear } from './useNear.ts';
import styles from './view.module.css';

/** Forms are the largest library of the site: this page's visitors get it when they come near the form. */
const Form = lazy(() => import('../../render/form/Form.tsx'));

interface LeadFormProps {
  lead: PolicyLead;
  /** Whether it is known which product type the form starts with. */
  ready: boolean;
  productType?: string;
}

/** The embedded lead form (spec 2.63). Its heading and how to reach us are there from the start. */
export function LeadForm({ lead: { heading, contact, form }, ready, productType }: LeadFormProps) {
  const { ref, isNear, come } = useNear<HTMLElement>(ready);
  return (
    <section ref={ref} className={`card ${styles.lead}`} onFocus={come}>
      <div>
        <Heading level={2}>{heading}</Heading>
        <p>
          <Rich text={contact} />
        </p>
      </div>
      <div className={`${styles.form} needs-script`}>
        {ready && isNear && (
          <Suspense fallback={<Loading />}>
            <Form key={productType} id={form} initial={productType === undefined ? undefined : { productType }} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function Loading() {
  return (
    <p role="status" className={styles.status}>
      {useSite().site.texts.loading}
    </p>
  );
}
