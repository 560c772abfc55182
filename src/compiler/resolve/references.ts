import type { Attributes } from '../../shared/plan/catalog.ts';
import { contractOfItem } from '../check/attributes.ts';
import type { Contracts, JsonSchema } from '../check/contracts.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import type { Path } from '../read/source.ts';
import { whileSame } from '../../shared/memo.ts';

/** A string in config that refers to something, as x-ref of its schema says. */
export interface Reference {
  readonly kind: string;
  readonly value: string;
  readonly path: Path;
  /** The kinds of list or plug-in that are allowed, from x-of beside x-ref; any kind if it is empty. */
  readonly of: readonly string[];
  /** For a message: the values that may fill its braces, from x-values beside its $ref. */
  readonly values?: readonly string[];
  /** For a picture: the key beside it whose words can replace an `alt`, from x-alt beside its $ref. */
  readonly alt?: string;
  /** For a picture: the greatest width at which it is shown, in CSS pixels, from x-shown beside its $ref. */
  readonly shown?: number;
  /** For a form: whether its code loads after the page, when a visitor reaches it, from x-later beside x-ref. */
  readonly isLater?: boolean;
  /** For a form: whether its sent answers are corrected with it, from x-corrects beside x-ref. */
  readonly corrects?: boolean;
  /** For a list: whether each item is a place on the page, from x-places beside x-ref. */
  readonly isPlaces?: boolean;
  /** For a text: whether it is a claim as a whole, from x-claim beside its $ref. */
  readonly isClaim?: boolean;
  /** For a message: whether it can have our markup too, from x-rich beside its $ref. */
  readonly isRich?: boolean;
  /** For a text: which limit of the site holds for its length, from x-limit beside its $ref. */
  readonly limit?: string;
  /** Whether it is a key that visitors read: propertyNames of its schema is a text. Its path ends with the key. */
  readonly isKey?: true;
}

/**
 * Finds every reference in a piece of config, by walking it along its schema (`form.schema.json`, or a definition in
 * it: `form.schema.json#result`). Follows $ref, properties, items, allOf, and if/then whose `if` tests constants.
 */
export function references(data: unknown, contract: string, contracts: Contracts): readonly Reference[] {
  if (!data || typeof data !== 'object') return [];
  return referencesOnce(data, { contract, contracts });
}

/**
 * The same in a file as it is written: also in each value of `$byDay`, and for `$constant` where the name of the
 * constant is, whose path ends with $constant.
 */
export function writtenReferences(data: unknown, contract: string, contracts: Contracts): readonly Reference[] {
  const into: Reference[] = [];
  new Walk(contracts, into, true).visit(data, contracts.schemas.get(contract) ?? {}, contract, []);
  return into;
}

interface ContractContext {
  readonly contract: string;
  readonly contracts: Contracts;
}

/** Cached, because several stages ask for the same. */
const referencesOnce = whileSame(
  (before: ContractContext, now: ContractContext) =>
    before.contract === now.contract && before.contracts === now.contracts,
  (data: object, { contract, contracts }): readonly Reference[] => {
    const [file = '', part] = contract.split('#');
    const whole = contracts.schemas.get(file) ?? {};
    const schema = part === undefined ? whole : ((whole.definitions as Record<string, JsonSchema>)[part] ?? {});
    const into: Reference[] = [];
    new Walk(contracts, into).visit(data, schema, file, []);
    return into;
  },
);

/** Keywords beside a $ref about the strings that the $ref leads to. */
type Beside = Pick<
  Reference,
  'values' | 'alt' | 'shown' | 'isLater' | 'corrects' | 'isPlaces' | 'isClaim' | 'isRich' | 'limit'
>;

function besideOf(schema: JsonSchema, outer: Beside): Beside {
  const { 'x-values': values, 'x-alt': alt, 'x-shown': shown } = schema;
  const {
    'x-later': later,
    'x-corrects': corrects,
    'x-places': places,
    'x-claim': claim,
    'x-rich': rich,
    'x-limit': limit,
  } = schema;
  if ([values, alt, shown, later, corrects, places, claim, rich, limit].every((one) => one === undefined)) return outer;
  return {
    ...outer,
    ...(Array.isArray(values) ? { values: values as readonly string[] } : {}),
    ...(typeof alt === 'string' ? { alt } : {}),
    ...(typeof shown === 'number' ? { shown } : {}),
    ...(later === true ? { isLater: true } : {}),
    ...(corrects === true ? { corrects: true } : {}),
    ...(places === true ? { isPlaces: true } : {}),
    ...(claim === true ? { isClaim: true } : {}),
    ...(rich === true ? { isRich: true } : {}),
    ...(typeof limit === 'string' ? { limit } : {}),
  };
}

class Walk {
  constructor(
    private readonly contracts: Contracts,
    private readonly into: Reference[],
    private readonly asWritten = false,
  ) {}

  visit(data: unknown, schema: JsonSchema, base: string, path: Path, outer: Beside = {}): void {
    const inside = this.asWritten ? valuesInside(data) : undefined;
    if (inside) return inside.forEach(([steps, value]) => this.visit(value, schema, base, [...path, ...steps], outer));
    const beside = besideOf(schema, outer);
    const target = typeof schema.$ref === 'string' ? resolve(schema, base, this.contracts) : undefined;
    if (target) this.visit(data, target.schema, target.base, path, beside);
    if (typeof data === 'string' && typeof schema['x-ref'] === 'string')
      this.into.push({
        kind: schema['x-ref'],
        value: data,
        path,
        of: (schema['x-of'] as readonly string[] | undefined) ?? [],
        ...beside,
      });
    for (const branch of branches(data, schema)) this.visit(data, branch, base, path, beside);
    if (Array.isArray(data)) this.visitItems(data, schema, base, path);
    else if (data && typeof data === 'object') this.visitProperties(data, schema, base, path);
  }

