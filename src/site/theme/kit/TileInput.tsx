import type { InputHTMLAttributes } from 'react';
import { Icon } from '../../render/elements/Icon.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import css from '../../render/controls/choice.module.css';

interface TileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Ids of its label and note start with it. */
  id: string;
  option: Readonly<Record<'label', string> & Partial<Record<'note' | 'icon' | 'logo' | 'unavailable', string>>>;
}

/**
 * A native radio or checkbox in a card with icon or logo, label and note. The label is its name, the note explains it,
 * and so does the reason why it cannot be chosen.
 */
export function TileInput({ option, ...input }: TileInputProps) {
  const { label, icon, logo } = option;
  const note = [option.note, option.unavailable].filter(Boolean).join(' · ') || undefined;
  const labelId = `${input.id}-label`;
  const noteId = `${input.id}-note`;
  const described = note && {
    'aria-labelledby': labelId,
    'aria-describedby': [input['aria-describedby'], noteId].filter(Boolean).join(' '),
  };
  return (
    <label className={css.tile}>
      <input {...input} {...described} className={css.over} />
      {icon && <Icon name={icon} size={26} className={css.icon} />}
      {logo && <Picture asset={logo} className={css.logo} />}
      <span className={css.words}>
        <span className={css.label} id={note && labelId}>
          {label}
        </span>
        {note && (
          <span className="tiny" id={noteId}>
            {note}
          </span>
        )}
      </span>
      <span className={css.tick} aria-hidden="true">
        <Icon name="check" size={14} />
      </span>
    </label>
  );
}
