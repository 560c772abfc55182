import type { ComponentProps } from 'react';
import { Icon } from '../elements/Icon.tsx';
import controls from './controls.module.css';

interface SearchBoxProps extends ComponentProps<'input'> {
  /** Called on Enter, which does not submit the form around it. */
  onEnter?: () => void;
  iconSize?: number;
}

/** A box for words to look for. */
export const SearchBox = ({ onEnter, iconSize = 20, ...input }: SearchBoxProps) => (
  <div className={controls.box}>
    <Icon name="search" size={iconSize} className={controls.lead} />
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