  private visitItems(data: readonly unknown[], schema: JsonSchema, base: string, path: Path): void {
    const items = schema.items as JsonSchema | undefined;
    if (!items || (data.length > many && !mayRefer(items, { base, contracts: this.contracts }))) return;
    for (const [index, item] of data.entries()) this.visit(item, items, base, [...path, index]);
  }

  private visitProperties(data: object, schema: JsonSchema, base: string, path: Path): void {
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
    const others = schema.additionalProperties;
    for (const [key, value] of Object.entries(data)) {
      const property = described(data, key, properties) ?? (Object.hasOwn(properties, key) ? properties[key] : others);
      if (property && typeof property === 'object') this.visit(value, property as JsonSchema, base, [...path, key]);
      if (this.asWritten) this.visitKey(key, schema, base, [...path, key]);
    }
  }

  /** A key that visitors read. Only translations ask for it: all else counts the values. */
  private visitKey(key: string, { propertyNames }: JsonSchema, base: string, path: Path): void {
    const names = propertyNames as JsonSchema | undefined;
    const target = names && typeof names.$ref === 'string' ? resolve(names, base, this.contracts) : undefined;
    const kind = target?.schema['x-ref'];
    if (typeof kind === 'string') this.into.push({ kind, value: key, path, of: [], isKey: true });
  }
}

/** What a value is taken from, with the steps to it; undefined for a value that is written out. */
function valuesInside(data: unknown): (readonly [steps: Path, value: unknown])[] | undefined {
  const { $constant, [byDayKey]: byDay } = Object(data) as Readonly<Record<string, unknown>>;
  if (typeof $constant === 'string') return [[['$constant'], $constant]];
  if (!Array.isArray(byDay)) return undefined;
  return byDay.map((entry: unknown, index) => [
    [byDayKey, index, 'value'],
    (Object(entry) as { readonly value?: unknown }).value,
  ]);
}

/** The contract of a property whose shape the file itself declares, by `x-described-by`. */
export function described(data: object, key: string, properties: Readonly<Record<string, JsonSchema>>) {
  const by = properties[key]?.['x-described-by'] as string | undefined;
  const attributes = by === undefined ? undefined : (data as Readonly<Record<string, Attributes | undefined>>)[by];
  const item = attributes && contractOfItem(attributes);
  return item && (key === 'items' ? { items: item } : item);
}

/** For a longer list, first check whether its items can refer to anything: rows of a table cannot. */
const many = 50;

/** Whether what a schema describes can refer to something. A schema always has the same base and contracts. */
const mayRefer = whileSame(always, (schema: JsonSchema, { base, contracts }: Around): boolean => {
  const seen = new Set<unknown>();
  const look = (one: unknown, from: string): boolean => {
    if (!one || typeof one !== 'object' || seen.has(one)) return false;
    seen.add(one);
    if (Array.isArray(one)) return one.some((inner) => look(inner, from));
    const inner = one as JsonSchema;
    const target = typeof inner.$ref === 'string' ? resolve(inner, from, contracts) : undefined;
    return (
      typeof inner['x-ref'] === 'string' ||
      (target !== undefined && look(target.schema, target.base)) ||
      Object.values(inner).some((part) => look(part, from))
    );
  };
  return look(schema, base);
});

/** The schemas that apply together with this one: allOf, the branches of a choice, and `then` where `if` holds. */
export function branches(data: unknown, schema: JsonSchema): readonly JsonSchema[] {
  const condition = schema.if as { properties?: Record<string, { const?: unknown }> } | undefined;
  const then =
    condition && schema.then && matchesConstants(data, condition.properties ?? {})
      ? [schema.then as JsonSchema]
      : noSchemas;
  const all = choices.flatMap((key) => (schema[key] as JsonSchema[] | undefined) ?? noSchemas);
  return all.length > 0 ? [...all, ...then] : then;
}

const choices = ['allOf', 'oneOf', 'anyOf'] as const;
const noSchemas: readonly JsonSchema[] = [];

const matchesConstants = (data: unknown, wanted: Record<string, { const?: unknown }>): boolean =>
  Object.entries(wanted).every(([key, { const: value }]) => (data as Record<string, unknown> | null)?.[key] === value);

export interface Target {
  readonly schema: JsonSchema;
  readonly base: string;
}

/** The schema that a $ref names; undefined for one outside of schemas/, such as JSON Schema's own. */
export const resolve = (from: JsonSchema, base: string, contracts: Contracts): Target | undefined =>
  targetOf(from, { base, contracts });

/** The context of a schema. */
interface Around {
  readonly base: string;
  readonly contracts: Contracts;
}

const targetOf = whileSame(always, (from: JsonSchema, { base, contracts }: Around): Target | undefined => {
  const [file = '', pointer = ''] = (from.$ref as string).split('#');
  const target = file === '' ? base : new URL(file, `x:/${base}`).pathname.slice(1);
  let schema: unknown = contracts.schemas.get(target);
  for (const step of pointer.split('/').slice(1)) schema = (schema as JsonSchema | undefined)?.[step];
  return schema ? { schema: schema as JsonSchema, base: target } : undefined;
});

/** A schema always has the same context. */
function always(): boolean {
  return true;
}
