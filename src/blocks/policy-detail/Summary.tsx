import type { PolicyLabels } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { Amount, Rupees } from '../../render/elements/Amount.tsx';
import styles from './view.module.css';

/** Who issues it and its figures (spec 2.60). */
export function Summary({ policy, labels }: { policy: Policy; labels: PolicyLabels }) {
  return (
    <>
      <p className={styles.provider}>{policy.provider}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{labels.premium}</dt>
          <dd>
            <Rupees value={policy.premium} /> <small>{labels.perYear}</small>
          </dd>
        </div>
        <div>
          <dt>{labels.coverage}</dt>
          <dd>
            <Amount value={policy.coverage} />
          </dd>
        </div>
        <div>
          <dt>{labels.csr}</dt>
          <dd>{policy.csr}%</dd>
        </div>
      </dl>
    </>
  );
}
