import type { ComponentProps } from 'react';
import { Icon } from '../../render/elements/Icon.tsx';
import controls from '../../render/controls/controls.module.css';

interface SearchBoxProps extends ComponentProps<'input'> {
  /** Called on Enter, which does not submit the form around it. */
  onEnter?: () => void;
}

/** A search box. */
export const SearchBox = ({ onEnter, ...input }: SearchBoxProps) => (
  <div className={controls.box}>
    <Icon name="search" size={20} className={controls.lead} />
    <input
      type="search"
      className={controls.input}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter?.();
      }}
      {...input}
    />
  </div>
);
