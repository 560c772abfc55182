import type { Policy } from '../../plan/config.generated.ts';
import { inWords } from '../../engine/format/amounts.ts';
import { rupees } from '../../engine/format/numbers.ts';
import { useSite } from '../context.tsx';

/** An amount in rupees that never breaks across lines: ₹1,23,45,678. */
export const Rupees = ({ value }: { value: number }) => <span className="amount">{rupees(value)}</span>;

/** An amount in rupees. A large round one is also shown in words, on a line of its own: ₹12,50,000, 12.5 lakh. */
export function Amount({ value }: { value: number }) {
  const words = inWords(value, useSite().site.texts.amounts);
  return (
    <>
      <Rupees value={value} />
      {words && <small className="in-words"> {words}</small>}
    </>
  );
}

interface PolicyFiguresProps {
  policy: Policy;
  /** Without a label for it, the claim settlement ratio is left out. */
  labels: { premium: string; perYear: string; coverage: string; csr?: string };
  className?: string;
}

/**
 * Premium, sum insured and claim settlement ratio of a policy. It stands in this module because all pages with policies
 * load it, and a module of its own would be one more request.
 */
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
