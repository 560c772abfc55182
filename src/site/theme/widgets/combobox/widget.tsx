import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { applyFilters } from '../../../../shared/engine/filters.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import { useSite } from '../../../render/context.tsx';
import { labelOf, matching } from '../../../render/controls/choices.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf, useChoices } from '../../kit/control.ts';
import type { DraftRules } from '../../kit/draft.ts';
import { useDraft } from '../../kit/useDraft.ts';
import controls from '../../../render/controls/controls.module.css';
import css from './widget.module.css';

interface Options {
  popular?: { label: string; count: number };
  strict?: boolean;
}

/** A text with suggestions while typing, found by any part of their label, whatever its case (spec 5.14). */
// Long because keys, pointer and list move one shared state.
export default function Combobox(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const { field, invalid } = control;
  const choices = useChoices(control);
  const { popular, strict = false }: Options = field.options;
  const options = field.suggestions?.map(plainOption) ?? choices;
  const byLabel = (text: string): Option | undefined =>
    options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
  const [text, setText] = useState(() => labelOf(options, control.value));
  const rules: DraftRules<string | number> = {
    show: (answer) => labelOf(options, answer),
    read: (text) => byLabel(text)?.value ?? (text === '' ? undefined : text),
    clean: (text, leaving) =>
      leaving && strict ? (byLabel(text)?.label ?? '') : applyFilters(text, field.filters ?? [], leaving),
  };
  const draft = useDraft({ widget: props, rules, onText: setText });
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // When the text is one of the options already, the visitor is looking for another one.
  const shown = byLabel(text) ? options : matching(options, text);
  const isOpen = open && (shown.length > 0 || strict);

  function show(at: number): void {
    setOpen(true);
    setActive(at);
  }

  function choose(option: Option): void {
    draft.put(option.label);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step)
      show(isOpen ? (active + step + shown.length) % Math.max(shown.length, 1) : step > 0 ? 0 : shown.length - 1);
    else if (event.key === 'Enter' && isOpen && shown[active]) choose(shown[active]);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  const combobox = (
    <div className={css.combobox}>
      <div className={controls.box} data-invalid={invalid || undefined}>
        <input
          {...controlAttributes(control)}
          {...draft.attributes}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] ? `${list}-${active}` : undefined}
          autoComplete={field.autocomplete ?? 'off'}
          placeholder={field.placeholder}
          className={controls.input}
          onClick={() => show(-1)}
          onKeyDown={onKeyDown}
          onInput={(event) => {
            draft.attributes.onInput(event);
            show(-1);
          }}
          onBlur={(event) => {
            draft.attributes.onBlur(event);
            setOpen(false);
          }}
        />
      </div>
      <Suggestions id={list} label={field.label} open={isOpen} options={shown} active={active} onChoose={choose} />
    </div>
  );
  if (!popular) return combobox;
  return (
    <div className={css.withPopular}>
      {combobox}
      <Popular
        label={popular.label}
        options={options.slice(0, popular.count)}
        chosen={byLabel(text)?.label}
        onChoose={choose}
      />
    </div>
  );
}

const plainOption = (label: string): Option => ({ value: label, label });

interface PopularProps {
  label: string;
  options: readonly Option[];
  /** The label in the box. */
  chosen: string | undefined;
  onChoose: (option: Option) => void;
}

/** The first suggestions as buttons, for visitors who prefer not to type. */
function Popular({ label, options, chosen, onChoose }: PopularProps) {
  return (
    <div className={css.popular} role="group" aria-label={label}>
      <span className="small" aria-hidden="true">
        {label}
      </span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.chip}
          aria-pressed={option.label === chosen}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

interface SuggestionsProps {
  id: string;
  label: string;
  open: boolean;
  options: readonly Option[];
  /** Index of the option that the arrow keys reached; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
}

/** The list under a combobox. The focus stays in the text. */
function Suggestions({ id, label, open, options, active, onChoose }: SuggestionsProps) {
  const { texts } = useSite().site;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <ul
        className={css.list}
        id={id}
        role="listbox"
        aria-label={label}
        ref={list}
        hidden={!open || options.length === 0}
      >
        {open &&
          options.map((option, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={css.option}
              // The focus stays in the text, which would close the list when it loses it.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </li>
          ))}
      </ul>
      <p role="status" className={open && options.length === 0 ? css.list : 'visually-hidden'}>
        {open && options.length === 0 && texts.noMatch}
      </p>
    </>
  );
}
