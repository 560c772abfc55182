import { answerInWords } from '../../../../shared/engine/texts.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useRested } from '../../../render/form/useRested.ts';
import { controlOf } from '../../kit/control.ts';
import css from './widget.module.css';

interface Options {
  empty?: string;
}

/** A computed value: shown at once, announced to screen readers when the visitor pauses. */
export default function Output(props: WidgetProps) {
  const { id, inputName, field, value, describedBy } = controlOf(props);
  const { empty = '' }: Options = field.options;
  const words = value === undefined ? '' : answerInWords(field, value);
  const told = useRested(words && `${field.label}: ${words}`);
  return (
    <>
      <output
        id={id}
        name={inputName}
        className={css.value}
        data-empty={words === '' || undefined}
        aria-live="off"
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        {words || empty}
      </output>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </>
  );
}
