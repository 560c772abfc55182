import type { Contracts, JsonSchema } from '../../../../compiler/check/contracts.ts';
import { typeName } from '../../../../compiler/check/reason.ts';
import { dated } from '../../../../authoring/language/contract/dated.ts';
import {
  allowedNames,
  partOf,
  settingsIn,
  wholeOf,
  type ContractPart,
} from '../../../../authoring/language/contract/parts.ts';
import {
  aConstant,
  partKey,
  perhapsConstant,
  placeholder,
  takenDefinitions,
  takesPart,
} from '../../../../authoring/language/contract/taken.ts';

/** How a map is read: by itself, or merged over the part of its `$ref`. If merged, it need not be complete. */
type Reading = 'whole' | 'laid';

/** Keywords that require something. */
const requiring: readonly string[] = ['required', 'minProperties', 'dependencies'];

/** Keywords that are written where a definition is used, or that only contracts have, so not in definitions. */
const notInDefinitions: readonly string[] = [
  '$schema',
  '$id',
  'definitions',
  'title',
  'description',
  'type',
  'anyOf',
  'oneOf',
];

/**
 * A contract for editors: self-contained, and for source files, before constants and parts of other files are filled in
 * (compiler/fill/fill.ts).
 */
export class EditorSchema {
  private readonly definitions: Record<string, JsonSchema>;

  /**
   * `filled`: whether files of this kind are filled in. Constants are not. `templates`: whether they may have fields
   * made for each item of a list.
   */
  constructor(
    private readonly contracts: Contracts,
    private readonly filled: boolean,
    private readonly templates: boolean,
  ) {
    this.definitions = filled ? { ...takenDefinitions } : {};
  }

