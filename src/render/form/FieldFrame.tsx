import type { ReactElement, ReactNode } from 'react';
import type { FieldPlan, FieldSetPlan } from '../../plan/form.ts';
import { useSite } from '../context.tsx';
import type { FieldWidgetProps, Frame } from './types.ts';
import { describedBy, errorId, helpId } from './describedBy.ts';
import css from './FieldFrame.module.css';

interface FramedProps extends FieldWidgetProps {
  frame: Frame;
  control: ReactElement;
}

/**
 * A control with what stands around it: a label or legend, the help text and the error. It is no component, because a
 * long form has hundreds of them.
 */
export function framed(props: FramedProps): ReactElement {
  const { id, field, error, frame, control } = props;
  if (frame === 'none') return control;
  return (
    <div
      className={css.field}
      data-field={field.name}
      data-frame={frame}
      data-width={field.width}
      data-helped={field.help && frame === 'label' ? true : undefined}
    >
      {surround(props)}
      {error && (
        <p className={css.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}

function surround({ id, field, label: words, error, form, frame, control }: FramedProps): ReactNode {
  const { plan } = form.set;
  const help = field.help && (
    <p className={css.help} id={helpId(id)}>
      {field.help}
    </p>
  );
  // A control that has its label in it is read before its help.
  if (frame === 'self' || frame === 'tile') {
    return (
      <>
        {control}
        {help}
      </>
    );
  }
  const row = form.row?.name;
  const optional = isOptional(field, plan);
  // Words alone are given as such, which is quicker than a component.
  const label = row === undefined && !optional ? words : <Label text={words} row={row} optional={optional} />;
  if (frame === 'group') {
    return (
      <fieldset className={css.group} aria-describedby={describedBy(id, field, error)}>
        <legend className={isTitle(plan, words) ? 'visually-hidden' : css.label}>{label}</legend>
        {help}
        {control}
      </fieldset>
    );
  }
  return (
    <>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {help}
      {control}
    </>
  );
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

/** Whether the label of a group stands above the field already, as the title of its step. */
const isTitle = (plan: FieldSetPlan & { readonly title?: string }, words: string): boolean => plan.title === words;

/**
 * Whether the label says that the field is optional: only where it stands beside required fields. A box to tick is
 * optional by its nature, a choice with a default is always made, and nobody answers what is worked out.
 */
function isOptional(field: FieldPlan, { validation, schema }: FieldSetPlan): boolean {
  const { type, default: start } = schema.properties[field.name] ?? {};
  const isMade = field.computed || type === 'boolean' || (field.choices !== undefined && start !== undefined);
  return !field.required && !field.readOnly && !isMade && validation === 'messages' && schema.required.length > 0;
}
