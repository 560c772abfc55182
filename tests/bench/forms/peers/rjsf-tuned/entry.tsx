import Form from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFValidationError, WidgetProps } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useState } from 'react';
import form from '#peer';
import stock from '#stock';
import * as validators from '#validators';
import { Control, Group } from '../Control.tsx';
import { done, mount } from '../mount.tsx';

const fields = new Map(form.groups.flatMap(({ fields }) => fields.map((field) => [field.name, field])));
const texts = ['text', 'tel', 'email', 'number', 'date', 'textarea'];

/** Keeps a text to itself while it is typed; the form gets it when the visitor leaves the input. */
function Input({ name, value, onChange, rawErrors }: WidgetProps) {
  const field = fields.get(name)!;
  const [text, setText] = useState<string>();
  const isText = texts.includes(field.kind);
  const give = (next: string) => onChange(next === '' ? undefined : field.kind === 'number' ? Number(next) : next);
  return (
    <Control
      form={form.id}
      field={field}
      error={rawErrors?.[0]}
      value={field.kind === 'checkbox' ? value === true : (text ?? value ?? '')}
      onChange={({ target }) => {
        if (field.kind === 'checkbox') onChange(target.checked || undefined);
        else if (isText) setText(target.value);
        else give(target.value);
      }}
      onBlur={() => {
        if (text === undefined) return;
        give(text);
        setText(undefined);
      }}
    />
  );
}

const Bare = ({ children, hidden }: FieldTemplateProps) => (hidden ? null : children);
const Nothing = () => null;

function Sections({ properties }: ObjectFieldTemplateProps) {
  const drawn = new Map(properties.map(({ name, content }) => [name, content]));
  return form.groups.map(({ title, fields }, index) => (
    <Group key={index} title={title}>
      {fields.map(({ name }) => drawn.get(name))}
    </Group>
  ));
}

function inOurWords(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors
    .filter(({ name }) => name !== 'if')
    .map((error) => {
      const field = String(error.params?.missingProperty ?? error.property?.replace(/^\./, ''));
      const messages = stock.messages[field];
      const message = String(messages?.[error.name ?? ''] ?? messages?.required ?? error.message);
      return { ...error, message, stack: message };
    });
}

const widgets = Object.fromEntries(
  [
    'TextWidget',
    'SelectWidget',
    'RadioWidget',
    'CheckboxWidget',
    'TextareaWidget',
    'DateWidget',
    'EmailWidget',
    'UpDownWidget',
  ].map((name) => [name, Input]),
);

mount(
  <Form
    id={form.id}
    idPrefix={form.id}
    schema={stock.schema}
    uiSchema={stock.uiSchema}
    validator={createPrecompiledValidator(validators as never, stock.schema)}
    transformErrors={inOurWords}
    widgets={widgets}
    templates={{
      FieldTemplate: Bare,
      ObjectFieldTemplate: Sections,
      BaseInputTemplate: Input as never,
      ErrorListTemplate: Nothing,
    }}
    showErrorList={false}
    noHtml5Validate
    experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
    onSubmit={({ formData }) => done(form.id, formData)}
  />,
);
