import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { asRead } from '../../../../shared/engine/format/as-read.ts';
import { applyFilters } from '../../../../shared/engine/filters.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import { useSite } from '../../../render/context.tsx';
import { ChoiceLabel } from '../../../render/controls/ChoiceLabel.tsx';
import { labelOf, matching, plainLabel } from '../../../render/controls/choices.ts';
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
export default function Combobox(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const choices = useChoices(control);
  const { texts } = useSite().site;
  const { strict = false }: Options = control.field.options;
  const options = control.field.suggestions?.map(plainOption) ?? choices;
  return (
    <ComboboxBox
      // A label that prints answers may change while it is the text of the box.
      key={options.map(({ label, words }) => (words ? label : '')).join('')}
      widget={props}
      options={options}
      find={(words) => matching(options, words)}
      strict={strict}
      // Only a box that takes nothing else says that it knows nothing of the kind.
      none={strict ? texts.noMatch : undefined}
    />
  );
}

interface ComboboxBoxProps {
  widget: WidgetProps;
  /** What is known of the options. */
  options: readonly Option[];
  /** The options that match some words. */
  find: (words: string) => readonly Option[];
  /** Whether a text that is not one of the options is cleared when the visitor leaves the field. */
  strict: boolean;
  /** Shown instead of the list when it is empty. */
  none?: string | undefined;
  /** Said for screen readers while options are listed, such as how many there are. */
  count?: string | undefined;
  /** Whether options are still on their way, so that the text may yet be one of them. */
  isWaiting?: boolean;
  /** Called with the words to search for: every new text, unless it is that of an option. */
  onSearch?: (text: string) => void;
}

/** The text and its list. */
// Long because keys, pointer and list move one shared state.
export function ComboboxBox(box: ComboboxBoxProps) {
  const { widget: props, options, find, strict, none, count, isWaiting = false, onSearch } = box;
  const control = controlOf<string | number>(props);
  const { field, invalid } = control;
  const { popular }: Options = field.options;
  const byLabel = (text: string): Option | undefined =>
    options.find((option) => isFree(option) && sought(option.label) === sought(text));
  const list = useId();
  const [text, setText] = useState(() => labelOf(options, control.value));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const rules: DraftRules<string | number> = {
    show: (answer) => labelOf(options, answer),
    // While options are loading, a text is not an answer yet.
    read: (text) => byLabel(text)?.value ?? (text === '' || (strict && onSearch) ? undefined : text),
    clean: (text, leaving) =>
      leaving && strict && !isWaiting ? (byLabel(text)?.label ?? '') : applyFilters(text, field.filters ?? [], leaving),
  };
  // When the text is one of the options already, the visitor is looking for another one.
  const wanted = (now: string): string => (byLabel(now) ? '' : now);
  const draft = useDraft({ widget: props, rules, onText: setText });
  const label = labelOf(options, control.value);
  useEffect(() => {
    if (!onSearch || !strict || isWaiting || text === '' || document.activeElement?.id === control.id) return;
    draft.put(text === String(control.value) ? label : text);
    // oxlint-disable-next-line react/exhaustive-deps -- once options have come
  }, [isWaiting, label]);
  const shown = find(wanted(text));
  const isOpen = open && (shown.length > 0 || none !== undefined);

  function show(at: number, now = text): void {
    setOpen(true);
    setActive(at);
    onSearch?.(wanted(now));
  }

  function choose(option: Option): void {
    if (!isFree(option)) return;
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
            show(-1, event.currentTarget.value);
          }}
          onBlur={(event) => {
            draft.attributes.onBlur(event);
            setOpen(false);
          }}
        />
      </div>
      <Suggestions
        id={list}
        label={field.label}
        open={isOpen}
        options={shown}
        active={active}
        none={none}
        count={count}
        onChoose={choose}
      />
    </div>
  );
  if (!popular) return combobox;
  return (
    <div className={css.withPopular}>
      {combobox}
      <Popular
        label={popular.label}
        options={(field.shown ?? options).slice(0, popular.count)}
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
          disabled={!isFree(option)}
          onClick={() => onChoose(option)}
        >
          {plainLabel(option)}
        </button>
      ))}
    </div>
  );
}

interface SuggestionsProps extends Pick<ComboboxBoxProps, 'none' | 'count'> {
  id: string;
  label: string;
  open: boolean;
  options: readonly Option[];
  /** Index of the option that the arrow keys reached; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
}

/** The list under a combobox. The focus stays in the text. */
function Suggestions({ id, label, open, options, active, none, count, onChoose }: SuggestionsProps) {
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
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
            <li
              key={`${option.value} ${option.of ?? ''}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-disabled={!isFree(option) || undefined}
              className={css.option}
              // The focus stays in the text, which would close the list when it loses it.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <ChoiceLabel choice={option} />
            </li>
          ))}
      </ul>
      <p role="status" className={open && options.length === 0 ? css.list : 'visually-hidden'}>
        {open && (options.length === 0 ? none : count)}
      </p>
    </>
  );
}

const isFree = ({ unavailable }: Option): boolean => unavailable === undefined;

const sought = (text: string): string => asRead(text).trim().toLowerCase();
