import { requirementOf } from './rules.ts';
import {
  asGroup,
  isConstant,
  isGroup,
  isNamedValue,
  linesIn,
  opposite,
  tidied,
  type Line,
  type Node,
  type Sign,
  type Value,
} from './tree.ts';

type YamlMap = Readonly<Record<string, unknown>>;

/**
 * A condition of fields as lines: { city: { const: pune } }.
 * Returns  undefined if lines cannot express it
 */
export function ofMap(map: unknown): Node | undefined {
  const node = toTell(map);
  return node && linesIn(node).every(({ sign }) => sign !== 'fits') ? node : undefined;
}

/** The same for a sentence, which can also say what lines cannot, such as a pattern. */
export function toTell(map: unknown): Node | undefined {
  const lines = linesOfMap(map);
  return lines && tidied({ join: 'all', lines });
}

function linesOfMap(map: unknown): Node[] | undefined {
  if (!isData(map)) return undefined;
  return together(
    Object.entries(map).map(([key, value]) => {
      if (key === 'not') return opposed(toTell(value));
      if (key !== 'anyOf') return ofRule(key, value);
      const branches = Array.isArray(value) ? together(value.map((one) => asOne(toTell(one)))) : undefined;
      return branches && [{ join: 'any', lines: branches }];
    }),
  );
}

const asOne = <Part>(part: Part | undefined): Part[] | undefined => part && [part];

const opposed = (node: Node | undefined): Node[] | undefined => node && [opposite(node)];

