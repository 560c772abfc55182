import { allHold, CannotSay, not, type Expression } from '../../import/expression.ts';
import type { Json, Rule } from '../../import/form.ts';
import { tell } from '../../import/tell.ts';
import { negated } from '../logic.ts';
import type { ExportedChoice, ExportedQuestion } from '../form.ts';
import { optional } from '../question.ts';
import { schemaOf, within, type FindAsked } from './conditions.ts';
import { fieldSchema } from './field.ts';
import { merged, type SchemaTarget } from './target.ts';

/** The schema of an object with these questions, and the rules that hold between them. */
export function objectOf(questions: readonly ExportedQuestion[], rules: readonly Rule[], target: SchemaTarget): Json {
  const byId = new Map(questions.map((one) => [one.id, one]));
  const find: FindAsked = (id) => {
    const found = byId.get(id);
    if (!found) throw new CannotSay(`${id} is not asked in the same object`);
    if (!found.sent) throw new CannotSay(`${id} is not sent`);
    return { path: found.path, type: found.type };
  };
  const parts = questions.map((one) => partOf(one, find, target));
  const always = parts.reduce<Json>((all, { own }) => merged(all, own), { type: 'object', properties: {} });
  const conditional = [
    ...joinedByCondition(parts.flatMap(({ conditional: part }) => part)),
    ...questions.flatMap((one) => choiceRules(one, find, target)),
    ...rules.flatMap((rule) => ruleSchema(rule, byId, find, target)),
  ];
  return {
    ...(target.isContract ? closed(always) : always),
    ...(conditional.length > 0 && { allOf: conditional }),
  };
}

/** No other answers are sent. */
const closed = (schema: Json): Json => ({
  ...schema,
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, one]) => [
      name,
      one.type === 'object' ? closed(one) : one,
    ]),
  ),
});

interface Conditional {
  readonly if: Json;
  readonly then: Json;
  readonly else?: Json;
}

interface Part {
  readonly own: Json;
  readonly conditional: readonly Conditional[];
}

/** Whether an answer must be there. Rows that are too few are refused even when there are none. */
const isNeeded = ({ required, rows, rules }: ExportedQuestion, { isContract }: SchemaTarget): boolean =>
  required || (isContract && rows !== undefined && Number(rules.minItems) >= 1);

/** A question: what always holds, and what holds while it is asked. */
function partOf(question: ExportedQuestion, find: FindAsked, target: SchemaTarget): Part {
  const { when, at, title, path, rows, sent } = question;
  const required = isNeeded(question, target);
  if (!sent && target.isContract) {
    target.lose(at, `"${title}", which is not sent`, 'It is not one of the answers.');
    return { own: {}, conditional: [] };
  }
  const schema = rows ? rowsSchema(question, rows, target) : fieldSchema(question, target);
  const asked = within({ path }, schema, false);
  const needed = neededOf(question, target);
  if (!when) return { own: required ? merged(asked, needed) : asked, conditional: [] };
  const test = attempt(when, at, `"${title}" is asked only when`, find, target);
  if (!test) {
    optional(question, target.lost);
    return { own: asked, conditional: [] };
  }
  if (target.isContract)
    return {
      own: asked,
      conditional: [
        {
          if: test,
          then: required ? needed : {},
          ...(!question.keeps && { else: within({ path }, { not: {} }, false) }),
        },
      ],
    };
  return { own: {}, conditional: [{ if: test, then: required ? merged(asked, needed) : asked }] };
}

/** That a question must be answered, with its message. */
function neededOf(question: ExportedQuestion, target: SchemaTarget): Json {
  const { path, words, at } = question;
  if (!isNeeded(question, target)) return {};
  const text = words.required;
  if (text === undefined || target.isContract) return within({ path }, {}, true);
  const [name, ...around] = [...path].reverse();
  return around.reduce<Json>((inner, key) => ({ type: 'object', required: [key], properties: { [key]: inner } }), {
    type: 'object',
    required: [name],
    properties: { [name!]: {} },
    errorMessage: { required: { [name!]: target.plain(text, at) } },
  });
}

