import type { RJSFSchema } from '@rjsf/utils';
import type { FormContext, Registry, Theme } from './types.ts';

export interface RegistrySpec {
  /** The prefix of the controls' ids. */
  readonly idPrefix: string;
  /** Separates it from the name of the field; a hyphen by default. */
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
    schemaUtils: flat,
    translateString: String,
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

/**
 * What rjsf asks of a schema. A compiled schema is flat: references, lists and conditions are expanded, so there is
 * nothing to resolve in it, which rjsf would look for in each field at each drawing. Widgets of others get all of
 * rjsf's own (theme/plain.tsx).
 */
const flat = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDisplayLabel: () => true,
  isSelect: () => false,
} as unknown as Registry['schemaUtils'];