  of(file: string): JsonSchema {
    const $comment = 'Made from schemas/ by `npm run types`. Do not edit.';
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $comment,
      ...this.value(wholeOf(file, this.contracts), 'whole'),
      definitions: this.definitions,
    };
  }

  /** The schema for a value of this part. */
  private value(part: ContractPart, reading: Reading): JsonSchema {
    const { schema } = part;
    const { title, description, type } = schema;
    const words = { title, description };
    const branches = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
    if (branches)
      return {
        ...words,
        anyOf: [
          ...branches.map((branch, index) => this.branch(this.part(branch, part, index))),
          ...(this.filled ? [aConstant] : []),
        ],
      };
    if (isMap(schema)) return { ...words, type, errorMessage: mustBe(type), ...this.map(part, reading) };
    const choices = schema.enum ?? allowedNames(schema, this.contracts);
    if (choices && this.filled) return { ...words, anyOf: [{ description, enum: choices }, aConstant] };
    const simple = {
      ...words,
      ...(type === undefined ? {} : { type, errorMessage: mustBe(type) }),
      ...formMessage(schema),
      ...this.body(part, reading),
    };
    // A part without a type already allows constants, and a constant part needs none.
    if (!this.filled || type === undefined || 'const' in schema || isListOfMaps(simple)) return simple;
    const isNumber = this.templates && (type === 'number' || type === 'integer');
    const inBraces = isNumber ? { pattern: placeholder, patternErrorMessage: mustBe(type) } : {};
    return {
      ...simple,
      ...inBraces,
      type: [type, 'object', ...(isNumber ? ['string'] : [])].flat(),
      allOf: [perhapsConstant],
    };
  }

  /** One of several alternatives. */
  private branch(part: ContractPart): JsonSchema {
    const { description, type } = part.schema;
    return isMap(part.schema) ? this.value(part, 'whole') : { description, type, ...this.body(part, 'whole') };
  }

  private map(part: ContractPart, reading: Reading): JsonSchema {
    if (!['properties', 'additionalProperties', 'allOf'].some((keyword) => keyword in part.schema))
      return this.body(part, reading);
    if (!this.filled || reading === 'laid') return { allOf: [this.defined(part, reading)] };
    return { if: takesPart, then: this.defined(part, 'laid'), else: this.defined(part, 'whole') };
  }

  /** A reference to the definition of a map, which is created on first use. */
  private defined(part: ContractPart, reading: Reading): JsonSchema {
    const name = reading === 'laid' ? `laid:${part.name}` : part.name;
    if (!(name in this.definitions)) {
      // A part may contain itself, so reserve its name first.
      this.definitions[name] = {};
      this.definitions[name] = reading === 'laid' ? this.laid(part) : this.body(part, reading);
    }
    return { title: part.schema.title, $ref: `#/definitions/${name}` };
  }

  /** The schema of the keys beside a `$ref`. Most keys are the same as in a complete map, so they refer to it. */
  private laid(part: ContractPart): JsonSchema {
    this.defined(part, 'whole');
    const { properties: whole } = this.body(part, 'whole') as { properties?: JsonSchema };
    const { properties = {}, ...body } = this.body(part, 'laid') as { properties?: JsonSchema };
    const isSame = (key: string): boolean => JSON.stringify(properties[key]) === JSON.stringify(whole?.[key]);
    const keys = Object.keys(properties).map(
      (key) => [key, isSame(key) ? { $ref: `#/definitions/${part.name}/properties/${key}` } : properties[key]] as const,
    );
    return { properties: { ...partKey, ...Object.fromEntries(keys) }, ...body };
  }

  /** All keywords of a part except its type. */
  private body(part: ContractPart, reading: Reading): JsonSchema {
    const keywords = Object.entries(part.schema).filter(
      ([keyword]) =>
        !keyword.startsWith('x-') &&
        !notInDefinitions.includes(keyword) &&
        !(reading === 'laid' && requiring.includes(keyword)),
    );
    const body: JsonSchema = Object.fromEntries(
      keywords.map(([keyword, value]) => [keyword, this.keyword(keyword, value as JsonSchema, part, reading)]),
    );
    const settings = settingsIn(part, this.contracts);
    return settings.length === 0
      ? body
      : {
          ...body,
          allOf: [...((body.allOf ?? []) as JsonSchema[]), ...settings.map((one) => this.settings(one, reading))],
        };
  }

  private keyword(keyword: string, value: JsonSchema, part: ContractPart, reading: Reading): unknown {
    switch (keyword) {
      case 'properties':
        return Object.fromEntries(
          Object.entries(value).map(([key, property]) => [
            key,
            this.value(this.part(property as JsonSchema, part, key), reading),
          ]),
        );
      case 'additionalProperties':
        return typeof value === 'object' ? this.value(this.part(value, part, 'each'), reading) : value;
      // A key is a text without parts.
      case 'propertyNames':
        return this.body(this.part(value, part, keyword), 'whole');
      // Lists are never merged.
      case 'items':
        return this.value(
          this.filled ? dated(this.part(value, part, 'item')) : this.part(value, part, 'item'),
          'whole',
        );
      case 'allOf':
        return (value as unknown as JsonSchema[]).map((one, index) => this.more(one, part, index, reading));
      case 'then':
        return this.more(value, part, keyword, reading);
      default:
        return value;
    }
  }

  /** Additional requirements of a contract for the same map. */
  private more(schema: JsonSchema, within: ContractPart, key: string | number, reading: Reading): JsonSchema {
    const own = this.part(schema, within, key);
    // A block is an item of its page, and each block's contract lists its keys.
    const part = own.file.startsWith('blocks/') ? dated(own) : own;
    return schema.$ref
      ? { description: part.schema.description, ...this.defined(part, reading) }
      : this.body(part, reading);
  }

  /** The schema of the settings of a named control or plug-in. */
  private settings(
    { key, name, settings, contract }: ReturnType<typeof settingsIn>[number],
    reading: Reading,
  ): JsonSchema {
    const needed = reading === 'whole' && contract.schema.required ? { required: [settings] } : {};
    return {
      if: { required: [key], properties: { [key]: { const: name } } },
      then: { ...needed, properties: { [settings]: this.value(contract, reading) } },
    };
  }

  private readonly part = (schema: JsonSchema, within: ContractPart, key: string | number): ContractPart =>
    partOf(schema, within, key, this.contracts);
}

const isMap = (schema: JsonSchema): boolean => schema.type === 'object';

/** No constant is a list of maps. */
const isListOfMaps = ({ items }: JsonSchema): boolean => isMap((items ?? {}) as JsonSchema);

const mustBe = (type: unknown): string =>
  `This must be ${[type]
    .flat()
    .map((one) => typeName(String(one)))
    .join(' or ')}.`;

const formMessage = ({ pattern, format, description }: JsonSchema): JsonSchema =>
  pattern === undefined && format === undefined
    ? {}
    : { patternErrorMessage: ['This does not have the right form.', description].filter(Boolean).join(' ') };
