import type { Contracts, JsonSchema } from '../../../compiler/check/contracts.ts';
import { targetOf, type Placed } from './target.ts';

/** A part of a contract with `$ref` resolved, and the name of its definition. */
export interface ContractPart extends Placed {
  readonly name: string;
  /** For a value with alternatives: the index of the alternative. */
  readonly alternative?: number;
}

/** A whole contract. */
export function wholeOf(file: string, { schemas }: Contracts): ContractPart {
  return { schema: schemas.get(file) ?? {}, file, name: contractName(file) };
}

/** A part inside a part, by key. Throws if its `$ref` has no target, which is a bug in the contract. */
export function partOf(
  schema: JsonSchema,
  within: ContractPart,
  key: string | number,
  { schemas }: Contracts,
): ContractPart {
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return { schema, file: within.file, name: `${within.name}.${key}` };
  const target = targetOf($ref, within.file, schemas);
  if (!target) throw new Error(`${$ref} of schemas/${within.file} has no target`);
  return {
    ...target,
    name: [contractName(target.file), target.name].filter(Boolean).join(':'),
    schema: { ...target.schema, ...beside },
  };
}

const contractName = (file: string): string => file.replace('.schema.json', '').replaceAll('/', '-');

/** For an `x-ref` to a control or plug-in: the folder of the contracts, and the key of the settings. */
const byReference: Readonly<Record<string, { folder: 'fields' | 'plugins'; settings: string }>> = {
  widget: { folder: 'fields', settings: 'options' },
  plugin: { folder: 'plugins', settings: 'with' },
};

/** The controls or plug-ins that a text may name. Undefined for other texts. */
export function allowedNames(
  schema: JsonSchema,
  { schemas, widgets, plugins }: Contracts,
): readonly string[] | undefined {
  const kinds = schema['x-of'] as readonly unknown[] | undefined;
  const folder = byReference[String(schema['x-ref'])]?.folder;
  if (folder === 'fields') return widgets;
  return (
    folder && plugins.filter((name) => !kinds || kinds.includes(schemas.get(`plugins/${name}.schema.json`)?.['x-kind']))
  );
}

/**
 * The settings of each control or plug-in that a map may name: the key that names it, its name, the key of its
 * settings, and their contract.
 */
export function settingsIn(
  { schema }: ContractPart,
  contracts: Contracts,
): { key: string; name: string; settings: string; contract: ContractPart }[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, property]) =>
    (allowedNames(property, contracts) ?? []).flatMap((name) => {
      const { folder = '', settings = '' } = byReference[String(property['x-ref'])] ?? {};
      return { key, name, settings, contract: wholeOf(`${folder}/${name}.schema.json`, contracts) };
    }),
  );
}
