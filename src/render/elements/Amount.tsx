import { inWords } from '../../engine/format/amounts.ts';
import { rupees } from '../../engine/format/numbers.ts';
import { useSite } from '../context.tsx';

/** An amount in rupees; a long one that is round also in words, on a line of its own: ₹12,50,000, 12.5 lakh. */
export function Amount({ value }: { value: number }) {
  const words = inWords(value, useSite().site.texts.amounts);
  return (
    <>
      {rupees(value)}
      {words && <small className="in-words"> {words}</small>}
    </>
  );
}
