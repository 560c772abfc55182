import { applyFilters } from '../../engine/filters.ts';
import { inWords } from '../../engine/format/amounts.ts';
import { groupIndian } from '../../engine/format/numbers.ts';
import type { FieldPlan } from '../../plan/form.ts';
import { useSite } from '../../render/context.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import type { DraftRules } from '../kit/useDraft.ts';
import css from '../../render/controls/controls.module.css';
import own from './widget.module.css';

/**
 * An amount: digits alone, grouped the Indian way while they are typed (spec 3.09, 5.03). An amount in rupees also
 * stands below in words.
 */
export default function Amount(props: FieldWidgetProps) {
  const { plan } = props.registry.formContext.set;
  const { texts } = useSite().site;
  const field = plan.fields[props.name];
  const isNumber = plan.schema.properties[props.name]?.type !== 'string';
  const isRupees = field?.display === 'rupees';
  const wordsId = isRupees && texts.amounts ? `${props.id}-words` : undefined;
  return (
    <>
      <TextInput<string | number>
        widget={props}
        inputMode="numeric"
        rules={rulesOf(field, isNumber)}
        describedBy={wordsId}
        before={
          isRupees && (
            <span className={css.affix} aria-hidden="true">
              ₹
            </span>
          )
        }
      />
      {/* Polite, so that it interrupts nothing that a screen reader is reading. */}
      {wordsId && (
        <p id={wordsId} className={own.words} aria-live="polite">
          {inWords(props.value, texts.amounts)}
        </p>
      )}
    </>
  );
}

/** The answer is the digits, as a text or a number by the field's schema. */
function rulesOf(field: FieldPlan | undefined, isNumber: boolean): DraftRules<string | number> {
  const digitsOf = (text: string): string => applyFilters(text, ['digits', ...(field?.filters ?? [])]);
  return {
    show: (answer) => (answer === undefined ? '' : groupIndian(digitsOf(String(answer)))),
    read: (text) => {
      const digits = digitsOf(text);
      if (digits === '') return undefined;
      return isNumber ? Number(digits) : digits;
    },
    clean: (text) => groupIndian(digitsOf(text)),
  };
}
