import { inWords } from '../../engine/format/amounts.ts';
import { money } from '../../engine/format/numbers.ts';
import { useSite } from '../context.tsx';

/** An amount in rupees that never breaks across lines: ₹1,23,45,678. */
export const Rupees = ({ value }: { value: number }) => <Money value={value} />;

/** An amount that never breaks across lines, with the sign of its currency. Without one it is in that of the site. */
export const Money = ({ value, sign }: { value: number; sign?: string | undefined }) => (
  <span className="amount">{money(value, sign)}</span>
);

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
