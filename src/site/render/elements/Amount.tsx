import { amountInWords } from '../../../shared/engine/format/amounts.ts';
import { formatNumber, money } from '../../../shared/engine/format/numbers.ts';
import { useMoney } from '../context.tsx';

/** An amount that never breaks across lines, in the currency of the site, or with the sign of another. */
export function Money({ value, sign }: { value: number; sign?: string | undefined }) {
  const { style } = useMoney();
  return <span className="amount">{money(value, sign === undefined ? style : { ...style, sign })}</span>;
}

/** An amount in the currency of the site. A large round one is also shown in words, on a line of its own. */
export function Amount({ value }: { value: number }) {
  const words = amountInWords(value, useMoney());
  return (
    <>
      <Money value={value} />
      {words && <small className="in-words"> {words}</small>}
    </>
  );
}

/** A number as the site writes it. */
export const GroupedNumber = ({ value }: { value: unknown }) => formatNumber(value, useMoney().style);
