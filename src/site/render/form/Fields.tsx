import { toFieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { uiSchemaOf } from '../../../shared/engine/ui-schema.ts';
import type { Registry } from './types.ts';

/**
 * The fields of a form, a step or a row, drawn by rjsf's SchemaField over our store: the ObjectField of our theme gives
 * each field its own answer, so a change of one redraws no other.
 */
export const Fields = memo(function Fields({ registry }: { registry: Registry }) {
  const { plan } = registry.formContext.set;
  const { SchemaField } = registry.fields;
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  if (!SchemaField) throw new Error('The theme has no SchemaField');
  return (
    <SchemaField
      name=""
      fieldPathId={root}
      schema={plan.schema as Registry['rootSchema']}
      uiSchema={uiSchemaOf(plan)}
      registry={registry}
      required
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
});

/** Fields answer through the form's context. */
const ignore = (): void => undefined;
