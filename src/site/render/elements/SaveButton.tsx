import { useRef } from 'react';
import { useSite } from '../context.tsx';
import type { SavedList } from '../../storage/lists.ts';
import { useSaved, useSaving, type Savable } from '../useSaved.ts';
import { Icon } from './Icon.tsx';
import css from './SaveButton.module.css';

interface SaveButtonProps {
  list: SavedList;
  item: Savable;
  /** Named by the block, so that only pages with the button ship the icon. */
  icon: string;
  /** Shows its label beside the heart. */
  wide?: boolean;
  /** Moves the focus if a removed item leaves the page with this button, and after an undo. */
  refocus?: (() => void) | undefined;
}

/** A heart that is full while the item is saved on this device (spec 3.01). */
export function SaveButton({ list, item, icon, wide = false, refocus }: SaveButtonProps) {
  const { label } = useSite().site.saving!;
  const isSaved = useSaved(list).some(({ id }) => id === item.id);
  const { save, remove } = useSaving(list);
  const button = useRef<HTMLButtonElement>(null);
  function press(): void {
    const change = isSaved ? remove : save;
    change(item, refocus ?? (() => button.current?.focus()));
    if (isSaved) refocus?.();
  }
  return (
    <button
      ref={button}
      type="button"
      className={`${wide ? 'button' : 'icon-button'} ${css.save}`}
      data-look={wide ? 'quiet' : undefined}
      aria-pressed={isSaved}
      onClick={press}
    >
      <Icon name={icon} size={20} />
      <span className={wide ? undefined : 'visually-hidden'}>{label}</span>
      <span className="visually-hidden"> {item.name}</span>
    </button>
  );
}
