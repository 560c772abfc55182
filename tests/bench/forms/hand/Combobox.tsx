import { memo, useContext, useId, useState, type KeyboardEvent } from 'react';
import css from '../../../../src/site/theme/widgets/combobox/widget.module.css';
import controls from '../../../../src/site/render/controls/controls.module.css';
import { attributes, FormId, Frame, type FieldProps } from './parts.tsx';

/** A text with suggestions while typing. */
export const Combobox = memo(function Combobox({
  name,
  label,
  half,
  error,
  onEdit,
  options,
  ...rest
}: FieldProps & { options: readonly string[]; placeholder: string; autoComplete: string }) {
  const id = `${useContext(FormId)}-${name}`;
  const list = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const sought = text.trim().toLowerCase();
  const known = options.some((option) => option.toLowerCase() === sought);
  const shown = known ? options : options.filter((option) => option.toLowerCase().includes(sought));
  const isOpen = open && shown.length > 0;

  function show(at: number): void {
    setOpen(true);
    setActive(at);
  }

  function choose(option: string): void {
    setText(option);
    setOpen(false);
    if (error) onEdit(name);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const option = shown[active];
    if (event.key === 'ArrowDown') show((active + 1) % Math.max(shown.length, 1));
    else if (event.key === 'ArrowUp') show((active - 1 + shown.length) % Math.max(shown.length, 1));
    else if (event.key === 'Enter' && isOpen && option !== undefined) choose(option);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <Frame name={name} label={label} half={half} error={error}>
      <div className={css.combobox}>
        <div className={controls.box} data-invalid={error ? true : undefined}>
          <input
            id={id}
            name={name}
            type="text"
            required
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
            className={controls.input}
            value={text}
            onClick={() => show(-1)}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setText(target.value);
              show(-1);
              if (error) onEdit(name);
            }}
            onBlur={() => {
              setText(text.trim());
              setOpen(false);
            }}
            {...attributes(id, error)}
            {...rest}
          />
        </div>
        <ul className={css.list} id={list} role="listbox" aria-label={label} hidden={!isOpen}>
          {isOpen &&
            shown.map((option, index) => (
              <li
                key={option}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === active}
                className={css.option}
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option}
              </li>
            ))}
        </ul>
      </div>
    </Frame>
  );
});
