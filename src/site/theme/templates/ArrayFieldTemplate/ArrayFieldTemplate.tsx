import type { ArrayFieldTemplateProps } from '../../../render/form/types.ts';
import css from './ArrayFieldTemplate.module.css';

/** What our rows have beside those of rjsf. */
export interface Copying {
  /** Adds a row like the last one; absent where that is not offered. */
  readonly onCopyClick?: (() => void) | undefined;
}

/** Several of a kind, each in a box of its own, and the buttons that add one. */
export function ArrayFieldTemplate({
  items,
  canAdd,
  fieldPathId,
  uiSchema,
  registry,
  onAddClick,
  onCopyClick,
}: ArrayFieldTemplateProps & Copying) {
  const { $id: id } = fieldPathId;
  const { AddButton, CopyButton } = registry.templates.ButtonTemplates;
  return (
    <div className={css.rows}>
      {items}
      {canAdd && (
        <div className={css.buttons}>
          <AddButton id={`${id}-add`} onClick={onAddClick} uiSchema={uiSchema} registry={registry} />
          {onCopyClick && <CopyButton onClick={onCopyClick} uiSchema={uiSchema} registry={registry} />}
        </div>
      )}
    </div>
  );
}
