import { answerInWords } from '../../../../shared/engine/texts.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { CurrencySign } from '../../kit/CurrencySign.tsx';
import { NumberInput } from '../../kit/NumberInput.tsx';
import { controlOf } from '../../kit/control.ts';
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
        <NumberInput widget={props} before={<CurrencySign field={field} />} />
      </div>
    </div>
  );
}
