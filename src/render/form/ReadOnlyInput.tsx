import { answerInWords } from '../../engine/words.ts';
import controls from '../controls/controls.module.css';
import { describedBy } from './describedBy.ts';
import { inputName } from './inputName.ts';
import type { FieldWidgetProps } from './types.ts';

/** An answer that the visitor sees and cannot change, in words, whatever its widget is (spec 5.01). */
export function ReadOnlyInput({ id, field, value, error, form }: FieldWidgetProps) {
  return (
    <div className={controls.box} data-readonly>
      <input
        id={id}
        name={inputName(form, field.name)}
        className={controls.input}
        type="text"
        readOnly
        value={value === undefined ? '' : answerInWords(field, value) || String(value)}
        aria-describedby={describedBy(id, field, error)}
      />
    </div>
  );
}
