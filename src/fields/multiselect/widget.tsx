import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSite } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { choicesOf, labelOf, toggled } from '../../render/form/choices.ts';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { useAnswers, useControl } from '../../render/form/useControl.ts';
import controls from '../../render/form/controls.module.css';
import { Choices } from './Choices.tsx';
import { useOutside } from './useOutside.ts';
import css from './widget.module.css';

/** Several choices of a long list, behind a button: with a search and a button that clears all (spec 4.51). */
function Multiselect(props: FieldWidgetProps) {
  const control = useControl<readonly (string | number)[]>(props);
  const { id, field, schema, describedBy, invalid, value: chosen = [] } = control;
  const choices = choicesOf(field, schema, useAnswers(control.store));
  const { texts } = useSite().site;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutside(root, open, () => setOpen(false));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className={css.multiselect} ref={root} onKeyDown={onKeyDown}>
      <div className={controls.box} data-invalid={invalid || undefined} data-empty={chosen.length === 0 || undefined}>
        <button
          ref={button}
          id={id}
          type="button"
          className={`${controls.input} ${css.button}`}
          aria-expanded={open}
          aria-controls={panel}
          aria-describedby={describedBy}
          onClick={() => setOpen(!open)}
        >
          {chosen.map((value) => labelOf(choices, value)).join(', ') || (field.placeholder ?? texts.chooseOne)}
        </button>
        <Icon name="chevron-down" size={20} className={controls.arrow} />
      </div>
      <div id={panel} className={css.panel} hidden={!open}>
        <Choices
          control={control}
          choices={choices}
          open={open}
          onToggle={(value) => control.change(toggled(chosen, value, choices))}
          onClear={() => control.change([])}
        />
      </div>
    </div>
  );
}

export default Object.assign(Multiselect, { frame: 'group' as const });