function rowsSchema(question: ExportedQuestion, rows: readonly ExportedQuestion[], target: SchemaTarget): Json {
  const { items: _, ...own } = fieldSchema({ ...question, each: {} }, target) as { items?: Json };
  return { ...own, items: objectOf(rows, [], target) };
}

/** A condition as a schema. One that a schema cannot say is lost. */
function attempt(
  condition: Expression,
  at: string,
  what: string,
  find: FindAsked,
  target: SchemaTarget,
): Json | undefined {
  try {
    return schemaOf(condition, find);
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    target.lose(at, `${what} ${tell(condition)}: ${error.message}`, 'Check it in code (customValidate).');
    return undefined;
  }
}

/** Parts with the same condition as one. */
function joinedByCondition(parts: readonly Conditional[]): Json[] {
  const byTest = new Map<string, Conditional>();
  for (const part of parts) {
    const key = JSON.stringify(part.if);
    const before = byTest.get(key);
    byTest.set(
      key,
      before
        ? {
            if: part.if,
            then: merged(before.then, part.then),
            ...((before.else ?? part.else) && { else: merged(before.else ?? {}, part.else ?? {}) }),
          }
        : part,
    );
  }
  return [...byTest.values()].map((one) => ({ ...one }));
}

/** Choices that are only offered, or can only be chosen, under a condition: otherwise they are refused. */
function choiceRules(question: ExportedQuestion, find: FindAsked, target: SchemaTarget): Json[] {
  const { choices = [], at, title, type, path, sent } = question;
  if (!sent && target.isContract) return [];
  const groups = new Map<string, { test: Expression; chosen: ExportedChoice[] }>();
  for (const choice of choices) {
    const test = allHold(choice.when, choice.enabled);
    if (!test) continue;
    const key = JSON.stringify(test);
    groups.set(key, { test, chosen: [...(groups.get(key)?.chosen ?? []), choice] });
  }
  if (groups.size > 0 && !target.isContract)
    target.lose(
      at,
      `which choices of "${title}" are offered`,
      'All of them are shown, and the others are refused: to hide them, change the schema in code.',
    );
  for (const { reason, label } of choices)
    if (reason !== undefined)
      target.lose(at, `why "${label}" cannot be chosen: "${reason}"`, 'Say it in the help of the question.');
  return [...groups.values()].flatMap(({ test, chosen }) => {
    const condition = attempt(negated(test), at, `choices of "${title}" are refused when`, find, target);
    const refused = { not: { enum: chosen.map(({ value }) => value) } };
    return condition
      ? [
          {
            if: condition,
            then: within({ path }, type === 'array' ? { type: 'array', items: refused } : refused, false),
          },
        ]
      : [];
  });
}

/** A check over several answers. */
function ruleSchema(
  { at, holds, beside, message }: Rule,
  byId: ReadonlyMap<string, ExportedQuestion>,
  find: FindAsked,
  target: SchemaTarget,
): Json[] {
  const test = attempt(not(holds), at, 'the check', find, target);
  const question = byId.get(beside);
  if (!test || !question || (target.isContract && !question.sent)) {
    if (message !== undefined) target.lose(at, `the message "${message}"`, 'It belongs to the check that is lost.');
    return [];
  }
  if (target.isContract) {
    if (message !== undefined)
      target.lose(at, `the message "${message}"`, 'A contract has no words for visitors: keep them in the form.');
    return [{ if: test, then: { not: {} } }];
  }
  if (!question.required)
    target.lose(at, `a check while ${beside} has no answer`, 'rjsf shows it beside the answer: check it in code.');
  const refused = { not: {}, ...(message !== undefined && { errorMessage: { not: target.plain(message, at) } }) };
  return [{ if: test, then: within(question, refused, false) }];
}
