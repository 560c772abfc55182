import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Theme } from '../render/form/types.ts';
import { ControlField } from './fields/ControlField.tsx';
import { ObjectField } from './fields/ObjectField.tsx';
import { templates } from './templates/index.ts';
import ReadOnlyInput from './widgets/read-only/widget.tsx';

/**
 * The site's theme for rjsf, as `ThemeProps` has it. A page ships the widgets that its forms name, and adds them.
 * Takes  `widgets`: those of the page, by name; `fields`: its fields that draw themselves, such as rows
 */
const themeWith = (widgets: Theme['widgets'] = {}, fields: Theme['fields'] = {}): Theme => ({
  fields: {
    SchemaField: SchemaField as NonNullable<Theme['fields'][string]>,
    ObjectField,
    ArrayField: ControlField,
    BooleanField: ControlField,
    NumberField: ControlField,
    StringField: ControlField,
    ...fields,
  },
  templates,
  widgets: { 'read-only': ReadOnlyInput, ...widgets },
});

export default themeWith;
