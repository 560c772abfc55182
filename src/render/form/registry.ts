import { createSchemaUtils, englishStringTranslator, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils';
import type { FieldSet } from '../../plan/form.ts';
import type { FormContext, Registry, Theme } from './types.ts';

export interface RegistrySpec {
  /** What the ids of the controls start with. */
  readonly idPrefix: string;
  /** What stands in their ids between that and the name of the field. */
  readonly idSeparator?: string;
  readonly context: FormContext;
  readonly theme: Theme;
}

/** The registry through which rjsf draws the fields of a form, a step or a row. */
export function registryOf({ idPrefix, idSeparator = '-', context, theme }: RegistrySpec): Registry {
  const { set, row } = context;
  return {
    fields: theme.fields as Registry['fields'],
    templates: theme.templates as Registry['templates'],
    widgets: theme.widgets as Registry['widgets'],
    formContext: context,
    rootSchema: set.plan.schema as unknown as RJSFSchema,
    schemaUtils: schemaUtilsOf(set),
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix,
      idSeparator,
      useFallbackUiForUnsupportedType: false,
      // The props of a field are the same objects from one drawing to the next.
      experimental_componentUpdateStrategy: 'shallow',
      // In a row, a name that no other row has: members.2.share.
      ...(row && { nameGenerator: (path) => `${row.prefix}${path.join('.')}` }),
    },
  };
}

const known = new WeakMap<FieldSet, SchemaUtilsType<unknown, RJSFSchema>>();

/**
 * What rjsf asks of a schema. A compiled schema is flat: references, lists and conditions are expanded, so there is
 * nothing to resolve in it, which rjsf would look for in each field at each drawing.
 */
function schemaUtilsOf(set: FieldSet): Registry['schemaUtils'] {
  const made =
    known.get(set) ??
    Object.assign(createSchemaUtils<unknown, RJSFSchema>(set.validator, set.plan.schema as unknown as RJSFSchema), {
      retrieveSchema: (schema: RJSFSchema) => schema,
    });
  known.set(set, made);
  return made as Registry['schemaUtils'];
}
