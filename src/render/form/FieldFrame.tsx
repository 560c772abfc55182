import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import type { FieldPlan, FieldSetPlan } from '../../plan/form.ts';
import { useSite } from '../context.tsx';
import type { FormStore } from './store.ts';
import type { FieldWidget, FormContext, Frame } from './types.ts';
import { describedBy, errorId, helpId } from './describedBy.ts';
import { useError, useLabel } from './useStore.ts';
import css from './FieldFrame.module.css';

/** rjsf's field template: what stands around a control, which is a label or legend, the help text and the error. */
export function FieldFrame({
  id,
  fieldPathId,
  registry,
  children,
}: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const name = String(fieldPathId.path[0]);
  const { set, store, row } = registry.formContext;
  const label = useLabel(store, name);
  const field = set.plan.fields[name];
  if (!field) return null;
  const frame = field.readOnly
    ? 'label'
    : ((registry.widgets[field.widget] as FieldWidget | undefined)?.frame ?? 'label');
  if (frame === 'none') return children;
  return (
    <div className={css.field} data-field={name} data-frame={frame} data-width={field.width}>
      <Surround
        frame={frame}
        id={id}
        field={field}
        label={label}
        row={row?.name}
        hidden={isTitle(set.plan, label)}
        optional={isOptional(field, set.plan)}
        store={store}
        control={children}
      />
      <FieldError id={id} field={name} store={store} />
    </div>
  );
}

/** Subscribes to the error by itself, so that an error does not redraw what stands around the control. */
function FieldError({ id, field, store }: { id: string; field: string; store: FormStore }) {
  const error = useError(store, field);
  if (!error) return null;
  return (
    <p className={css.error} id={errorId(id)}>
      {error}
    </p>
  );
}

interface GroupBoxProps {
  id: string;
  field: FieldPlan;
  store: FormStore;
  children: ReactNode;
}

/** The box around a group of controls, described by its help and its error. */
function GroupBox({ id, field, store, children }: GroupBoxProps) {
  const error = useError(store, field.name);
  return (
    <fieldset className={css.group} aria-describedby={describedBy(id, field, error)}>
      {children}
    </fieldset>
  );
}

interface SurroundProps {
  frame: Frame;
  id: string;
  field: FieldPlan;
  label: string;
  /** The row that it stands in, by name. */
  row: string | undefined;
  /** Whether the label of a group is only for screen readers. */
  hidden: boolean;
  optional: boolean;
  store: FormStore;
  control: ReactElement;
}

function Surround({ frame, id, field, label: words, row, hidden, optional, store, control }: SurroundProps): ReactNode {
  const help = field.help && (
    <p className={css.help} id={helpId(id)}>
      {field.help}
    </p>
  );
  const label = <Label text={words} row={row} optional={optional} />;
  if (frame === 'group') {
    return (
      <GroupBox id={id} field={field} store={store}>
        <legend className={hidden ? 'visually-hidden' : css.label}>{label}</legend>
        {help}
        {control}
      </GroupBox>
    );
  }
  // A control that has its label in it is read before its help.
  if (frame !== 'label') {
    return (
      <>
        {control}
        {help}
      </>
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

/** Whether the label stands above the field already, as the title of its step. */
const isTitle = (plan: FieldSetPlan & { readonly title?: string }, words: string): boolean => plan.title === words;

/**
 * Whether the label says that the field is optional: only where it stands beside required fields. A box to tick is
 * optional by its nature, a choice with a default is always made, and nobody answers what is worked out.
 */
function isOptional(field: FieldPlan, { validation, schema }: FormContext['set']['plan']): boolean {
  const { type, default: start } = schema.properties[field.name] ?? {};
  const isMade = field.computed || type === 'boolean' || (field.choices !== undefined && start !== undefined);
  return !field.required && !field.readOnly && !isMade && validation === 'messages' && schema.required.length > 0;
}
