import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Answer } from '../../plan/answers.ts';
import type { FieldSet } from '../../plan/form.ts';
import type { FormStore } from './store.ts';

/**
 * What rjsf hands down to every template and widget.
 * A type alias: rjsf wants an index signature, which an interface lacks.
 */
export type FormContext = {
  readonly set: FieldSet;
  readonly store: FormStore;
  /** Takes an answer of this or another field of the form. */
  readonly change: (field: string, answer: Answer | undefined) => void;
  /** The visitor has made their choice of this field: a step that goes on by itself does. */
  readonly confirm: (field: string) => void;
};

export type FieldWidgetProps = WidgetProps<unknown, RJSFSchema, FormContext>;

/**
 * Who draws what around a control.
 * label: label, help and error around it · group: the same with a legend, for several inputs ·
 * self: the control has its label in it · tile: so too, and stands in a grid of its like · none: nothing
 */
export type Frame = 'label' | 'group' | 'self' | 'tile' | 'none';

/** A widget of src/fields. Without `frame` it is drawn in a `label` frame. */
export type FieldWidget = ComponentType<FieldWidgetProps> & { readonly frame?: Frame };
