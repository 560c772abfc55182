import RjsfForm from '@rjsf/core/lib/components/Form.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type {
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  TemplatesType,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import { memo, type ReactNode, type Ref } from 'react';
import type { Answers } from '../../plan/answers.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldsLayout } from './FieldsLayout.tsx';
import { LeafField } from './LeafField.tsx';
import type { FieldWidget, FormContext } from './types.ts';

export type RjsfHandle = RjsfForm<Answers, RJSFSchema, FormContext>;

const nothing = { errors: [], errorSchema: {} };

/** rjsf only draws: a plan's schema has no conditions left, and our engine looks for errors. */
const validator: ValidatorType<Answers, RJSFSchema, FormContext> = {
  isValid: () => true,
  validateFormData: () => nothing,
  rawValidation: () => ({}),
};

const fields = {
  ObjectField,
  SchemaField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
  ArrayField: LeafField,
} as unknown as RegistryFieldsType<Answers, RJSFSchema, FormContext>;

const Nothing = (): null => null;

const templates = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: FieldsLayout,
  // Help and errors stand in the frame.
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
} as unknown as Partial<Omit<TemplatesType<Answers, RJSFSchema, FormContext>, 'ButtonTemplates'>>;

/** The answers come from our engine, defaults too. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const;

const uiSchema: UiSchema<Answers, RJSFSchema, FormContext> = {};

/** rjsf's button is left out: ours stand in the `form` element around. */
const noButton = <></>;

/** In place of rjsf's own `form` element. */
const Bare = ({ children }: { children: ReactNode }): ReactNode => children;

interface FieldsProps {
  ref: Ref<RjsfHandle>;
  formId: string;
  /** The answers to start with. Others are put in place through `setFieldValue`. */
  answers: Answers;
  context: FormContext;
  widgets: Readonly<Record<string, FieldWidget>>;
}

/** The fields of a form, drawn by rjsf. Its props never change while the form is shown. */
export const Fields = memo(function Fields({ ref, formId, answers, context, widgets }: FieldsProps) {
  return (
    <RjsfForm
      ref={ref}
      tagName={Bare}
      idPrefix={formId}
      idSeparator="-"
      schema={context.set.plan.schema as unknown as RJSFSchema}
      uiSchema={uiSchema}
      initialFormData={answers}
      validator={validator}
      noValidate
      showErrorList={false}
      formContext={context}
      fields={fields}
      templates={templates}
      widgets={widgets as unknown as RegistryWidgetsType<Answers, RJSFSchema, FormContext>}
      experimental_defaultFormStateBehavior={noDefaults}
    >
      {noButton}
    </RjsfForm>
  );
});
