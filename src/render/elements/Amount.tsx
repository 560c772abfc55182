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
