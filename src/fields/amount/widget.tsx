import { applyFilters } from '../../engine/filters.ts';
import { groupIndian } from '../../engine/format/numbers.ts';
import type { FieldPlan } from '../../plan/form.ts';
import { TextInput } from '../../render/form/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import type { DraftRules } from '../../render/form/useDraft.ts';
import css from '../../render/form/controls.module.css';

/** An amount: digits alone, grouped the Indian way while they are typed (spec 3.09, 5.03). */
export default function Amount(props: FieldWidgetProps) {
  const { plan } = props.registry.formContext.set;
  const field = plan.fields[props.name];
  const isNumber = plan.schema.properties[props.name]?.type !== 'string';
  return (
    <TextInput<string | number>
      widget={props}
      inputMode="numeric"
      rules={rulesOf(field, isNumber)}
      before={
        field?.display === 'rupees' && (
          <span className={css.affix} aria-hidden="true">
            ₹
          </span>
        )
      }
    />
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
