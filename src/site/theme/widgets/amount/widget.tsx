import { amountInWords } from '../../../../shared/engine/format/amounts.ts';
import { useMoney } from '../../../render/context.tsx';
import { planOf } from '../../kit/control.ts';
import { CurrencySign } from '../../kit/CurrencySign.tsx';
import { NumberInput } from '../../kit/NumberInput.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import own from './widget.module.css';

/** An amount, grouped while it is typed (spec 3.09, 5.03). One in the currency of the site is also in words below. */
export default function Amount(props: WidgetProps) {
  const field = planOf(props);
  const money = useMoney();
  const wordsId = field.display === 'money' && money.words ? `${props.id}-words` : undefined;
  return (
    <>
      <NumberInput widget={props} describedBy={wordsId} before={<CurrencySign field={field} />} />
      {/* Polite, so that it interrupts nothing that a screen reader is reading. */}
      {wordsId && (
        <p id={wordsId} className={`tiny ${own.words}`} aria-live="polite">
          {amountInWords(props.value, money)}
        </p>
      )}
    </>
  );
}
