import { useContext, type ComponentType, type ReactNode } from 'react';
import { asRead } from '../../../../shared/engine/format/as-read.ts';
import type { FieldPlan, FieldSetPlan } from '../../../../shared/plan/form.ts';
import { PageContext, useSite } from '../../../render/context.tsx';
import type { TermMarksProps } from '../../../render/elements/TermMarks.tsx';
import type { FieldTemplateProps } from '../../../render/form/types.ts';
import { describedBy } from '../../kit/describedBy.ts';
import { frameOf } from '../../kit/frame.ts';
import css from './FieldTemplate.module.css';

/** A control with its label or legend, its help and its error. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { fieldPathId, uiSchema = {}, readonly, registry, errors, rawHelp, children } = props;
  const [name] = fieldPathId.path;
  const field = registry.formContext.set.plan.fields[name ?? ''];
  if (!field) return children;
  const frame = frameOf(uiSchema, readonly, registry);
  if (frame === 'none') return children;
  return (
    <div
      className={css.field}
      data-field={field.name}
      data-frame={frame}
      data-width={field.width}
      data-helped={rawHelp && frame === 'label' ? true : undefined}
    >
      {frame === 'group' ? (
        <FieldGroup {...props} field={field} />
      ) : frame === 'label' ? (
        <Labelled {...props} field={field} />
      ) : (
        // A control that has its label in it is read before its help.
        <>
          {children}
          {marksOf(field)}
          {rawHelp && props.help}
        </>
      )}
      {props.rawErrors?.[0] && errors}
    </div>
  );
}

function Labelled({ field, ...props }: FieldTemplateProps & { field: FieldPlan }) {
  const label = (
    <label className={css.label} htmlFor={props.id}>
      {labelOf(field, props)}
    </label>
  );
  return (
    <>
      {field.terms ? (
        <span className={css.explained}>
          {label}
          {marksOf(field)}
        </span>
      ) : (
        label
      )}
      {props.rawHelp && props.help}
      {props.children}
    </>
  );
}

function FieldGroup({ field, ...props }: FieldTemplateProps & { field: FieldPlan }) {
  const { id, label, help, rawHelp, rawErrors, registry, children } = props;
  const { plan, rows } = registry.formContext.set;
  // No control has the errors of all rows together: the focus moves to the group, which reads them out.
  const target = rows?.sets[field.name] && { id, tabIndex: -1, 'aria-invalid': rawErrors?.[0] ? true : undefined };
  return (
    <fieldset className={css.group} aria-describedby={describedBy(id, rawHelp, rawErrors?.[0])} {...target}>
      <legend className={isTitle(plan, label) ? 'visually-hidden' : css.label}>{labelOf(field, props)}</legend>
      {marksOf(field)}
      {rawHelp && help}
      {children}
    </fieldset>
  );
}

/** The terms in the words of a label, beside it: a button inside it would belong to the control. */
const marksOf = ({ terms }: FieldPlan): ReactNode => terms && <Marks terms={terms} />;

function Marks({ terms }: TermMarksProps) {
  const View = useContext(PageContext)?.explain?.marks as ComponentType<TermMarksProps> | undefined;
  return View && <View terms={terms} />;
}

/** A plain label is a string, which is faster than a component: a long form has hundreds of fields. */
function labelOf(field: FieldPlan, { label, registry }: Pick<FieldTemplateProps, 'label' | 'registry'>): ReactNode {
  const { row, set } = registry.formContext;
  const optional = isOptional(field, set.plan);
  return row === undefined && !optional ? label : <Label text={label} row={row?.name} optional={optional} />;
}

function Label({ text, row, optional }: { text: string; row: string | undefined; optional: boolean }) {
  const { texts } = useSite().site;
  return (
    <>
      {row !== undefined && <span className="visually-hidden">{row}: </span>}
      {text}
      {optional && <span className={css.optional}> ({texts.optional})</span>}
    </>
  );
}

/** Whether the title of the step says the same as the label of a group. */
const isTitle = ({ title = '' }: FieldSetPlan & { readonly title?: string }, words: string): boolean =>
  asRead(title) === asRead(words);

/**
 * Whether the label says that the field is optional: only beside required fields. A box to tick is optional by its
 * nature, a choice with a default is always made, and a computed field is never answered.
 */
function isOptional(field: FieldPlan, { validation, schema }: FieldSetPlan): boolean {
  const { type, default: start } = schema.properties[field.name] ?? {};
  const isMade = field.computed || type === 'boolean' || (field.choices !== undefined && start !== undefined);
  return !field.required && !field.readOnly && !isMade && validation === 'messages' && schema.required.length > 0;
}
