import type { Theme } from '../../render/form/types.ts';
import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate/ArrayFieldItemTemplate.tsx';
import { ArrayFieldTemplate } from './ArrayFieldTemplate/ArrayFieldTemplate.tsx';
import { AddButton } from './ButtonTemplates/AddButton.tsx';
import { RemoveButton } from './ButtonTemplates/RemoveButton.tsx';
import { SubmitButton } from './ButtonTemplates/SubmitButton.tsx';
import { ErrorListTemplate } from './ErrorListTemplate/ErrorListTemplate.tsx';
import { FieldErrorTemplate } from './FieldErrorTemplate/FieldErrorTemplate.tsx';
import { FieldHelpTemplate } from './FieldHelpTemplate/FieldHelpTemplate.tsx';
import { FieldTemplate } from './FieldTemplate/FieldTemplate.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate/ObjectFieldTemplate.tsx';

const Nothing = (): null => null;

/** Our templates for rjsf: frames, groups, rows, buttons and errors. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  ButtonTemplates: { AddButton, RemoveButton, SubmitButton },
  // A compiled schema has no descriptions: the help explains a field.
  DescriptionFieldTemplate: Nothing,
  ErrorListTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
} as Theme['templates'];
