import type { ComponentType } from 'react';
import type { Answer } from '../../plan/answers.ts';
import type { FieldPlan, FieldSchema, FieldSet, WidgetName } from '../../plan/form.ts';
import type { FormStore } from './store.ts';

/** What every field of a form shares. */
export interface FormContext {
  readonly set: FieldSet;
  readonly store: FormStore;
  /** Takes an answer of this or another field of the form. */
  readonly change: (field: string, answer: Answer | undefined) => void;
  /** The visitor has made their choice of this field: a step that goes on by itself goes on. */
  readonly confirm: (field: string) => void;
  /** In a row: what it is called, and what the names of its fields start with on the page. */
  readonly row?: { readonly name: string; readonly prefix: string };
}

/** What a control is given: its field, and what stands in it. */
export interface FieldWidgetProps {
  /** Of its input, or of the first one; the ids of its other parts start with it. */
  readonly id: string;
  readonly field: FieldPlan;
  readonly schema: FieldSchema;
  /** Which another answer may change; FieldPlan has the one that it begins with. */
  readonly label: string;
  readonly value: Answer | undefined;
  /** The words of its error; '' when it is wrong without words. */
  readonly error: string | undefined;
  readonly form: FormContext;
}

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
