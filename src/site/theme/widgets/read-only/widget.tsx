import { answerInWords, printedFields } from '../../../../shared/engine/texts.ts';
import controls from '../../../render/controls/controls.module.css';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { controlOf } from '../../kit/control.ts';

/** An answer that the visitor sees and cannot change, in words, for any widget (spec 5.01). */
export default function ReadOnlyInput(props: WidgetProps) {
  const { id, inputName, field, value, describedBy, store } = controlOf(props);
  const answers = useAnswers(store);
  return (
    <div className={controls.box} data-readonly>
      <input
        id={id}
        name={inputName}
        className={controls.input}
        type="text"
        readOnly
        value={
          value === undefined ? '' : answerInWords(field, value, answers, printedFields(store.set)) || String(value)
        }
        aria-describedby={describedBy}
      />
    </div>
  );
}
