import type { Policy } from '../../plan/config.generated.ts';
import { Amount, Rupees } from '../../render/elements/Amount.tsx';

interface PolicyFiguresProps {
  policy: Policy;
  /** Without a label for it, the claim settlement ratio is left out. */
  labels: { premium: string; perYear: string; coverage: string; csr?: string };
  className?: string;
}

/** Premium, sum insured and claim settlement ratio of a policy. */
export function PolicyFigures({ policy, labels, className }: PolicyFiguresProps) {
  return (
    <dl className={className}>
      <div>
        <dt>{labels.premium}</dt>
        <dd>
          <Rupees value={policy.premium} /> <small className="per">{labels.perYear}</small>
        </dd>
      </div>
      <div>
        <dt>{labels.coverage}</dt>
        <dd>
          <Amount value={policy.coverage} />
        </dd>
      </div>
      {labels.csr !== undefined && (
        <div>
          <dt>{labels.csr}</dt>
          <dd>{policy.csr}%</dd>
        </div>
      )}
    </dl>
  );
}
