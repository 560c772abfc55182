import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { cachedValidators } from '../cache/contract-cache.ts';

export type JsonSchema = Record<string, unknown>;

/** The contracts of schemas/, ready to check with. */
export interface Contracts {
  /** Every schema by its `$id`: form.schema.json, blocks/hero.schema.json. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Names of the blocks, widgets and plug-ins that have a contract. */
  readonly blocks: readonly string[];
  readonly widgets: readonly string[];
  /** The widgets in plug-in folders, which were written for rjsf. */
  readonly pluginWidgets: readonly string[];
  readonly plugins: readonly string[];
  validator(id: string): ValidateFunction;
}

/** What the contract of a plug-in declares, apart from its settings. */
export interface PluginContract {
  /** rules or estimates. */
  readonly kind: string;
  /** The codes that it can report; each needs a message. */
  readonly codes: readonly string[];
  /** The values that its messages can show. */
  readonly values: readonly string[];
  /** Settings that name a field whose answer the plug-in needs. */
  readonly asked: readonly string[];
}

/** The contract of a plug-in; empty for one that does not exist. */
export function pluginContract(plugin: string, { schemas }: Pick<Contracts, 'schemas'>): PluginContract {
  const schema = (schemas.get(`plugins/${plugin}.schema.json`) ?? {}) as {
    'x-kind'?: string;
    'x-codes'?: readonly string[];
    'x-values'?: readonly string[];
    properties?: Readonly<Record<string, { 'x-asked'?: boolean }>>;
  };
  return {
    kind: schema['x-kind'] ?? '',
    codes: schema['x-codes'] ?? [],
    values: schema['x-values'] ?? [],
    asked: Object.entries(schema.properties ?? {}).flatMap(([name, setting]) => (setting['x-asked'] ? [name] : [])),
  };
}

/** What the contract of a control declares, apart from its settings. */
export interface WidgetContract {
  /** The types of answers that it can give. */
  readonly answers: readonly string[];
  /** The formats that these can have. */
  readonly formats: readonly string[];
  /** Keywords that it requires in the schema of its field, such as minimum. */
  readonly needs: readonly string[];
  /** The least that some of these may be. */
  readonly least: Readonly<Record<string, number>>;
  /** Whether it can show computed values, and whether it shows only those. */
  readonly computed: 'only' | 'also' | undefined;
}

/** The contract of a control; undefined for one that does not exist. */
export function widgetContract(widget: string, { schemas }: Pick<Contracts, 'schemas'>): WidgetContract | undefined {
  const schema = schemas.get(`fields/${widget}.schema.json`) as
    | (Readonly<Partial<Record<'x-answers' | 'x-formats' | 'x-needs', readonly string[]>>> & {
        'x-computed'?: WidgetContract['computed'];
        'x-least'?: WidgetContract['least'];
      })
    | undefined;
  if (!schema) return undefined;
  const {
    'x-answers': answers = [],
    'x-formats': formats = [],
    'x-needs': needs = [],
    'x-least': least = {},
    'x-computed': computed,
  } = schema;
  return { answers, formats, needs, least, computed };
}

/** Where contracts are stored besides the project's schemas/. */
interface ContractPlaces {
  /** A folder for the compiled contracts. Without it they are compiled each time. */
  readonly cache?: string | undefined;
  /** The folder that contains config/; its plug-ins may have widgets too. */
  readonly site?: string | undefined;
}

/**
 * Reads all schemas under schemas/ of the project, and the contracts beside widgets in plug-in folders.
 * Throws when one of them is not a schema, because that is a defect of the code and not of config.
 */
export function readContracts(project: string, { cache, site = project }: ContractPlaces = {}): Contracts {
  const folder = join(project, 'schemas');
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), path] as const);
  const plain = widgetsOfPlugins(project, site);
  const paths = new Map([...own, ...plain.map(({ file, path }) => [file, path] as const)].sort());
  const files = [...paths.keys()];
  if (files.length < own.length + plain.length) throw new Error(twice(own, plain));
  const texts = new Map([...paths].map(([file, path]) => [file, readFileSync(path, 'utf8')]));
  const schemas = new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as JsonSchema]));
  for (const { file, path, drawnBy } of plain) {
    const contract = schemas.get(file) ?? {};
    if (!frames.includes(contract['x-frame']))
      throw new Error(`${path}: x-frame is one of ${frames.join(', ').trim()}`);
    schemas.set(file, { ...contract, 'x-drawn-by': drawnBy });
  }
  const asked = files.filter((file) => !/^(blocks\/|blocks\.|common\.)/.test(file));
  let ajv: Ajv | undefined;
  const compiled =
    cache === undefined
      ? undefined
      : cachedValidators(cache, [...texts].flat(), asked, () => (ajv ??= compiler(schemas, true)));
  const named = (kind: string) =>
    files
      .filter((file) => file.startsWith(`${kind}/`))
      .map((file) => file.slice(kind.length + 1, -'.schema.json'.length));
  return {
    schemas,
    blocks: named('blocks'),
    widgets: named('fields'),
    pluginWidgets: plain.map(({ name }) => name),
    plugins: named('plugins'),
    validator: (id) => {
      const validate = compiled?.(id) ?? (ajv ??= compiler(schemas, false)).getSchema(id);
      if (!validate) throw new Error(`schemas/${id} is missing`);
      return validate as ValidateFunction;
    },
  };
}

/** What can be drawn around a widget of a plug-in; `label` if its contract does not say. */
const frames: readonly unknown[] = [undefined, 'label', 'group', 'self', 'none'];

/** Names the control that has two contracts. */
function twice(
  own: readonly (readonly [file: string, path: string])[],
  plain: ReturnType<typeof widgetsOfPlugins>,
): string {
  const all = [...own, ...plain.map(({ file, path }) => [file, path] as const)];
  const [second, path] = all.find(([file], index) => all.findIndex(([other]) => other === file) < index) ?? [];
  return `${path}: ${all.find(([file]) => file === second)?.[1]} has the same name. Give its folder another one.`;
}

/**
 * The contracts of widgets that were written for rjsf. Each is beside its widget, in a folder of src/plugins, or of
 * plugins/ of another site; the folder has the name of the control.
 */
function widgetsOfPlugins(project: string, site: string): Record<'name' | 'file' | 'path' | 'drawnBy', string>[] {
  const rooms = [join(project, 'src/plugins'), ...(site === project ? [] : [join(site, 'plugins')])];
  return rooms.filter(existsSync).flatMap((room) =>
    readdirSync(room)
      .map((name) => ({ name, path: join(room, name, 'contract.schema.json') }))
      .filter(({ path }) => existsSync(path))
      .map(({ name, path }) => ({
        name,
        file: `fields/${name}.schema.json`,
        path,
        drawnBy: join(room, name, 'widget.tsx'),
      })),
  );
}

/** Ajv with every contract. `source` keeps the code that it compiles, so that the code can be cached. */
function compiler(schemas: ReadonlyMap<string, JsonSchema>, source: boolean): Ajv {
  // Ajv can shorten its code in a further pass, but that takes longer than checking the files.
  const ajv = formats.default(
    new Ajv({ allErrors: true, strict: false, verbose: true, code: { source, optimize: false } }),
  );
  for (const [file, schema] of schemas) ajv.addSchema({ ...schema, $id: file });
  return ajv;
}
