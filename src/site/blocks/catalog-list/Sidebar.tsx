import { type ComponentType, useId, useState } from 'react';
import type { Option } from '../../../shared/plan/answers.ts';
import type { CatalogSidebar, SidebarQuestion } from '../../../shared/plan/blocks.generated.ts';
import { useList } from '../../render/context.tsx';
import { Multiselect } from '../../render/controls/Multiselect.tsx';
import type { SelectedValues } from '../../render/controls/Multiselect.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import css from './view.module.css';
import choice from '../../render/controls/choice.module.css';
import boxes from '../../render/controls/controls.module.css';

/** A greeting and questions (spec 2.71–2.79). The answers are not used and change no list (spec 2.80). */
export function Sidebar({ greeting, text, toggle, questions }: CatalogSidebar) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside className={`card ${css.sidebar}`} aria-labelledby={id}>
      <Heading level={3} id={id} className={css.greeting}>
        {greeting}
      </Heading>
      <p className={`small ${css.text}`}>
        <Rich text={text} />
      </p>
      <button
        type="button"
        className={`button ${css.toggle}`}
        data-look="secondary"
        aria-expanded={open}
        aria-controls={`${id}-controls`}
        onClick={() => setOpen(!open)}
      >
        {toggle}
        <Icon name="chevron-down" size={18} className="chevron" />
      </button>
      <div id={`${id}-controls`} className={css.controls} data-open={open || undefined}>
        {questions.map((question) => {
          const Control = controls[question.as];
          return <Control key={question.name} {...question} />;
        })}
      </div>
    </aside>
  );
}

// The controls keep their own values, because nothing reads the answers.

/** A text for the browser, like every box for a number: the browser's own loses commas, and the wheel changes it. */
function NumberInput({ name, label, start }: SidebarQuestion) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className={boxes.box}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          className={boxes.input}
          defaultValue={start}
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
      <label htmlFor={id} className="label">
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
  const [chosen, setChosen] = useState<SelectedValues>([]);
  return (
    <fieldset>
      <legend className="label">{label}</legend>
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
      <legend className="label">{label}</legend>
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

/** The control of a question, by its `as`. */
const controls = {
  number: NumberInput,
  select: Dropdown,
  multiselect: Several,
  radio: RadioPills,
  checkboxes: Checkboxes,
} satisfies Record<SidebarQuestion['as'], ComponentType<SidebarQuestion>>;
