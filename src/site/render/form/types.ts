import type { ThemeProps } from '@rjsf/core';
import type * as rjsf from '@rjsf/utils';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import type { FormStore } from './store.ts';

/** What every field of a form shares: rjsf's `formContext`. */
export interface FormContext {
  readonly set: FieldSet;
  readonly store: FormStore;
  /** Takes an answer of this or another field of the form. */
  readonly change: (field: string, answer: Answer | undefined) => void;
  /** The visitor has made their choice of this field: a step that goes on by itself goes on. */
  readonly confirm: (field: string) => void;
  /** The fields to draw, where these are not those that the form or step asks. */
  readonly only?: ReadonlySet<string>;
  /** In a row: its name, and the prefix of its fields' names on the page. */
  readonly row?: { readonly name: string; readonly prefix: string };
}

/** rjsf's own types, for what our forms share. */
export type WidgetProps = rjsf.WidgetProps<unknown, rjsf.RJSFSchema, FormContext>;
export type FieldProps = rjsf.FieldProps<unknown, rjsf.RJSFSchema, FormContext>;
export type Registry = rjsf.Registry<unknown, rjsf.RJSFSchema, FormContext>;
export type FieldTemplateProps = rjsf.FieldTemplateProps<unknown, rjsf.RJSFSchema, FormContext>;
export type FieldHelpProps = rjsf.FieldHelpProps<unknown, rjsf.RJSFSchema, FormContext>;
export type FieldErrorProps = rjsf.FieldErrorProps<unknown, rjsf.RJSFSchema, FormContext>;
export type ObjectFieldTemplateProps = rjsf.ObjectFieldTemplateProps<unknown, rjsf.RJSFSchema, FormContext>;
export type ArrayFieldTemplateProps = rjsf.ArrayFieldTemplateProps<unknown, rjsf.RJSFSchema, FormContext>;
export type ArrayFieldItemTemplateProps = rjsf.ArrayFieldItemTemplateProps<unknown, rjsf.RJSFSchema, FormContext>;
export type ErrorListProps = rjsf.ErrorListProps<unknown, rjsf.RJSFSchema, FormContext>;
export type IconButtonProps = rjsf.IconButtonProps<unknown, rjsf.RJSFSchema, FormContext>;
export type SubmitButtonProps = rjsf.SubmitButtonProps<unknown, rjsf.RJSFSchema, FormContext>;

/** The theme of a page: rjsf's theme, with the widgets that its forms name. */
export type Theme = Readonly<
  Required<Pick<ThemeProps<unknown, rjsf.RJSFSchema, FormContext>, 'fields' | 'templates' | 'widgets'>>
>;

/**
 * What the form draws around a control. label its label, help and error group a legend, help and error, for a control
 * of several inputs self help and error: the control has its label in it tile as `self`, and the control is a card in a
 * grid with other cards none nothing
 */
export type Frame = 'label' | 'group' | 'self' | 'tile' | 'none';

/** Traits of a widget, beside drawing its field. */
export interface WidgetTraits {
  /** `label` by default. */
  readonly frame?: Frame;
  /** Whether it starts empty for a visitor who comes back: browsers restore neither passwords nor their own files. */
  readonly forgets?: boolean;
}
