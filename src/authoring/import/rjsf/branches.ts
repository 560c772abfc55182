import { isMap } from '../../../compiler/read/shape.ts';
import { allHold, answer, answered, any, compare, not, constantOf, type Expression } from '../expression.ts';
import type { Json, Question } from '../form.ts';
import { list, map, maps, readOr, text } from '../reading.ts';
import { conditionOf, answerRule } from './conditions.ts';
import type { Inside } from './field.ts';
import type { SchemaWalk } from './walk.ts';

/** The question which of several alternatives applies. */
export function whichOf(
  branches: readonly Json[],
  inside: Inside & { readonly title: string; readonly required?: boolean },
  walk: SchemaWalk,
) {
  const titles = branches.map(
    (branch, index) => text(walk.resolver.resolve(branch, inside.at, []).schema.title) ?? `Option ${index + 1}`,
  );
  const id = `${inside.id}kind`;
  walk.reading.lost.push({
    at: inside.at,
    what: `alternatives: ${titles.map((one) => `"${one}"`).join(', ')}`,
    way: `The question ${id} asks which of them applies: give it a better title and choices.`,
  });
  const question: Question = {
    at: inside.at,
    id,
    type: 'string',
    title: inside.title,
    choices: titles.map((label, index) => ({
      value: `option${index + 1}`,
      label: titles.indexOf(label) < index ? `${label} (${index + 1})` : label,
    })),
    rules: {},
    required: inside.required === true,
    words: {},
    ui: inside.group === undefined ? {} : { group: inside.group },
    when: inside.when,
  };
  return { question, is: (index: number) => compare(answer(id), '==', constantOf(`option${index + 1}`)) };
}

export interface Branch {
  readonly part: Json;
  readonly at: string;
  readonly when: Expression | undefined;
  /** Its condition is lost: its questions are always asked, and its rules are left out. */
  readonly isLost?: boolean;
  readonly questions?: readonly Question[];
}

/** The keys of a part that ask or demand something. */
const sayings = ['properties', 'required', 'allOf', 'anyOf', 'if', 'dependencies', 'dependentSchemas'];

/** The parts of a schema that hold only under a condition. */
export function branchesOf(schema: Json, inside: Inside, walk: SchemaWalk): Branch[] {
  const { at, id } = inside;
  const idOf = (name: string): string => `${id}${name}`;
  const found: Branch[] = [];
  for (const key of ['then', 'else'])
    if (!isMap(schema.if) && isMap(schema[key]) && Object.keys(schema[key]).length > 0)
      walk.reading.lost.push({
        at: `${at}/${key}`,
        what: `${key} without if: ${JSON.stringify(schema[key])}`,
        way: 'It never holds: write its condition.',
      });
  if (isMap(schema.if)) {
    const test = schema.if;
    const when = readOr(walk.reading, `${at}/if`, JSON.stringify(test), () => conditionOf(test, idOf));
    for (const [key, part] of [
      ['then', schema.then],
      ['else', schema.else],
    ] as const)
      if (isMap(part) && when) found.push({ part, at: `${at}/${key}`, when: key === 'then' ? when : not(when) });
      else if (isMap(part))
        found.push({ part, at: `${at}/${key}`, when: undefined, isLost: Object.keys(test).length > 0 });
  }
  const dependents = { ...map(schema.dependencies), ...map(schema.dependentRequired), ...map(schema.dependentSchemas) };
  for (const [name, part] of Object.entries(dependents)) {
    const when = answered(answer(idOf(name)));
    const place = `${at}/dependencies/${name}`;
    if (Array.isArray(part)) found.push({ part: { required: part }, at: place, when });
    else if (isMap(part)) {
      const { schema: inner, branches } = walk.resolver.resolve(part, place, inside.around);
      const { oneOf, ...own } = inner;
      const rest = { ...own, ...(branches.length > 0 && { allOf: branches.map((one) => one.part) }) };
      if (sayings.some((key) => key in rest)) found.push({ part: rest, at: place, when });
      found.push(...alternativesOf(maps(oneOf), { ...inside, at: `${place}/oneOf` }, walk, name));
    }
  }
  for (const key of ['oneOf', 'anyOf'] as const)
    found.push(...alternativesOf(maps(schema[key]), { ...inside, at: `${at}/${key}` }, walk));
  return found;
}

