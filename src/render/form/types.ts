import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Answer } from '../../plan/answers.ts';
import type { FieldSet, WidgetName } from '../../plan/form.ts';
import type { FormStore } from './store.ts';

/**
 * What rjsf hands down to every template and widget. It is a type alias because rjsf wants an index signature,
 * which an interface lacks.
 */
export type FormContext = {
  readonly set: FieldSet;
  readonly store: FormStore;
  /** Takes an answer of this or another field of the form. */
  readonly change: (field: string, answer: Answer | undefined) => void;
  /** The visitor has made their choice of this field: a step that goes on by itself goes on. */
  readonly confirm: (field: string) => void;
  /** In a row: what it is called, and what the names of its fields start with on the page. */
  readonly row?: { readonly name: string; readonly prefix: string };
};

export type FieldWidgetProps = WidgetProps<unknown, RJSFSchema, FormContext>;

/**
 * What the form draws around a control.
 * label  its label, help and error
 * group  a legend, help and error, for a control of several inputs
 * self   help and error: the control has its label in it
 * tile   as `self`, and the control is a card that stands in a grid with other cards
 * none   nothing
 */
export type Frame = 'label' | 'group' | 'self' | 'tile' | 'none';

/** A control of src/fields. Its frame is `label` unless it names another. */
export type FieldWidget = ComponentType<FieldWidgetProps> & {
  readonly frame?: Frame;
  /** Whether it starts empty for a visitor who comes back. Browsers bring back neither passwords nor files. */
  readonly forgets?: boolean;
};

/** The controls that a page ships. */
export type FieldWidgets = Readonly<Partial<Record<WidgetName, FieldWidget>>>;
