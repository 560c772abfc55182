import { useId, useRef, useState } from 'react';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { labelOf, toggled } from './choices.ts';
import controls from './controls.module.css';
import css from './Multiselect.module.css';
import { MultiselectPanel, type MultiselectProps } from './MultiselectPanel.tsx';
import { useDismiss } from './useDismiss.ts';

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
          onClick={() => setOpen(!open)}
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
