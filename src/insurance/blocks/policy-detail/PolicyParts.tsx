import { offeredOf } from '../../catalog/offered.ts';
import type { PolicyDetailBlock, PolicyLabels } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { Rupees } from '../../../render/elements/Amount.tsx';
import { PolicyFigures } from '../../elements/PolicyFigures.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { SiteLink } from '../../../render/elements/SiteLink.tsx';
import { usePanels } from '../../../render/overlay/panels.tsx';
import { SaveButton } from '../../../render/elements/SaveButton.tsx';
import { savedPolicies } from '../../saved/savedPolicies.ts';
import { answersAbout, isSample, productOf } from './product.ts';
import styles from './view.module.css';

interface PolicyProps {
  policy: Policy;
  labels: PolicyLabels;
}

/** The policy's provider and figures (spec 2.60). */
export function Summary({ policy, labels }: PolicyProps) {
  return (
    <>
      <p className={styles.provider}>{policy.provider}</p>
      <PolicyFigures policy={policy} labels={labels} className={styles.figures} />
    </>
  );
}

/** The premium, with a button that opens a lead form and a link to the page of the policy's type (spec 2.62). */
export function Offer({ block, policy }: { block: PolicyDetailBlock; policy: Policy }) {
  const { open } = usePanels();
  const { labels, products, quote, buy } = block;
  const product = productOf(policy, products);
  return (
    <aside className={`card ${styles.offer}`} aria-label={policy.name}>
      <p className={styles.price}>
        <span>{labels.premium}</span>
        <strong>
          <Rupees value={policy.premium} />
        </strong>{' '}
        <span className="per">{labels.perYear}</span>
      </p>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => open(quote.panel, answersAbout(policy, block), offeredOf(policy))}
      >
        {quote.label}
      </button>
      <SiteLink href={product.href} className="button" data-look="secondary">
        {buy.label}
      </SiteLink>
      {!isSample(policy, block) && <SaveButton list={savedPolicies} item={policy} icon="heart" wide />}
    </aside>
  );
}

/** What the policy pays for, and what it does not (spec 2.60); where that is shown by situation, a link leads there. */
export function Points({ policy, block }: { policy: Policy; block: PolicyDetailBlock }) {
  const { labels, products } = block;
  const { link } = productOf(policy, products);
  return (
    <>
      <PointList heading={labels.benefits} points={policy.benefits} icon="check" />
      <PointList heading={labels.exclusions} points={policy.exclusions} icon="x" />
      {link && !isSample(policy, block) && (
        <p className={styles.link}>
          <SiteLink href={link.href}>{link.label}</SiteLink>
        </p>
      )}
    </>
  );
}

interface PointListProps {
  heading: string;
  points: readonly string[];
  icon: 'check' | 'x';
}

function PointList({ heading, points, icon }: PointListProps) {
  return (
    <section className={styles.part}>
      <Heading level={2}>{heading}</Heading>
      <ul className={styles.points} data-kind={icon}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} size={20} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
