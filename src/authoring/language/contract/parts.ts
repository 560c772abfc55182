import type { Contracts, JsonSchema } from '../../../compiler/check/contracts.ts';
import { targetOf, type Placed } from './target.ts';

/** A part of a contract whose `$ref` is filled in, with the name that its definition gets. */
export interface Part extends Placed {
  readonly name: string;
  /** Of a value that may be one of several things, which of them this part is about. */
  readonly alternative?: number;
}

/** A whole contract. */
export function wholeOf(file: string, { schemas }: Contracts): Part {
  return { schema: schemas.get(file) ?? {}, file, name: nameOf(file) };
}

/** A part inside a part, by its key. Throws when its `$ref` leads nowhere, which is a defect of the contract. */
export function partOf(schema: JsonSchema, within: Part, key: string | number, { schemas }: Contracts): Part {
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return { schema, file: within.file, name: `${within.name}.${key}` };
  const target = targetOf($ref, within.file, schemas);
  if (!target) throw new Error(`${$ref} of schemas/${within.file} leads nowhere`);
  return {
    ...target,
    name: [nameOf(target.file), target.name].filter(Boolean).join(':'),
    schema: { ...target.schema, ...beside },
  };
}

const nameOf = (file: string): string => file.replace('.schema.json', '').replaceAll('/', '-');

/**
 * For the `x-ref` of a text that names a control or plug-in: the folder of their contracts, and the key with its
 * settings.
 */
const byReference: Readonly<Record<string, { folder: 'fields' | 'plugins'; settings: string }>> = {
  widget: { folder: 'fields', settings: 'options' },
  plugin: { folder: 'plugins', settings: 'with' },
};

/** The controls or plug-ins that a text may name. Undefined where texts name neither. */
export function namesIn(schema: JsonSchema, { schemas, widgets, plugins }: Contracts): readonly string[] | undefined {
  const kinds = schema['x-of'] as readonly unknown[] | undefined;
  const folder = byReference[String(schema['x-ref'])]?.folder;
  if (folder === 'fields') return widgets;
  return (
    folder && plugins.filter((name) => !kinds || kinds.includes(schemas.get(`plugins/${name}.schema.json`)?.['x-kind']))
  );
}

/**
 * The settings of each control or plug-in that a map may name: the key that names it, its name, the key that holds its
 * settings, and their contract.
 */
export function settingsIn(
  { schema }: Part,
  contracts: Contracts,
): { key: string; name: string; settings: string; contract: Part }[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, property]) =>
    (namesIn(property, contracts) ?? []).flatMap((name) => {
      const { folder = '', settings = '' } = byReference[String(property['x-ref'])] ?? {};
      return { key, name, settings, contract: wholeOf(`${folder}/${name}.schema.json`, contracts) };
    }),
  );
}
