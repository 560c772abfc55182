import type { PolicyDetailBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { Rupees } from '../../render/elements/Amount.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { usePanels } from '../../render/overlay/panels.tsx';
import { SaveButton } from '../../render/saved/SaveButton.tsx';
import styles from './view.module.css';

/** Get Quote and Buy Now (spec 2.62): a lead form in a side panel, and the page of the policy's type. */
export function Offer({ block, policy }: { block: PolicyDetailBlock; policy: Policy }) {
  const { open } = usePanels();
  const { labels, products, quote, buy, sample } = block;
  const product = products[policy.type];
  return (
    <aside className={`card ${styles.offer}`} aria-label={policy.name}>
      <p className={styles.price}>
        <span>{labels.premium}</span>
        <strong>
          <Rupees value={policy.premium} />
        </strong>{' '}
        {labels.perYear}
      </p>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => open(quote.panel, { productType: product?.productType, policy: policy.name })}
      >
        {quote.label}
      </button>
      {product && (
        <SiteLink href={product.href} className="button" data-look="secondary">
          {buy.label}
        </SiteLink>
      )}
      {/* The sample stands for a policy that is not there: nothing to come back to. */}
      {policy.id !== sample?.id && <SaveButton policy={policy} wide />}
    </aside>
  );
}
