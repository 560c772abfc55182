import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Option } from '../../../shared/plan/answers.ts';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { labelOf, matching, toggled } from './choices.ts';
import { useDismiss } from './useDismiss.ts';
import controls from './controls.module.css';
import css from './Multiselect.module.css';
import choice from './choice.module.css';

/**
 * Several choices of a long list, behind a button (spec 4.51). A click opens the list, a press outside or Escape closes
 * it. A search narrows it, and a button clears all choices.
 */
export function Multiselect(props: MultiselectProps) {
  const { id, choices, chosen, placeholder, describedBy, error, onChange } = props;
  const { texts } = useSite().site;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(root, open, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });

  return (
    <div className={css.multiselect} ref={root}>
      <div
        className={controls.box}
        data-invalid={error ? true : undefined}
        data-empty={chosen.length === 0 || undefined}
      >
        <button
          ref={button}
          id={id}
          type="button"
          className={`${controls.input} ${controls.opener}`}
          aria-expanded={open}
          aria-controls={panel}
          aria-describedby={describedBy}
          onClick={() => {
            setOpen(!open);
            props.search?.onSearch('');
          }}
        >
          {chosen.map((value) => labelOf(choices, value)).join(', ') || (placeholder ?? texts.chooseOne)}
        </button>
        <Icon name="chevron-down" size={20} className={controls.arrow} />
      </div>
      <div id={panel} className={css.panel} hidden={!open}>
        {/* Each opening starts with an empty search. */}
        <MultiselectPanel
          key={String(open)}
          {...props}
          open={open}
          onToggle={(value) => onChange(toggled(chosen, value, choices))}
        />
      </div>
    </div>
  );
}

export type SelectedValues = readonly (string | number)[];

interface MultiselectProps {
  /** Id of the button. The ids of the boxes start with it. */
  id: string;
  /** Name of the boxes in the form. */
  name: string;
  choices: readonly Option[];
  chosen: SelectedValues;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Ids of the elements that explain the field. */
  describedBy?: string;
  /** Id of the error, while there is one. */
  error?: string;
  /** The result of a search on the server, where `choices` are too many for a page. */
  search?: ChoiceSearch | undefined;
  onChange: (chosen: SelectedValues) => void;
}

interface ChoiceSearch {
  options: readonly Option[];
  /** Words about the result. */
  said: string | undefined;
  /** The button that searches again, after a failure. */
  retry: ReactNode;
  /** Called with the new words, and with '' when the list opens. */
  onSearch: (words: string) => void;
}

interface PanelProps extends Pick<
  MultiselectProps,
  'id' | 'name' | 'choices' | 'chosen' | 'error' | 'search' | 'onChange'
> {
  open: boolean;
  onToggle: (value: string | number) => void;
}

/** The panel of the button: a search, the choices, and a button that clears all. */
function MultiselectPanel({ id, name, choices, chosen, error, search: found, open, onToggle, onChange }: PanelProps) {
  const { texts } = useSite().site;
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    search.current?.focus();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const shown = found?.options ?? matching(choices, words);
  return (
    <>
      <div className={controls.box}>
        <Icon name="search" size={18} className={controls.lead} />
        <input
          ref={search}
          type="search"
          className={controls.input}
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            found?.onSearch(target.value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className={css.list}>
        <Boxes id={id} name={name} options={shown} chosen={chosen} error={error} onToggle={onToggle} />
        <p role="status" className={`small ${choice.note}`}>
          {found ? found.said : shown.length === 0 && texts.noMatch}
        </p>
        {found?.retry}
      </div>
      <button
        ref={end}
        type="button"
        className="button"
        data-look="quiet"
        aria-disabled={chosen.length === 0 || undefined}
        onClick={() => onChange([])}
      >
        {texts.clearAll}
      </button>
    </>
  );
}

/** A checkbox for each choice that the search leaves. */
function Boxes({
  id,
  name,
  options,
  chosen,
  error,
  onToggle,
}: Omit<PanelProps, 'choices' | 'open' | 'search' | 'onChange'> & { options: readonly Option[] }) {
  return options.map((option, index) => (
    <label key={option.value} className={`${choice.line} ${css.line}`}>
      <input
        id={`${id}-${index + 1}`}
        name={name}
        type="checkbox"
        value={option.value}
        checked={chosen.includes(option.value)}
        disabled={option.unavailable !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        onChange={() => onToggle(option.value)}
      />
      <ChoiceLabel choice={option} />
    </label>
  ));
}
