import { inWords } from '../../../engine/format/amounts.ts';
import { useSite } from '../../../render/context.tsx';
import { amountRules } from '../../kit/amountRules.ts';
import { planOf } from '../../kit/control.ts';
import { RupeeSign } from '../../kit/RupeeSign.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import type { MakeRules } from '../../kit/textRules.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import own from './widget.module.css';

const rulesOf: MakeRules<string | number> = ({ filters }, { type }) => amountRules(filters, type !== 'string');

/**
 * An amount: digits alone, grouped the Indian way while they are typed (spec 3.09, 5.03). An amount in rupees also
 * stands below in words.
 */
export default function Amount(props: WidgetProps) {
  const field = planOf(props);
  const { texts } = useSite().site;
  const isRupees = field.display === 'rupees';
  const wordsId = isRupees && texts.amounts ? `${props.id}-words` : undefined;
  return (
    <>
      <TextInput<string | number>
        widget={props}
        inputMode="numeric"
        rules={rulesOf}
        describedBy={wordsId}
        before={isRupees && <RupeeSign />}
      />
      {/* Polite, so that it interrupts nothing that a screen reader is reading. */}
      {wordsId && (
        <p id={wordsId} className={`tiny ${own.words}`} aria-live="polite">
          {inWords(props.value, texts.amounts)}
        </p>
      )}
    </>
  );
}
