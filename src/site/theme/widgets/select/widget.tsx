import { useEffect, useState } from 'react';
import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { plainLabel } from '../../../render/controls/choices.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf, useChoices } from '../../kit/control.ts';
import css from '../../../render/controls/controls.module.css';

/** A drop-down list. A field that has bounds and no list offers whole numbers (spec 5.42). */
export default function Select(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const { field, schema, value, invalid } = control;
  const choices = useChoices(control);
  const { texts } = useSite().site;
  const choose = (text: string): void => control.change(choices.find((choice) => String(choice.value) === text)?.value);
  useEarlyChoice(control.id, choose);
  return (
    <div className={css.box} data-invalid={invalid || undefined} data-empty={value === undefined || undefined}>
      <select
        {...controlAttributes(control)}
        className={`${css.input} ${css.select}`}
        value={value ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {(schema.default === undefined || value === undefined) && (
          <option value="">{field.placeholder ?? texts.chooseOne}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.unavailable !== undefined}>
            {plainLabel(choice)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} className={css.arrow} />
    </div>
  );
}

/**
 * Hands over what a visitor chose in a drop-down list before the script had loaded. React resets a list, unlike a text,
 * during hydration, so the choice is read just before.
 */
function useEarlyChoice(id: string, choose: (value: string) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? '' : readChoice(id)));
  useEffect(() => {
    if (early !== '') choose(early);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the first drawing
  }, []);
}

/** The value of a list that is on the page already and was changed there, else ''. */
function readChoice(id: string): string {
  const list = document.getElementById(id);
  if (!(list instanceof HTMLSelectElement)) return '';
  const given = Array.from(list.options).find((option) => option.defaultSelected) ?? list.options[0];
  return list.value === given?.value ? '' : list.value;
}
