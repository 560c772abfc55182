import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { FieldPlan, FieldSetPlan } from '../../plan/form.ts';
import { useSite } from '../context.tsx';
import type { FormStore } from './store.ts';
import type { FieldWidget, FormContext, Frame } from './types.ts';
import { errorId, helpId, useError } from './useControl.ts';
import css from './FieldFrame.module.css';

/** What stands around a control: label or legend, help text, error. rjsf's field template. */
export function FieldFrame({
  id,
  fieldPathId,
  registry,
  children,
}: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const name = String(fieldPathId.path[0]);
  const { set, store } = registry.formContext;
  const label = useSyncExternalStore(
    store.subscribe,
    () => store.labelOf(name),
    () => store.labelOf(name),
  );
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
        hidden={isTitle(set.plan, label)}
        optional={isOptional(field, set.plan)}
        store={store}
        control={children}
      />
      <FieldError id={id} field={name} store={store} />
    </div>
  );
}

interface Told {
  id: string;
  field: string;
  store: FormStore;
}

/** Redrawn by itself, so that an error does not redraw what stands around the control. */
function FieldError({ id, field, store }: Told) {
  const error = useError(store, field);
  if (!error) return null;
  return (
    <p className={css.error} id={errorId(id)}>
      {error}
    </p>
  );
}

/** The box around a group of controls, described by its help and its error. */
function GroupBox({ id, field, store, help, children }: Told & { help: boolean; children: ReactNode }) {
  const error = useError(store, field);
  const describedBy = [help && helpId(id), error && errorId(id)].filter(Boolean).join(' ');
  return (
    <fieldset className={css.group} aria-describedby={describedBy || undefined}>
      {children}
    </fieldset>
  );
}

interface SurroundProps {
  frame: Frame;
  id: string;
  field: FieldPlan;
  label: string;
  /** Whether the label of a group is only read out. */
  hidden: boolean;
  optional: boolean;
  store: FormStore;
  control: ReactElement;
}

function Surround({ frame, id, field, label: words, hidden, optional, store, control }: SurroundProps): ReactNode {
  const help = field.help && (
    <p className={css.help} id={helpId(id)}>
      {field.help}
    </p>
  );
  const label = <Label text={words} optional={optional} />;
  if (frame === 'group') {
    return (
      <GroupBox id={id} field={field.name} store={store} help={Boolean(field.help)}>
        <legend className={hidden ? 'visually-hidden' : css.label}>{label}</legend>
        {help}
        {control}
      </GroupBox>
    );
  }
  // What has its label in it is read first, then its help.
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

function Label({ text, optional }: { text: string; optional: boolean }) {
  const { texts } = useSite().site;
  return (
    <>
      {text}
      {optional && <span className={css.optional}> ({texts.optional})</span>}
    </>
  );
}

/** Whether the words stand above the field already, as the heading of its step. */
const isTitle = (plan: FieldSetPlan & { readonly title?: string }, words: string): boolean => plan.title === words;

/** Marked only where it stands beside required fields; a box to tick is optional by its nature, and a choice with a default is always made. */
function isOptional(field: FieldPlan, { validation, schema }: FormContext['set']['plan']): boolean {
  const { type, default: start } = schema.properties[field.name] ?? {};
  const isMade = type === 'boolean' || (field.choices !== undefined && start !== undefined);
  return !field.required && !field.readOnly && !isMade && validation === 'messages' && schema.required.length > 0;
}
