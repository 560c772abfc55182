import type { Contracts, JsonSchema } from '../../../../compiler/check/contracts.ts';
import { typeName } from '../../../../compiler/check/words.ts';
import { dated } from '../../../../authoring/language/contract/dated.ts';
import { namesIn, partOf, settingsIn, wholeOf, type Part } from '../../../../authoring/language/contract/parts.ts';
import {
  aConstant,
  partKey,
  perhapsConstant,
  placeholder,
  taken,
  takesPart,
} from '../../../../authoring/language/contract/taken.ts';

/** How a map is read: by itself, or laid over the part that its `$ref` names. Laid over, it need not be complete. */
type Reading = 'whole' | 'laid';

/** Keywords that can find something missing. */
const requiring: readonly string[] = ['required', 'minProperties', 'dependencies'];

/** Keywords that stand where a definition is used, or that only contracts have, and so not in a definition. */
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
 * A contract as an editor needs it: in one piece, and about a file as it is written, before constants and parts of
 * other files are filled in (compiler/fill/fill.ts).
 */
export class EditorSchema {
  private readonly definitions: Record<string, JsonSchema>;

  /**
   * `filled`: whether files of this kind are filled in. Those of constants are not. `templates`: whether they may have
   * fields that are written for each item of a list.
   */
  constructor(
    private readonly contracts: Contracts,
    private readonly filled: boolean,
    private readonly templates: boolean,
  ) {
    this.definitions = filled ? { ...taken } : {};
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

  /** What may be written where a contract has this part. */
  private value(part: Part, reading: Reading): JsonSchema {
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
    const choices = schema.enum ?? namesIn(schema, this.contracts);
    if (choices && this.filled) return { ...words, anyOf: [{ description, enum: choices }, aConstant] };
    const simple = {
      ...words,
      ...(type === undefined ? {} : { type, errorMessage: mustBe(type) }),
      ...formMessage(schema),
      ...this.body(part, reading),
    };
    // A part without a type admits constants already, and one that is always the same needs none.
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

  /** One of several things that may be written. */
  private branch(part: Part): JsonSchema {
    const { description, type } = part.schema;
    return isMap(part.schema) ? this.value(part, 'whole') : { description, type, ...this.body(part, 'whole') };
  }

  private map(part: Part, reading: Reading): JsonSchema {
    if (!['properties', 'additionalProperties', 'allOf'].some((keyword) => keyword in part.schema))
      return this.body(part, reading);
    if (!this.filled || reading === 'laid') return { allOf: [this.defined(part, reading)] };
    return { if: takesPart, then: this.defined(part, 'laid'), else: this.defined(part, 'whole') };
  }

  /** A reference to the definition of a map, which is made when it is first met. */
  private defined(part: Part, reading: Reading): JsonSchema {
    const name = reading === 'laid' ? `laid:${part.name}` : part.name;
    if (!(name in this.definitions)) {
      // A part may hold itself, so its name is taken before it is made.
      this.definitions[name] = {};
      this.definitions[name] = reading === 'laid' ? this.laid(part) : this.body(part, reading);
    }
    return { title: part.schema.title, $ref: `#/definitions/${name}` };
  }

  /** What may stand beside a `$ref`. Most keys may hold the same as in a complete map, so they refer to it. */
  private laid(part: Part): JsonSchema {
    this.defined(part, 'whole');
    const { properties: whole } = this.body(part, 'whole') as { properties?: JsonSchema };
    const { properties = {}, ...body } = this.body(part, 'laid') as { properties?: JsonSchema };
    const isSame = (key: string): boolean => JSON.stringify(properties[key]) === JSON.stringify(whole?.[key]);
    const keys = Object.keys(properties).map(
      (key) => [key, isSame(key) ? { $ref: `#/definitions/${part.name}/properties/${key}` } : properties[key]] as const,
    );
    return { properties: { ...partKey, ...Object.fromEntries(keys) }, ...body };
  }

  /** Everything that a part requires except its type. */
  private body(part: Part, reading: Reading): JsonSchema {
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

  private keyword(keyword: string, value: JsonSchema, part: Part, reading: Reading): unknown {
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
      // A list is never laid over another.
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

  /** What a contract requires of the same map in addition. */
  private more(schema: JsonSchema, within: Part, key: string | number, reading: Reading): JsonSchema {
    const own = this.part(schema, within, key);
    // A block is an item of its page, and the contract of each block says which keys it may have.
    const part = own.file.startsWith('blocks/') ? dated(own) : own;
    return schema.$ref
      ? { description: part.schema.description, ...this.defined(part, reading) }
      : this.body(part, reading);
  }

  /** What is required of the settings once a control or plug-in is named. */
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

  private readonly part = (schema: JsonSchema, within: Part, key: string | number): Part =>
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
