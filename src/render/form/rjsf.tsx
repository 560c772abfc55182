import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  toFieldPathId,
  type Registry,
  type RJSFSchema,
  type SchemaUtilsType,
  type TemplatesType,
  type UiSchema,
} from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldsLayout } from './FieldsLayout.tsx';
import { LeafField } from './LeafField.tsx';
import type { FieldWidgets, FormContext } from './types.ts';
import { useAnswer } from './useStore.ts';

type FieldRegistry = Registry<unknown, RJSFSchema, FormContext>;

interface FieldsProps {
  /** What the ids of the controls start with. */
  formId: string;
  context: FormContext;
  widgets: FieldWidgets;
  /** What stands in their ids between that and the name of the field. */
  separator?: string;
}

/**
 * The fields of a form, each drawn by rjsf's SchemaField with a registry of our own. rjsf's Form is left out:
 * it keeps answers, defaults and errors, and all of these are kept by our store and engine.
 */
export const Fields = memo(function Fields({ formId, context, widgets, separator = '-' }: FieldsProps) {
  const registry = useMemo(
    () => registryOf(formId, context, widgets, separator),
    [formId, context, widgets, separator],
  );
  const { set, store } = context;
  return (
    <FieldsLayout plan={set.plan} store={store} draw={(name) => <Field key={name} name={name} registry={registry} />} />
  );
});

/** Subscribes to the answer of this field alone, so that a change of another one does not redraw it. */
function Field({ name, registry }: { name: string; registry: FieldRegistry }) {
  const { set, store } = registry.formContext;
  const answer = useAnswer(store, name);
  const pathId = useMemo(() => toFieldPathId(name, registry.globalFormOptions), [name, registry]);
  return (
    <SchemaField<unknown, RJSFSchema, FormContext>
      name={name}
      fieldPathId={pathId}
      schema={set.plan.schema.properties[name] as RJSFSchema}
      uiSchema={noUiSchema}
      formData={answer}
      required={set.plan.schema.required.includes(name)}
      registry={registry}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

/** A plan says how its fields look, see FieldFrame and LeafField. */
const noUiSchema: UiSchema<unknown, RJSFSchema, FormContext> = {};

/** Widgets answer through FormContext. */
const ignore = (): void => undefined;

const fields = { StringField: LeafField, NumberField: LeafField, BooleanField: LeafField, ArrayField: LeafField };

const Nothing = (): null => null;

const templates = {
  FieldTemplate: FieldFrame,
  // FieldFrame draws help and errors itself.
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
} as unknown as TemplatesType<unknown, RJSFSchema, FormContext>;

/**
 * What SchemaField asks of a schema. The compiled schema of a field has no references, conditions or alternatives to
 * resolve.
 */
const flatSchemaUtils = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDisplayLabel: () => true,
} as unknown as SchemaUtilsType<unknown, RJSFSchema, FormContext>;

function registryOf(
  formId: string,
  context: FormContext,
  widgets: FieldsProps['widgets'],
  separator: string,
): FieldRegistry {
  return {
    fields,
    templates,
    widgets: widgets as unknown as FieldRegistry['widgets'],
    formContext: context,
    rootSchema: context.set.plan.schema as unknown as RJSFSchema,
    schemaUtils: flatSchemaUtils,
    translateString: String,
    globalFormOptions: {
      idPrefix: formId,
      idSeparator: separator,
      useFallbackUiForUnsupportedType: false,
      // The props of a field are the same objects from one drawing to the next.
      experimental_componentUpdateStrategy: 'shallow',
    },
  };
}
