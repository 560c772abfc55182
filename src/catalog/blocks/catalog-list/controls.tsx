import { useId, useState } from 'react';
import type { Option } from '../../../plan/answers.ts';
import type { TermAge, TermChoice } from '../../../plan/blocks.generated.ts';
import { useList } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import choice from '../../../render/controls/choice.module.css';
import controls from '../../../render/controls/controls.module.css';
import { Multiselect } from '../../../render/controls/Multiselect.tsx';
import type { Values } from '../../../render/controls/MultiselectPanel.tsx';
import css from './view.module.css';

/** `name` is that of the specification. The controls keep their own values, because nothing reads the answers. */
type Named = TermChoice & { name: string };

export function AgeInput({ label, start, min, max }: TermAge) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={controls.box}>
        <input
          id={id}
          name="age"
          type="number"
          inputMode="numeric"
          className={controls.input}
          defaultValue={start}
          min={min}
          max={max}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

export function Dropdown({ name, label, list, start }: Named) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={controls.box}>
        <select id={id} name={name} className={`${controls.input} ${controls.select}`} defaultValue={start}>
          {useList<Option>(list).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={controls.arrow} />
      </div>
    </div>
  );
}

/** Several countries to tick, in a list that a button opens (spec 2.74, 4.51). */
export function Countries({ name, label, list, placeholder }: Named) {
  const id = useId();
  const [chosen, setChosen] = useState<Values>([]);
  return (
    <fieldset>
      <legend className={css.label}>{label}</legend>
      <Multiselect
        id={id}
        name={name}
        choices={useList<Option>(list)}
        chosen={chosen}
        placeholder={placeholder}
        onChange={setChosen}
      />
    </fieldset>
  );
}

export function RadioPills(props: Named) {
  return <Choices {...props} type="radio" className={choice.pill} listClassName={`${choice.pills} ${css.row}`} />;
}

export function Checkboxes(props: Named) {
  return <Choices {...props} type="checkbox" className={choice.line} />;
}

function Choices({
  name,
  label,
  list,
  start,
  type,
  className,
  listClassName,
}: Named & { type: 'radio' | 'checkbox'; className?: string; listClassName?: string }) {
  return (
    <fieldset>
      <legend className={css.label}>{label}</legend>
      <div className={listClassName}>
        {useList<Option>(list).map((option) => (
          <label key={option.value} className={className}>
            <input type={type} name={name} value={option.value} defaultChecked={option.value === start} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