/** The lines of all parts; undefined if one part has none. */
function together<Part>(parts: readonly (readonly Part[] | undefined)[]): Part[] | undefined {
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

const isData = (value: unknown): value is YamlMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Schema keywords for a single value. */
const keywordSigns: Readonly<Record<string, Sign>> = {
  const: 'is',
  minimum: 'atLeast',
  exclusiveMinimum: 'above',
  maximum: 'atMost',
  exclusiveMaximum: 'below',
};

/** JSON Schema keywords for the number of letters or items. */
const counts: Readonly<Record<string, Sign>> = {
  minLength: 'atLeast',
  maxLength: 'atMost',
  minItems: 'atLeast',
  maxItems: 'atMost',
};

const keywords: Readonly<Partial<Record<Sign, string>>> = Object.fromEntries(
  Object.entries(keywordSigns).map(([keyword, sign]) => [sign, keyword]),
);

/** The rule of one field as lines. */
function ofRule(name: string, rule: unknown): Node[] | undefined {
  if (!isData(rule)) return undefined;
  const entries = Object.entries(rule);
  if (entries.length === 0) return [{ name, sign: 'answered', values: [] }];
  return together(
    entries.map(([keyword, value]): Node[] | undefined => {
      const line = (sign: Sign, values: readonly Value[] | undefined): Node[] | undefined =>
        values && [{ name, sign, values }];
      if (Object.hasOwn(keywordSigns, keyword)) return line(keywordSigns[keyword]!, singleValue(value));
      if (Object.hasOwn(counts, keyword))
        return singleValue(value)?.map((most) => ({ name, of: 'count', sign: counts[keyword]!, values: [most] }));
      if (keyword === 'enum') return line('oneOf', listValues(value));
      const inner = isData(value) && Object.keys(value).length === 1 ? value : {};
      if (toldOnly.includes(keyword)) return line('fits', fitsValue(keyword, value));
      const [[turned = '', turnedValue] = []] = Object.entries(inner);
      if (keyword === 'not' && toldOnly.includes(turned))
        return fitsValue(turned, turnedValue)?.map((asked) => ({ name, sign: 'fits', not: true, values: [asked] }));
      if (keyword === 'not')
        return line('const' in inner ? 'other' : 'noneOf', singleValue(inner.const) ?? listValues(inner.enum));
      return keyword === 'contains' ? line('includes', singleValue(inner.const) ?? listValues(inner.enum)) : undefined;
    }),
  );
}

/** JSON Schema keywords that only a sentence can say. */
const toldOnly: readonly string[] = ['pattern', 'multipleOf', 'format'];

function fitsValue(keyword: string, value: unknown): readonly string[] | undefined {
  const asked = requirementOf(keyword, value);
  return asked === undefined ? undefined : [asked];
}

function singleValue(value: unknown): readonly Value[] | undefined {
  if (isData(value)) {
    const { $constant: name } = value;
    return typeof name === 'string' ? [{ name }] : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : undefined;
}

/** The values of a list, which may be one constant. */
function listValues(value: unknown): readonly Value[] | undefined {
  if (!Array.isArray(value)) return isData(value) ? constantList(value) : undefined;
  const values = value.map(singleValue);
  return values.includes(undefined) ? undefined : values.flatMap((one) => one ?? []);
}

const constantList = ({ $constant: name }: YamlMap): readonly Value[] | undefined =>
  typeof name === 'string' ? [{ name, all: true }] : undefined;

/**
 * Lines as a condition of fields.
 * Returns  undefined if only an expression can say it, such as a comparison with another field
 */
export function toMap(condition: Node): YamlMap | undefined {
  const node = tidied(condition);
  if (isGroup(node) && node.join === 'any') {
    const branches = node.lines.map(toMap);
    return branches.includes(undefined) || branches.length < 2 ? undefined : { anyOf: branches };
  }
  const made: Record<string, unknown> = {};
  const opposites: YamlMap[] = [];
  for (const line of asGroup(node).lines) {
    const isTurned = !isGroup(line) && line.not;
    const part = isTurned ? toMap(opposite(line)) : isGroup(line) ? toMap(line) : ofLine(line);
    if (!part || !add(made, isTurned ? { not: part } : part, isTurned ? opposites : undefined)) return undefined;
  }
  if (opposites.length > 1) made.not = { anyOf: opposites };
  return Object.keys(made).length === 0 ? undefined : made;
}

/**
 * Lines as a condition of fields for the compiler, even if it is hard to read.
 * Returns  undefined if only an expression can say it
 */
export function meantBy(node: Node): YamlMap | undefined {
  if (!isGroup(node)) {
    const held = ofLine(node) ?? lookedFor(node);
    return held && node.not ? { not: held } : held;
  }
  const parts = together(node.lines.map((line) => asOne(meantBy(line))));
  if (!parts || node.join === 'any') return parts && { anyOf: parts };
  return parts.reduce((one, other) => {
    const isFree = Object.keys(other).every((key) => !Object.hasOwn(one, key));
    return isFree ? { ...one, ...other } : { not: { anyOf: [{ not: one }, { not: other }] } };
  });
}

/** Adds a part to a condition. `opposites`: negated parts that hold together; a single one is written as it is. */
function add(made: Record<string, unknown>, part: YamlMap, opposites: YamlMap[] | undefined): boolean {
  if (opposites) opposites.push(part.not as YamlMap);
  for (const [key, value] of Object.entries(part)) {
    if (key === 'not') made.not ??= value;
    else if (!Object.hasOwn(made, key)) made[key] = value;
    else if (key === 'anyOf' || !standTogether(made[key] as YamlMap, value as YamlMap)) return false;
    else made[key] = { ...(made[key] as YamlMap), ...(value as YamlMap) };
  }
  return true;
}

/** Whether one field can have both rules: at least this and at most that. */
function standTogether(one: YamlMap, other: YamlMap): boolean {
  const [first, second] = [Object.keys(one), Object.keys(other)];
  return first.length > 0 && second.length > 0 && second.every((keyword) => !first.includes(keyword));
}

function ofLine({ name, of, sign, values }: Line): YamlMap | undefined {
  if (of || isConstant(name)) return undefined;
  const given = values.map(asYaml);
  if (given.includes(undefined)) return undefined;
  const [value] = given;
  const [first] = values;
  const isList = first !== undefined && isNamedValue(first) && first.all === true;
  const all = isList ? value : given;
  if (isList && !['oneOf', 'noneOf', 'includes'].includes(sign)) return undefined;
  switch (sign) {
    case 'answered':
      return { [name]: {} };
    case 'oneOf':
      return { [name]: { enum: all } };
    case 'other':
      return { [name]: { not: { const: value } } };
    case 'noneOf':
      return { [name]: { not: { enum: all } } };
    case 'includes':
      return { [name]: { contains: values.length === 1 && !isList ? { const: value } : { enum: all } } };
    default: {
      const keyword = keywords[sign];
      // In JSON Schema, only numbers are in order.
      const isOrdered = typeof value !== 'string' && typeof value !== 'boolean';
      return keyword === undefined || !(isOrdered || sign === 'is') ? undefined : { [name]: { [keyword]: value } };
    }
  }
}

/** A search in a text as a pattern, which is harder to read. */
function lookedFor({ name, sign, values: [text] }: Line): YamlMap | undefined {
  const [before, after] = edges[sign] ?? [];
  if (typeof text !== 'string' || before === undefined || after === undefined) return undefined;
  return { [name]: { pattern: `${before}${text.replace(/[\^$\\.*+?()[\]{}|]/g, '\\$&')}${after}` } };
}

/** The start and the end of a pattern that looks for a text. */
const edges: Readonly<Partial<Record<Sign, readonly [before: string, after: string]>>> = {
  contains: ['', ''],
  startsWith: ['^', ''],
  endsWith: ['', '$'],
};

/** A value as it is written in YAML. */
function asYaml(value: Value): unknown {
  if (!isNamedValue(value)) return value;
  return isConstant(value.name) ? { $constant: value.name } : undefined;
}
