import { useRef } from 'react';
import { useSite } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import css from './SaveButton.module.css';
import { useSavedPolicies, useSaving } from './useSavedPolicies.ts';

interface SaveButtonProps {
  policy: { readonly id: string; readonly name: string };
  /** Shows its label beside the heart. */
  wide?: boolean;
}

/** A heart that is full while the policy is saved on this device (spec 3.01). */
export function SaveButton({ policy, wide = false }: SaveButtonProps) {
  const { label } = useSite().site.saving!;
  const isSaved = useSavedPolicies().some(({ id }) => id === policy.id);
  const { save, remove } = useSaving();
  const button = useRef<HTMLButtonElement>(null);
  const press = isSaved ? remove : save;
  return (
    <button
      ref={button}
      type="button"
      className={`${wide ? 'button' : 'icon-button'} ${css.save}`}
      data-look={wide ? 'quiet' : undefined}
      aria-pressed={isSaved}
      onClick={() => press(policy, () => button.current?.focus())}
    >
      <Icon name="heart" size={20} />
      <span className={wide ? undefined : 'visually-hidden'}>{label}</span>
      <span className="visually-hidden"> {policy.name}</span>
    </button>
  );
}
