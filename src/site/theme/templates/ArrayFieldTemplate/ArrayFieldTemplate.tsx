import type { ArrayFieldTemplateProps } from '../../../render/form/types.ts';
import css from './ArrayFieldTemplate.module.css';

/** Several of a kind, each in a box of its own, and a button that adds one. */
export function ArrayFieldTemplate({
  items,
  canAdd,
  fieldPathId,
  uiSchema,
  registry,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const { $id: id } = fieldPathId;
  const { AddButton } = registry.templates.ButtonTemplates;
  return (
    <div className={css.rows}>
      {items}
      {canAdd && <AddButton id={`${id}-add`} onClick={onAddClick} uiSchema={uiSchema} registry={registry} />}
    </div>
  );
}
