import { askedBy } from './rules.ts';
import {
  asGroup,
  isConstant,
  isGroup,
  isNamed,
  linesIn,
  opposite,
  tidied,
  type Line,
  type Node,
  type Sign,
  type Value,
} from './tree.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * The lines that a condition of fields says: { city: { const: pune } }.
 * Returns  undefined where it says more than lines can
 */
export function ofMap(map: unknown): Node | undefined {
  const node = toTell(map);
  return node && linesIn(node).every(({ sign }) => sign !== 'fits') ? node : undefined;
}

/** The same to be told in words, which say also what lines cannot: what a pattern asks. */
export function toTell(map: unknown): Node | undefined {
  const lines = linesOf(map);
  return lines && tidied({ join: 'all', lines });
}

function linesOf(map: unknown): Node[] | undefined {
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

/** The lines of all parts, when each has some. */
function together<Part>(parts: readonly (readonly Part[] | undefined)[]): Part[] | undefined {
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the words of JSON Schema for a single value mean. */
const signs: Readonly<Record<string, Sign>> = {
  const: 'is',
  minimum: 'atLeast',
  exclusiveMinimum: 'above',
  maximum: 'atMost',
  exclusiveMaximum: 'below',
};

/** What the words of JSON Schema for how many letters or items there are mean. */
const counts: Readonly<Record<string, Sign>> = {
  minLength: 'atLeast',
  maxLength: 'atMost',
  minItems: 'atLeast',
  maxItems: 'atMost',
};

const keywords: Readonly<Partial<Record<Sign, string>>> = Object.fromEntries(
  Object.entries(signs).map(([keyword, sign]) => [sign, keyword]),
);

/** What a rule asks of the answer to a field. */
function ofRule(name: string, rule: unknown): Node[] | undefined {
  if (!isData(rule)) return undefined;
  const entries = Object.entries(rule);
  if (entries.length === 0) return [{ name, sign: 'answered', values: [] }];
  return together(
    entries.map(([keyword, value]): Node[] | undefined => {
      const line = (sign: Sign, values: readonly Value[] | undefined): Node[] | undefined =>
        values && [{ name, sign, values }];
      if (Object.hasOwn(signs, keyword)) return line(signs[keyword]!, valueOf(value));
      if (Object.hasOwn(counts, keyword))
        return valueOf(value)?.map((most) => ({ name, of: 'count', sign: counts[keyword]!, values: [most] }));
      if (keyword === 'enum') return line('oneOf', valuesOf(value));
      const inner = isData(value) && Object.keys(value).length === 1 ? value : {};
      if (toldOnly.includes(keyword)) return line('fits', fitting(keyword, value));
      const [[turned = '', turnedValue] = []] = Object.entries(inner);
      if (keyword === 'not' && toldOnly.includes(turned))
        return fitting(turned, turnedValue)?.map((asked) => ({ name, sign: 'fits', not: true, values: [asked] }));
      if (keyword === 'not')
        return line('const' in inner ? 'other' : 'noneOf', valueOf(inner.const) ?? valuesOf(inner.enum));
      return keyword === 'contains' ? line('includes', valueOf(inner.const) ?? valuesOf(inner.enum)) : undefined;
    }),
  );
}

/** The words of JSON Schema that have no line. */
const toldOnly: readonly string[] = ['pattern', 'multipleOf', 'format'];

function fitting(keyword: string, value: unknown): readonly string[] | undefined {
  const asked = askedBy(keyword, value);
  return asked === undefined ? undefined : [asked];
}

function valueOf(value: unknown): readonly Value[] | undefined {
  if (isData(value)) {
    const { $constant: name } = value;
    return typeof name === 'string' ? [{ name }] : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : undefined;
}

/** The values of a list, which may be a constant as a whole. */
function valuesOf(value: unknown): readonly Value[] | undefined {
  if (!Array.isArray(value)) return isData(value) ? listOf(value) : undefined;
  const values = value.map(valueOf);
  return values.includes(undefined) ? undefined : values.flatMap((one) => one ?? []);
}

const listOf = ({ $constant: name }: Data): readonly Value[] | undefined =>
  typeof name === 'string' ? [{ name, all: true }] : undefined;

/**
 * The condition of fields that says the same as some lines.
 * Returns  undefined where only an expression can say it, such as what is compared with another field
 */
export function toMap(condition: Node): Data | undefined {
  const node = tidied(condition);
  if (isGroup(node) && node.join === 'any') {
    const branches = node.lines.map(toMap);
    return branches.includes(undefined) || branches.length < 2 ? undefined : { anyOf: branches };
  }
  const made: Record<string, unknown> = {};
  const opposites: Data[] = [];
  for (const line of asGroup(node).lines) {
    const isTurned = !isGroup(line) && line.not;
    const part = isTurned ? toMap(opposite(line)) : isGroup(line) ? toMap(line) : ofLine(line);
    if (!part || !add(made, isTurned ? { not: part } : part, isTurned ? opposites : undefined)) return undefined;
  }
  if (opposites.length > 1) made.not = { anyOf: opposites };
  return Object.keys(made).length === 0 ? undefined : made;
}

/**
 * The condition of fields that means the same as some lines, however clumsy it reads. The compiler works with it.
 * Returns  undefined where only an expression can say it
 */
export function meantBy(node: Node): Data | undefined {
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

/** Adds a part to a condition. `opposites`: those that hold together, of which one alone is written as it is. */
function add(made: Record<string, unknown>, part: Data, opposites: Data[] | undefined): boolean {
  if (opposites) opposites.push(part.not as Data);
  for (const [key, value] of Object.entries(part)) {
    if (key === 'not') made.not ??= value;
    else if (!Object.hasOwn(made, key)) made[key] = value;
    else if (key === 'anyOf' || !standTogether(made[key] as Data, value as Data)) return false;
    else made[key] = { ...(made[key] as Data), ...(value as Data) };
  }
  return true;
}

/** Whether one field can have both rules: at least this and at most that. */
function standTogether(one: Data, other: Data): boolean {
  const [first, second] = [Object.keys(one), Object.keys(other)];
  return first.length > 0 && second.length > 0 && second.every((keyword) => !first.includes(keyword));
}

function ofLine({ name, of, sign, values }: Line): Data | undefined {
  if (of || isConstant(name)) return undefined;
  const given = values.map(written);
  if (given.includes(undefined)) return undefined;
  const [value] = given;
  const [first] = values;
  const isList = first !== undefined && isNamed(first) && first.all === true;
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

/** A look into a text as a pattern, which says less to a person. */
function lookedFor({ name, sign, values: [text] }: Line): Data | undefined {
  const [before, after] = edges[sign] ?? [];
  if (typeof text !== 'string' || before === undefined || after === undefined) return undefined;
  return { [name]: { pattern: `${before}${text.replace(/[\^$\\.*+?()[\]{}|]/g, '\\$&')}${after}` } };
}

/** What stands before and after a text in a pattern that looks for it. */
const edges: Readonly<Partial<Record<Sign, readonly [before: string, after: string]>>> = {
  contains: ['', ''],
  startsWith: ['^', ''],
  endsWith: ['', '$'],
};

/** A value as a condition of fields has it. */
function written(value: Value): unknown {
  if (!isNamed(value)) return value;
  return isConstant(value.name) ? { $constant: value.name } : undefined;
}
