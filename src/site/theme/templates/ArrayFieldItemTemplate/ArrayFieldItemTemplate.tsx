import type { ReactNode } from 'react';
import type { ArrayFieldItemTemplateProps } from '../../../render/form/types.ts';
import { Icon } from '../../../render/elements/Icon.tsx';
import css from './ArrayFieldItemTemplate.module.css';

/** Props of our rows beside those of rjsf's items. */
export interface RowProps {
  /** Id of its box. */
  readonly id: string;
  readonly title: string;
  /** The name of the row, for its buttons: Member 2. */
  readonly name: string;
  /** Whether the visitor has it open on a phone, where one row is open at a time. */
  readonly isOpen: boolean;
  /** Whether its fields are shown on a phone: it is open, or something in it is wrong. */
  readonly shows: boolean;
  /** Opens it on a phone, or closes it; absent where it has a page of its own. */
  readonly onToggle?: (() => void) | undefined;
}

/** One row: a group that has its name. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps & RowProps) {
  const { id, title, name, isOpen, shows, children, buttonsProps, uiSchema, registry, onToggle } = props;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  return (
    // A visitor who is led to a row, such as by the summary of a wizard, finds it open.
    <fieldset
      className={css.row}
      id={id}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => (target === currentTarget && !isOpen ? onToggle?.() : undefined)}
    >
      <legend className={css.legend}>
        <span className={onToggle && css.wide}>{title}</span>
        {onToggle && (
          <Toggle id={id} shows={shows} onToggle={onToggle}>
            {title}
          </Toggle>
        )}
      </legend>
      <div className={css.fields} id={`${id}-fields`} data-closed={!shows || undefined}>
        {children}
        {buttonsProps.hasRemove && (
          <RemoveButton uiSchema={uiSchema} registry={registry} onClick={buttonsProps.onRemoveItem} title={name} />
        )}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  id: string;
  shows: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Toggle({ id, shows, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={shows}
      aria-controls={`${id}-fields`}
      onClick={onToggle}
    >
      {children}
      <Icon name="chevron-down" size={20} />
    </button>
  );
}
