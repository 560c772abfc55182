import { isGrouped } from '../../../../shared/engine/grouped.ts';
import { answerInWords } from '../../../../shared/engine/texts.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { amountRules } from '../../kit/amountRules.ts';
import { numberRules } from '../../kit/numberRules.ts';
import { CurrencySign } from '../../kit/CurrencySign.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { controlOf } from '../../kit/control.ts';
import type { DraftRules } from '../../kit/draft.ts';
import type { MakeRules } from '../../kit/textRules.ts';
import controls from '../../../render/controls/controls.module.css';
import css from './widget.module.css';

/** A number by a thumb between two ends, or typed into the box beside it: one answer, which the box carries. */
export default function Slider(props: WidgetProps) {
  const { field, schema, label, value, invalid, describedBy, change } = controlOf<number>(props);
  const { minimum = 0, maximum = 0, multipleOf } = schema;
  const thumb = Math.min(maximum, Math.max(minimum, value ?? minimum));
  return (
    <div className={css.slider}>
      <div className={css.line}>
        <input
          type="range"
          className={css.range}
          aria-label={label}
          aria-valuetext={value === undefined ? undefined : answerInWords(field, thumb)}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          data-empty={value === undefined || undefined}
          min={minimum}
          max={maximum}
          step={multipleOf}
          value={thumb}
          onChange={({ target }) => change(Number(target.value))}
        />
        <div className={`small ${controls.ends}`} aria-hidden="true">
          <span>{answerInWords(field, minimum)}</span>
          <span>{answerInWords(field, maximum)}</span>
        </div>
      </div>
      <div className={css.typed}>
        <NumberBox {...props} />
      </div>
    </div>
  );
}

const groupedRules: MakeRules<number> = (field) => amountRules(field, true) as DraftRules<number>;
const plainRules: MakeRules<number> = (_, schema) => numberRules(schema);

function NumberBox(props: WidgetProps) {
  const { field, schema } = controlOf<number>(props);
  if (isGrouped(schema)) {
    return (
      <TextInput<number>
        widget={props}
        inputMode="numeric"
        before={<CurrencySign field={field} />}
        rules={groupedRules}
      />
    );
  }
  const { minimum, maximum, multipleOf } = schema;
  return (
    <TextInput<number>
      widget={props}
      type="number"
      inputMode="decimal"
      rules={plainRules}
      extra={{
        min: minimum,
        max: maximum,
        step: multipleOf,
        onWheel: (event) => event.currentTarget.blur(),
      }}
    />
  );
}