/** Alternatives of an object: told apart by a fixed answer in each, or by a question of their own. */
function alternativesOf(given: readonly Json[], inside: Inside, walk: SchemaWalk, by?: string): Branch[] {
  if (given.length === 0) return [];
  const parts = given.map((part, index) => walk.resolver.resolve(part, `${inside.at}/${index}`, inside.around).schema);
  const isFixed = (rule: unknown): boolean => isMap(rule) && ('const' in rule || Array.isArray(rule.enum));
  const name =
    by ??
    Object.keys(map(parts[0]?.properties)).find((one) => parts.every((part) => isFixed(map(part.properties)[one])));
  if (parts.every((part) => !isMap(part.properties))) return requiredAlternatives(parts, inside, walk);
  if (name !== undefined)
    return parts.flatMap((part, index): Branch[] => {
      const { [name]: rule, ...properties } = map(part.properties);
      if (!isMap(rule)) {
        walk.reading.lost.push({
          at: `${inside.at}/${index}`,
          what: `a part that does not say for which ${name} it is`,
          way: `Write under ui of its questions for which ${name} they are shown.`,
        });
        return [{ part, at: `${inside.at}/${index}`, when: answered(answer(`${inside.id}${name}`)) }];
      }
      const when = readOr(walk.reading, `${inside.at}/${index}`, JSON.stringify(rule), () =>
        answerRule(answer(`${inside.id}${name}`), ruleOnly(rule)),
      );
      return [
        {
          part: { ...part, properties },
          at: `${inside.at}/${index}`,
          when,
          questions: by === undefined ? chooserOf(parts, name, inside, index) : [],
        },
      ];
    });
  const which = whichOf(parts, { ...inside, title: inside.group ?? 'Which of these applies?' }, walk);
  return parts.map((part, index) => ({
    part,
    at: `${inside.at}/${index}`,
    when: which.is(index),
    questions: index === 0 ? [which.question] : [],
  }));
}

/** Of a fixed answer, what it must be. */
const ruleOnly = ({ const: fixed, enum: values, ...rest }: Json): Json =>
  fixed !== undefined ? { const: fixed } : values !== undefined ? { enum: values } : rest;

/** The question that tells alternatives apart, if only they name it. Its twin in the form, if any, is merged. */
function chooserOf(parts: readonly Json[], name: string, inside: Inside, index: number): Question[] {
  if (index > 0) return [];
  const rules = parts.map((part) => map(map(part.properties)[name]));
  const values = rules.flatMap((rule) => ('const' in rule ? [rule.const] : list(rule.enum))).map(String);
  return [
    {
      at: inside.at,
      id: `${inside.id}${name}`,
      type: 'string',
      title: text(rules[0]?.title) ?? name,
      choices: [...new Set(values)].map((one) => ({ value: one, label: one })),
      rules: { chooser: true },
      required: true,
      words: {},
      ui: inside.group === undefined ? {} : { group: inside.group },
      when: inside.when,
    },
  ];
}

/** Alternatives that only say which answers are required: at least one of these sets. */
function requiredAlternatives(parts: readonly Json[], inside: Inside, { rules, reading }: SchemaWalk): Branch[] {
  const sets = parts.map((part) => list(part.required).map(String));
  if (sets.some((set) => set.length === 0)) {
    reading.lost.push({
      at: inside.at,
      what: `alternatives: ${JSON.stringify(parts)}`,
      way: 'Write an assert under rules.',
    });
    return [];
  }
  const holds = any(...sets.map((set) => allHold(...set.map((name) => answered(answer(`${inside.id}${name}`))))))!;
  rules.push({
    at: inside.at,
    holds: inside.when ? any(not(inside.when), holds)! : holds,
    beside: `${inside.id}${sets[0]![0]!}`,
    message: undefined,
  });
  return [];
}
