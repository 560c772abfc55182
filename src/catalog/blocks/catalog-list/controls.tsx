import { useId, useState, type ComponentType } from 'react';
import type { Option } from '../../../plan/answers.ts';
import type { SidebarQuestion } from '../../../plan/blocks.generated.ts';
import { useList } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import choice from '../../../render/controls/choice.module.css';
import boxes from '../../../render/controls/controls.module.css';
import { Multiselect } from '../../../render/controls/Multiselect.tsx';
import type { Values } from '../../../render/controls/MultiselectPanel.tsx';
import css from './view.module.css';

// The controls keep their own values, because nothing reads the answers.

function NumberInput({ name, label, start, min, max }: SidebarQuestion) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={boxes.box}>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          className={boxes.input}
          defaultValue={start}
          min={min}
          max={max}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

function Dropdown({ name, label, list = '', start }: SidebarQuestion) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={boxes.box}>
        <select id={id} name={name} className={`${boxes.input} ${boxes.select}`} defaultValue={start}>
          {useList<Option>(list).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={boxes.arrow} />
      </div>
    </div>
  );
}

/** Several to tick, in a list that a button opens (spec 2.74, 4.51). */
function Several({ name, label, list = '', placeholder }: SidebarQuestion) {
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

function RadioPills(props: SidebarQuestion) {
  return <Choices {...props} type="radio" className={choice.pill} listClassName={`${choice.pills} ${css.row}`} />;
}

function Checkboxes(props: SidebarQuestion) {
  return <Choices {...props} type="checkbox" className={choice.line} />;
}

function Choices({
  name,
  label,
  list = '',
  start,
  type,
  className,
  listClassName,
}: SidebarQuestion & { type: 'radio' | 'checkbox'; className?: string; listClassName?: string }) {
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

/** What asks a question, by its `as`. */
export const controls = {
  number: NumberInput,
  select: Dropdown,
  multiselect: Several,
  radio: RadioPills,
  checkboxes: Checkboxes,
} satisfies Record<SidebarQuestion['as'], ComponentType<SidebarQuestion>>;
