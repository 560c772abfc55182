import type { Answers } from '../plan/answers.ts';
import type { ObjectSet } from '../plan/objects.ts';

/** The answers in the shape of the form's schema, as they are sent and stored. */
export type ShapedAnswers = Readonly<Record<string, unknown>>;

type Shape = Record<string, unknown>;

/** An answer as it was sent. */
export interface SentAnswer {
  /** The name of its field: addressCity. */
  readonly name: string;
  /** Where it is: address, city. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The name of a field of an object, wherever a form names it: address and city make addressCity. */
export const nameIn = (object: string, name: string): string =>
  object === '' ? name : object + name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Puts the answers to fields of objects into their objects, in rows too. `sets`: the fields of the form, or of all
 * steps.
 */
export function intoObjects(sets: readonly ObjectSet[], answers: Answers): ShapedAnswers {
  const shaped: Shape = {};
  for (const [name, answer] of Object.entries(answers)) {
    const set = sets.find(({ plan }) => Object.hasOwn(plan.fields, name));
    const row = set?.rows?.sets[name];
    const path = set?.plan.fields[name]?.inObject ?? [name];
    const holder = path.slice(0, -1).reduce(childObject, shaped);
    holder[path.at(-1)!] =
      row && Array.isArray(answer) ? answer.map((one) => intoObjects([row], one as Answers)) : answer;
  }
  return shaped;
}

/** The child object of a name, created if it is missing. */
function childObject(object: Shape, key: string): Shape {
  if (!Object.hasOwn(object, key)) object[key] = {};
  return object[key] as Shape;
}

/**
 * All answers that were sent, also those in objects. Rows are one answer, with the answers of each row by name. The
 * value of an empty object is {}.
 */
export const outOfObjects = (sent: ShapedAnswers, owner: readonly string[] = []): SentAnswer[] =>
  Object.entries(sent).flatMap(([key, value]) => {
    const path = [...owner, key];
    if (isObject(value) && !isBare(value)) return outOfObjects(value, path);
    const answer = Array.isArray(value) ? value.map((one) => (isObject(one) ? byName(outOfObjects(one)) : one)) : value;
    return [{ name: hasFieldNames(path) ? path.reduce(nameIn, '') : path.join('.'), path, value: answer }];
  });

/**
 * Whether the names after the first are valid for fields in objects. Other names must not become the name of a field.
 */
const hasFieldNames = ([, ...names]: readonly string[]): boolean => names.every((name) => /^[a-z]/.test(name));

/** Answers by the names of their fields. */
export const byName = (answers: readonly SentAnswer[]): Answers =>
  Object.fromEntries(answers.filter(({ value }) => !isBare(value)).map(({ name, value }) => [name, value])) as Answers;

const isObject = (value: unknown): value is ShapedAnswers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is an empty object. */
export const isBare = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;
