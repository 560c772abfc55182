import { useId, useRef, useState } from 'react';
import { useSite } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { choicesOf, labelOf, toggled } from '../../render/form/choices.ts';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { useAnswers, useControl } from '../../render/form/useControl.ts';
import controls from '../../render/form/controls.module.css';
import { Choices } from './Choices.tsx';
import { useDismiss } from './useDismiss.ts';
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
  useDismiss(root, open, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });

  return (
    <div className={css.multiselect} ref={root}>
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
